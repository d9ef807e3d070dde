"""Routes of campaigns: begin one, show it, open its next table, download it as a file and upload it again."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from cantina.engine.errors import BadSavedGame
from cantina.server import auth, campaign_groups
from cantina.server.campaign_groups import Member
from cantina.server.dependencies import KEEPS_GUEST, ContextDep, GuestDep, LanguageDep, RegistryDep, check_rate, costs
from cantina.server.schema.openapi import JSON, REFUSALS, sends
from cantina.server.schema.requests import Anew, Found, OpenNext, Revision
from cantina.server.schema.responses import CampaignListed, CampaignShown, Founded, Links, OwnLink, Stored
from cantina.table import campaign as campaigns
from cantina.table.campaign import FILE

FILE_RESPONSE = sends("The file of a campaign", {"type": "object"})
FILE_REQUEST: dict[str, Any] = {"requestBody": FILE_RESPONSE[HTTPStatus.OK]}
READS_PROGRESS = costs(2)
DOWNLOAD = {"content-disposition": f'attachment; filename="{FILE}"'}

router = APIRouter(prefix="/api/campaigns", responses=REFUSALS)


async def get_member(campaign_id: str, request: Request, registry: RegistryDep, guest: GuestDep) -> Member:
    """The caller as a member of the campaign's group; a link is that of a campaign, which opens no table."""
    return await campaign_groups.member(registry, guest, auth.link_secret(request), campaign_id)


MemberDep = Annotated[Member, Depends(get_member)]


async def get_keeper(member: MemberDep) -> Member:
    """The caller as a keeper of the campaign."""
    return campaign_groups.keeper(member)


KeeperDep = Annotated[Member, Depends(get_keeper)]


async def get_file(request: Request) -> str:
    """The text of a file that is the body of a request."""
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise BadSavedGame("campaign-unreadable", file=FILE, reason=error.reason) from None


FileDep = Annotated[str, Depends(get_file)]


@router.post("", status_code=HTTPStatus.CREATED, dependencies=[KEEPS_GUEST])
async def begin(body: Found, caller: GuestDep, context: ContextDep, request: Request) -> Founded:
    """Begin a campaign."""
    check_rate(context.new_tables, request)
    return await campaign_groups.create(context.registry, caller.guest, body.game, body.name)


@router.post(
    "/file", status_code=HTTPStatus.CREATED, openapi_extra=FILE_REQUEST, dependencies=[READS_PROGRESS, KEEPS_GUEST]
)
async def begin_from_file(
    game: str, name: str, file: FileDep, caller: GuestDep, context: ContextDep, request: Request
) -> Founded:
    """Begin a campaign where a file of another one ends."""
    check_rate(context.new_tables, request)
    return await campaign_groups.create(context.registry, caller.guest, game, name, file)


@router.get("", dependencies=[READS_PROGRESS])
async def list_campaigns(caller: GuestDep, registry: RegistryDep) -> list[CampaignListed]:
    """The campaigns of the guest."""
    return await campaign_groups.campaigns_of(registry, caller.guest)


@router.get("/{campaign_id}", dependencies=[READS_PROGRESS])
async def show(member: MemberDep, registry: RegistryDep, language: LanguageDep) -> CampaignShown:
    """A campaign for a member of its group."""
    return await campaign_groups.describe(registry, member, language)


@router.post("/{campaign_id}/join", dependencies=[KEEPS_GUEST])
async def join(member: KeeperDep, registry: RegistryDep) -> Stored:
    """Keep the campaign from now on, without its link."""
    await campaign_groups.join(registry, member)
    return {"done": "join"}


@router.post("/{campaign_id}/leave")
async def leave(member: KeeperDep, registry: RegistryDep) -> Stored:
    """Keep the campaign no longer; its link, and a seat at its next table, still open it."""
    await campaign_groups.leave(registry, member)
    return {"done": "leave"}


@router.post("/{campaign_id}/link")
async def replace_link(member: KeeperDep, registry: RegistryDep) -> OwnLink:
    """A new secret link of the campaign; the old one leads nowhere from then on."""
    return {"link": await campaign_groups.replace_link(registry, member)}


@router.post("/{campaign_id}/tables", status_code=HTTPStatus.CREATED, dependencies=[READS_PROGRESS, KEEPS_GUEST])
async def open_next(body: OpenNext, member: MemberDep, context: ContextDep, request: Request) -> Links:
    """Open a table for the next game of the campaign, or for one beside it."""
    check_rate(context.new_tables, request)
    return (await campaign_groups.open_table(context.registry, member, body)).links()


@router.post("/{campaign_id}/anew", dependencies=[READS_PROGRESS])
async def begin_again(body: Anew, member: KeeperDep, registry: RegistryDep) -> Stored:
    """Begin the campaign again."""
    await campaign_groups.change(registry, member, body.number, lambda: campaigns.restarted(member.campaign))
    return {"done": "anew"}


@router.get("/{campaign_id}/file", response_class=Response, responses=FILE_RESPONSE)
async def download(member: MemberDep) -> Response:
    """The campaign as a file."""
    return Response(member.campaign.progress, media_type=JSON, headers=DOWNLOAD)


@router.put("/{campaign_id}/file", openapi_extra=FILE_REQUEST, dependencies=[READS_PROGRESS])
async def upload(member: KeeperDep, file: FileDep, registry: RegistryDep, number: Revision) -> Stored:
    """Let the campaign go on where a file ends."""
    await campaign_groups.change(registry, member, number, lambda: campaigns.restored(member.campaign, file))
    return {"done": "file"}
