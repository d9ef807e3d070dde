"""What the log of a game tells: the name of each event, with its operands.

A character is told by its number in the pack, not by its place at the table, so that an event can be said by itself.
"""

from cantina.engine.names import named

EVENT, EVENTS = named(
    "mission",  # a: mission, b: map
    "setup-step",  # a: number of the step
    "turn",  # seat, a: number of the turn
    "played",  # seat, a: card, b: space
    "action",  # seat, a: space, b: strength, c: character
    "free-action",  # seat, a: space, b: strength, c: character
    "declined",  # seat, a: space
    "effect-used",  # seat, a: card
    "moved",  # seat, a: character, b: cell
    "placed",  # a: character, b: cell
    "attacked",  # seat, a: character, b: threat, c: strength
    "revealed",  # a: threat, b: token, c: cell
    "mission-effect",  # a: token, b: mission
    "threat-damaged",  # a: threat, b: damage, c: token
    "defeated",  # a: threat, b: token
    "captured",  # a: threat, b: token
    "looked",  # seat, a: threat, b: cell                     the others
    "looked-at",  # seat, a: threat, b: token                 the seat alone
    "enemy-pushed",  # seat, a: threat, b: cell
    "plan-drawn",  # seat, a: number of cards                 all
    "plan-drew",  # seat, a: planning card                    the seat alone
    "plan-kept",  # seat, a: planning card, b: character
    "plan-on-top",  # seat                                    all
    "plan-put-on-top",  # seat, a: planning card              the seat alone
    "plan-discarded",  # a: planning card
    "plan-used",  # seat, a: planning card, b: character
    "plan-taken",  # a: planning card, b: character
    "bonus-used",  # seat, a: token, b: character
    "token-taken",  # seat, a: token, b: character
    "token-placed",  # a: token, b: cell
    "token-placed-hidden",  # b: cell
    "token-removed",  # a: token
    "tokens-mixed",
    "healed",  # a: character, b: amount
    "threat-healed",  # a: threat, b: amount
    "hurt",  # a: character, b: amount, c: threat or -1
    "blocked",  # a: character, b: amount
    "redirected",  # a: character who takes it, b: character spared
    "guard",  # a: threat, b: character
    "grapple",  # a: threat, b: character
    "enemy-attacks",  # a: threat, b: character
    "enemy-moved",  # a: threat, b: cell
    "disabled",  # a: threat
    "spawned",  # a: threat, b: token, c: cell
    "no-reinforcement",
    "sabotaged",  # a: space, b: sabotage token or -1 (substitute)
    "sabotage-removed",  # a: space, b: sabotage token or -1
    "event-step",
    "space-resolved",  # a: space, b: total
    "crisis",  # a: space, b: mission
    "crisis-skipped",
    "event-card",  # a: event card, b: 1 if the Child is in play
    "no-effect",
    "space-emptied",  # a: space
    "track",  # a: track, b: value, c: four times the mission, plus 0, 1 or 2 for a team of 2, 3 or 4
    "door-opened",  # a: door
    "door-closed",  # a: door
    "child-rescued",  # a: character
    "child-carried",  # a: character
    "child-on-cell",  # a: cell
    "child-fled",  # a: cell
    "child-with-enemy",  # a: threat
    "rule",  # a: rule
    "drew-skills",  # seat, a: number of cards                all
    "drew-skill",  # seat, a: card                            the seat alone
    "reshuffled-skills",  # seat, a: number of cards
    "reshuffled-plans",  # a: number of cards
    "reshuffled-events",  # a: number of cards
    "loyalty-dealt",
    "loyalty-seen",  # seat, a: loyalty, b: whose             the seat alone
    "loyalty-looked",  # seat, b: whose                       all
    "betrayed",  # seat
    "accused",  # seat, a: whom
    "voted",  # seat, a: 1 agreed, 0 not
    "accusation-right",  # a: whom
    "accusation-wrong",  # a: whom
    "won",
    "lost",  # a: reason, b: character
    "unfinished",
)
