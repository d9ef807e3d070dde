### Quick Draw

quick-draw-name = Quick Draw
quick-draw-about = Twelve bounties come to town. For each of them, show a card or wait: the fastest hand takes it, unless it was much too fast. Ten minutes.

## Options

quick-draw-option-lead = by how much the fastest card may beat the next one; none: by any number
quick-draw-option-tips = whether a hunter who waits gets a credit
quick-draw-option-max-turns = the number of turns; twelve if none is named

## Bounties

quick-draw-bounty-market-pickpocket = the market pickpocket
quick-draw-bounty-runaway-cook = the runaway cook
quick-draw-bounty-card-cheat = the card cheat
quick-draw-bounty-fuel-thief = the fuel thief
quick-draw-bounty-document-forger = the document forger
quick-draw-bounty-spice-runner = the spice runner
quick-draw-bounty-deserted-gunner = the deserted gunner
quick-draw-bounty-droid-smuggler = the droid smuggler
quick-draw-bounty-toll-bridge-gang = the toll bridge gang
quick-draw-bounty-arms-dealer = the arms dealer
quick-draw-bounty-vault-breaker = the vault breaker
quick-draw-bounty-pirate-captain = the pirate captain

## Actions and why they are refused

quick-draw-action-show = Show card { $card }
quick-draw-action-wait = Wait
quick-draw-refusal-shown = “{ $action }” is not possible: card { $card } has left the game ({ $rule })
quick-draw-refusal-not-in-hand = “{ $action }” is not possible: card { $card } is not in your hand ({ $rule })

## What happened

quick-draw-who = { $you ->
    [yes] Player { $seat } (you)
   *[no] Player { $seat }
}
quick-draw-event-turn = Turn { $number }: { $bounty } comes to town.
quick-draw-event-shows = { quick-draw-who } shows { $card }.
quick-draw-event-waits = { $number ->
    [0] { quick-draw-who } waits.
   *[other] { quick-draw-who } waits and gets a tip.
}
quick-draw-event-misfires = { $card } was too fast: { quick-draw-who } misfires!
quick-draw-event-takes = { quick-draw-who } takes { $bounty } for { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}.
quick-draw-event-gets-away = Nobody draws: { $bounty } gets away.
quick-draw-event-over = The street is quiet: the game is over.

## The table

quick-draw-picture-choose = Turn { $turn }. Everybody chooses: a card, or to wait.
quick-draw-picture-over = The game is over.
quick-draw-picture-worth = { $bounty }, for { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
quick-draw-picture-player = { quick-draw-who }: { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}; { $held ->
    [one] { $held } card
   *[other] { $held } cards
} in hand{ $chosen ->
    [yes] ; has chosen
   *[no] { "" }
}
quick-draw-picture-choice = Your choice: { $action }
quick-draw-label-bounty = Bounty
quick-draw-label-shown = Shown
quick-draw-label-hand = Hand
quick-draw-column = Player { $seat }
quick-draw-row-bounties = For bounties
quick-draw-row-tips = Tips
quick-draw-row-total = Credits
quick-draw-row-captures = Bounties
quick-draw-row-rank = Place
quick-draw-tie-captures = Credits are equal: the most bounties decide.
quick-draw-tie-shared = Credits and bounties are equal: the victory is shared.

## The player aid

quick-draw-aid-front =
    A TURN
    1 A bounty is turned up. It pays what it says.
    2 Everybody chooses a card of the hand, or waits. Nobody sees it yet.
    3 The choices are turned up. The highest number takes the bounty.
      - If it beats the next one by more than 15, it misfires: the next one wins.
      - A card that is shown alone does not misfire.
    Cards that were shown are gone. You have eight for twelve bounties.
quick-draw-aid-back =
    THE END
    After the twelfth bounty the most credits win. If they are equal, the most
    bounties do.
    Card 17 is shown by “show 17”; “wait” keeps your cards.
