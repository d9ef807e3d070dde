"""Campaigns in the fuzzer: keepers and the link open one, everybody else is a stranger to it, whatever they show.

A guest who has ever sat at one of its tables may be a player or not: of them only what keepers alone may do is judged.
"""

from dataclasses import dataclass, field

from server.fuzz_world import REFUSED, Fault
from server.live_server import QUICK

GAME = "mandalorian-adventures"


@dataclass
class KnownCampaign:
    """A campaign as the fuzzer knows it."""

    id: str
    link: str
    keepers: set[int]
    file: object  # as it was at the beginning
    old: list[str] = field(default_factory=list)  # links that must lead nowhere
    number: int = 0  # of the last change that was shown
    tables: set[str] = field(default_factory=set)  # whose guests may be players

    @property
    def path(self):
        return f"/api/campaigns/{self.id}"


# What may be asked of a campaign: the way, the end of the path, what is said, and whether keepers alone may.
ASKED = {
    "show": ("GET", "", lambda known: {}, False),
    "file": ("GET", "/file", lambda known: {}, False),
    "join": ("POST", "/join", lambda known: {}, True),
    "leave": ("POST", "/leave", lambda known: {}, True),
    "link": ("POST", "/link", lambda known: {}, True),
    "anew": ("POST", "/anew", lambda known: {"number": known.number}, True),
    "restore": ("PUT", "/file", lambda known: {"number": known.number, "file": known.file}, True),
    "open": ("POST", "/tables", lambda known: {"seats": 1, "options": {"max_turns": 1}, "settings": QUICK}, False),
}


def found_campaign(world, guest, *_):
    answer = world.ask(guest, "POST", "/api/campaigns", game=GAME, name="Friday")
    if answer.status_code == 201:
        campaign, link = answer.json()["campaign"], answer.json()["link"]
        with world.limits.lifted():
            file = world.ask(guest, "GET", f"/api/campaigns/{campaign}/file").json()
        world.campaigns.append(KnownCampaign(campaign, link, {guest}, file))


def links_for(world, known):
    """What a guest may show: nothing, the link, an earlier one, that of another campaign, an invitation."""
    others = [one.link for one in world.campaigns if one is not known]
    return [None, known.link, *known.old[-1:], *others[-1:], *(table.invitations[0] for table in world.tables[-1:])]


def players(world, known):
    """The guests who have ever sat at a table of a campaign."""
    return sorted({guest for table in world.tables if table.id in known.tables for guest in table.sat})


def ask_campaign(world, guest, which, what, how, *_):
    """Any guest asks anything of any campaign, with any link."""
    if not world.campaigns:
        return
    known = world.campaigns[which % len(world.campaigns)]
    if how % 2 and (some := players(world, known)):
        guest = some[what % len(some)]
    name, links = list(ASKED)[what % len(ASKED)], links_for(world, known)
    way, end, said, keepers_only = ASKED[name]
    link = links[how % len(links)]
    keeps = guest in known.keepers or link == known.link
    answer = world.ask(guest, way, known.path + end, link, **said(known))
    done = answer.status_code < REFUSED
    if done and not keeps and (keepers_only or guest not in players(world, known)):
        raise Fault(f"guest {guest} could {name} a campaign of {known.keepers}")
    if keeps and answer.status_code in (401, 403, 404):
        raise Fault(f"guest {guest} keeps a campaign, and was refused to {name}: {answer.text[:200]}")
    if done:
        note(world, known, guest, name, answer)


def note(world, known, guest, name, answer):
    """What follows from a request that was carried out."""
    if name == "join":
        known.keepers.add(guest)
    elif name == "leave":
        known.keepers.discard(guest)
    elif name == "link":
        known.old.append(known.link)
        known.link = answer.json()["link"]
    elif name == "open":
        world.add_table(guest, answer)
        known.tables.add(world.tables[-1].id)


def again(world, table, successor):
    """A table of a campaign is followed by another one."""
    for known in world.campaigns:
        known.tables |= {successor} if table in known.tables else set()


def list_campaigns(world, guest, *_):
    """A list has all campaigns of its guest, and none of others."""
    answer = world.ask(guest, "GET", "/api/campaigns")
    listed = {one["campaign"] for one in answer.json()}
    for known in world.campaigns:
        if guest in known.keepers and known.id not in listed:
            raise Fault(f"guest {guest} keeps a campaign that is not listed")
        if known.id in listed and guest not in known.keepers and guest not in players(world, known):
            raise Fault(f"guest {guest} is listed a campaign of {known.keepers}")


def check_campaigns(world):
    """No campaign is lost, nor a change of one."""
    for known in world.campaigns:
        answer = world.ask(0, "GET", known.path, known.link)
        if answer.status_code != 200:
            raise Fault(f"a campaign is refused to its link: {answer.text[:200]}")
        number = answer.json()["number"]
        if number < known.number:
            raise Fault(f"a campaign was at change {known.number}, and is at {number}")
        known.number = number


CAMPAIGN_STEPS = {
    "found": (0.7, found_campaign),
    "campaign": (6, ask_campaign),
    "campaigns": (1, list_campaigns),
}
