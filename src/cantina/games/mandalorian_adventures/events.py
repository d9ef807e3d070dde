"""What the log of a game tells: the name of each event, with its operands.

A character is told by its number in the pack, not by its place at the table, so that an event can be said by itself.
"""

EVENTS = (
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
    "event-card",  # a: event card
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
(
    E_MISSION,
    E_SETUP,
    E_TURN,
    E_PLAYED,
    E_ACTION,
    E_FREE_ACTION,
    E_DECLINED,
    E_EFFECT_USED,
    E_MOVED,
    E_PLACED,
    E_ATTACKED,
    E_REVEALED,
    E_MISSION_EFFECT,
    E_THREAT_DAMAGED,
    E_DEFEATED,
    E_CAPTURED,
    E_LOOKED,
    E_LOOKED_AT,
    E_ENEMY_PUSHED,
    E_PLAN_DRAWN,
    E_PLAN_DREW,
    E_PLAN_KEPT,
    E_PLAN_ON_TOP,
    E_PLAN_PUT_ON_TOP,
    E_PLAN_DISCARDED,
    E_PLAN_USED,
    E_PLAN_TAKEN,
    E_BONUS_USED,
    E_TOKEN_TAKEN,
    E_TOKEN_PLACED,
    E_TOKEN_PLACED_HIDDEN,
    E_TOKEN_REMOVED,
    E_TOKENS_MIXED,
    E_HEALED,
    E_THREAT_HEALED,
    E_HURT,
    E_BLOCKED,
    E_REDIRECTED,
    E_GUARD,
    E_GRAPPLE,
    E_ENEMY_ATTACKS,
    E_ENEMY_MOVED,
    E_DISABLED,
    E_SPAWNED,
    E_NO_REINFORCEMENT,
    E_SABOTAGED,
    E_SABOTAGE_REMOVED,
    E_EVENT_STEP,
    E_SPACE_RESOLVED,
    E_CRISIS,
    E_CRISIS_SKIPPED,
    E_EVENT_CARD,
    E_NO_EFFECT,
    E_SPACE_EMPTIED,
    E_TRACK,
    E_DOOR_OPENED,
    E_DOOR_CLOSED,
    E_CHILD_RESCUED,
    E_CHILD_CARRIED,
    E_CHILD_ON_CELL,
    E_CHILD_FLED,
    E_CHILD_WITH_ENEMY,
    E_RULE,
    E_DREW_SKILLS,
    E_DREW_SKILL,
    E_RESHUFFLED_SKILLS,
    E_RESHUFFLED_PLANS,
    E_RESHUFFLED_EVENTS,
    E_LOYALTY_DEALT,
    E_LOYALTY_SEEN,
    E_LOYALTY_LOOKED,
    E_BETRAYED,
    E_ACCUSED,
    E_VOTED,
    E_ACCUSATION_RIGHT,
    E_ACCUSATION_WRONG,
    E_WON,
    E_LOST,
    E_UNFINISHED,
) = range(len(EVENTS))
