"""What the log of a game tells: the name of each event, with its operands."""

from cantina.engine.names import named

EVENT, EVENTS = named(
    "turn",  # seat, a: number of the turn
    "equipped",  # seat, a: card, b: cost
    "filled-slot",  # seat                                    all
    "filled-slot-with",  # seat, a: card                      the seat alone
    "draws",  # seat
    "took",  # seat, a: card                                  from the market
    "took-hidden",  # seat                                    the others
    "took-from-deck",  # seat, a: card                        the seat alone
    "no-card",  # seat: nothing is left to draw
    "sold",  # seat, a: card
    "sale",  # seat, a: credits
    "quick-job",  # seat, a: credits
    "attempts",  # seat, a: mission
    "plays-event",  # seat, a: card, b: fee
    "passes",  # seat
    "ignores-with",  # seat, a: card
    "ignores",  # seat, a: attribute
    "uses",  # seat, a: card
    "completed",  # seat, a: mission, b: reward
    "failed",  # seat, a: mission, b: paid
    "worn-out",  # seat, a: card
    "kept",  # seat, a: card
    "discarded",  # seat, a: card
    "retained",  # seat, a: card
    "ends-turn",  # seat
    "reshuffled",  # a: cards
    "new-in-market",  # a: card
    "new-mission",  # a: mission
    "over",  # seat that completed the level 4 mission
    "unfinished",
)
