"""What the log of a game tells: the name of each event, with its operands."""

from cantina.engine.names import named

EVENT, EVENTS = named(
    "turn",  # a: number of the turn
    "drew",  # seat, a: deck                               all, when step 1 closes
    "drew-card",  # seat, a: card                          the seat alone
    "no-draw",  # seat                                     all
    "must-name-again",  # seat, a: deck                    the seat alone
    "reshuffled",  # a: deck, b: cards
    "revealed",  # seat, a: card
    "sold",  # seat, a: card
    "played",  # seat, a: card
    "played-on",  # seat, a: card, b: target
    "reserved",  # seat, a: card
    "activated",  # seat, a: card
    "activated-on",  # seat, a: card, b: target
    "captured",  # seat, a: target
    "bonus-credit",  # seat
    "bonus-contract",  # seat, a: contract
    "fourth",  # seat: the bonus of the fourth capture
    "owed-credit",  # seat: paid at the close
    "lost-credit",  # seat
    "owed-contract",  # seat, a: contract
    "lost-contract",  # seat
    "triggered",  # a: the last turn
    "passed",  # hands were passed to the left
    "over",
)
