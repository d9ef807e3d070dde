/** The hints of the guide through Bounty Hunters. */
import type {
  BountyHuntersCard as Card,
  BountyHuntersPlayerView as Player,
  BountyHuntersView as View,
  Update,
} from "../../wire";
import { type Hint, may, type Occasion } from "../guide";
import type { Deck } from "./cards";

/** A condition on the view and the viewer's own place in it. */
const bounty =
  (when: (view: View, me: Player, update: Update, cards: readonly Card[]) => boolean) =>
  ({ update, cards }: Occasion): boolean => {
    const { view } = update;
    const me = view?.game === "bounty-hunters" ? view.players[view.viewer ?? -1] : undefined;
    return view?.game === "bounty-hunters" && !!me && when(view, me, update, cards as Card[]);
  };

/** The chosen card is of this deck, and the player decides what becomes of it. */
const deciding = (deck: Deck) =>
  bounty(
    (view, me, update, cards) =>
      view.phase === "resolve" && may(update, "sell") && me.pick !== null && cards[me.pick]?.deck === deck,
  );

export const HUNT: readonly Hint[] = [
  { key: "client-learn-bh-welcome", at: ".decks", when: bounty((view) => view.phase === "draw" && view.turn === 1) },
  {
    key: "client-learn-bh-choose",
    at: ".hand[role=group]",
    when: bounty((view, _, update) => view.phase === "choose" && update.legal.length > 0),
  },
  { key: "client-learn-bh-target", at: ".decision .ways", when: deciding("target") },
  { key: "client-learn-bh-hunter", at: ".decision .ways", when: deciding("hunter") },
  { key: "client-learn-bh-market", at: ".decision .ways", when: deciding("market") },
  {
    key: "client-learn-bh-pass",
    at: ".hand[role=group]",
    when: bounty((view) => view.phase === "draw" && view.turn === 2),
  },
  {
    key: "client-learn-bh-open",
    at: ".fight .missing",
    when: bounty((view, me) => view.phase === "draw" && me.open.some((group) => group.attack.length > 0)),
  },
  { key: "client-learn-bh-orphans", at: ".fights .fight", when: bounty((_, me) => me.orphans !== null) },
  { key: "client-learn-bh-captured", at: ".own", when: bounty((_, me) => me.captures > 0) },
  {
    key: "client-learn-bh-broke",
    at: ".purse",
    when: bounty((view, me) => view.turn > 3 && me.credits === 0 && me.reserved.length > 0),
  },
  {
    key: "client-learn-bh-near",
    at: ".beside .pane:first-child",
    when: bounty(({ end }) => end.captures === end.of - 1),
  },
  {
    key: "client-learn-bh-last",
    at: ".beside .pane:first-child",
    when: bounty((view) => view.trigger_turn !== null && view.phase !== "over"),
  },
];
export const CONTRACTS: readonly Hint[] = [
  {
    key: "client-learn-bh-contracts",
    at: "[data-place=deck-contract]",
    when: bounty((view) => view.phase === "draw" && view.turn === 1),
  },
  { key: "client-learn-bh-contract", at: ".decision .ways", when: deciding("contract") },
  {
    key: "client-learn-bh-worth",
    at: ".own",
    when: bounty((_, me) => me.contracts.some((contract) => contract.points > 0)),
  },
  ...HUNT.slice(1),
];
