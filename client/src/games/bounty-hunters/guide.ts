/** The steps of the lessons of Bounty Hunters. They fit the deal that all learners get, and any other way to play it. */
import type {
  BountyHuntersCard as Card,
  BountyHuntersPlayerView as Player,
  BountyHuntersView as View,
  Update,
} from "../../wire";
import { may, type Occasion, type Step } from "../guide";
import type { Deck } from "./cards";

interface Seen {
  view: View;
  me: Player;
  update: Update;
  cards: readonly Card[];
}

/** A condition on the view and the viewer's own place in it. */
const bounty =
  (when: (seen: Seen) => boolean) =>
  ({ update, cards }: Occasion): boolean => {
    const { view } = update;
    const me = view?.game === "bounty-hunters" ? view.players[view.viewer ?? -1] : undefined;
    return view?.game === "bounty-hunters" && !!me && when({ view, me, update, cards: cards as Card[] });
  };

const drawing = ({ view, me, update }: Seen): boolean =>
  view.phase === "draw" && me.named === null && may(update, "draw");
const choosing = ({ view, me, update }: Seen): boolean =>
  view.phase === "choose" && !me.chosen && update.legal.length > 0;
/** The viewer decides what becomes of the chosen card, which is of this deck if one is named. */
const deciding = ({ view, me, update, cards }: Seen, deck?: Deck): boolean =>
  view.phase === "resolve" && may(update, "sell") && me.pick !== null && (!deck || cards[me.pick]?.deck === deck);
/** The viewer holds a card of this deck. */
const holds = ({ me, cards }: Seen, deck: Deck): boolean => me.hand.cards.some((card) => cards[card]?.deck === deck);

const SELL: Step = {
  key: "client-learn-bh-sell",
  at: ["decision"],
  when: bounty((seen) => seen.view.turn > 3 && deciding(seen)),
};
const EXPLAIN: Step = {
  key: "client-learn-explain",
  at: ["hand"],
  when: bounty((seen) => seen.view.turn > 3 && choosing(seen)),
  read: true,
};
const ORPHANS: Step = {
  key: "client-learn-bh-orphans",
  at: ["waiting"],
  when: bounty(({ me }) => me.orphans !== null),
  read: true,
  aside: true,
};
const LAST: Step = {
  key: "client-learn-bh-last",
  at: ["end", "hand"],
  when: bounty(({ view }) => view.trigger_turn !== null && view.phase !== "over"),
  read: true,
  aside: true,
};

export const HUNT: readonly Step[] = [
  {
    key: "client-learn-bh-draw-target",
    at: ["deck-target"],
    when: bounty((seen) => seen.view.turn === 1 && drawing(seen)),
  },
  {
    key: "client-learn-bh-keep",
    at: ["hand-target", "hand"],
    when: bounty((seen) => seen.view.turn === 1 && choosing(seen)),
  },
  {
    key: "client-learn-bh-play",
    at: ["decision"],
    when: bounty((seen) => deciding(seen, "target")),
  },
  {
    key: "client-learn-bh-shield",
    at: ["target"],
    when: bounty(({ view, me }) => view.phase === "draw" && me.open.length > 0),
    read: true,
  },
  {
    key: "client-learn-bh-draw-hunter",
    at: ["deck-hunter"],
    when: bounty((seen) => seen.me.open.length > 0 && drawing(seen)),
  },
  {
    key: "client-learn-bh-passed",
    at: ["hand-capture", "hand-hunter", "hand"],
    when: bounty((seen) => seen.view.turn > 1 && seen.me.open.length > 0 && holds(seen, "hunter") && choosing(seen)),
  },
  {
    key: "client-learn-bh-send",
    at: ["decision"],
    when: bounty((seen) => seen.me.open.length > 0 && deciding(seen, "hunter")),
  },
  {
    key: "client-learn-bh-missing",
    at: ["target"],
    when: bounty(({ view, me }) => view.phase === "draw" && me.open.some((group) => group.attack.length > 0)),
    read: true,
    aside: true,
  },
  {
    key: "client-learn-bh-captured",
    at: ["captured"],
    when: bounty(({ me }) => me.captures > 0),
    read: true,
  },
  {
    key: "client-learn-bh-draw-market",
    at: ["deck-market"],
    when: bounty((seen) => seen.view.turn > 2 && drawing(seen)),
  },
  {
    key: "client-learn-bh-keep-market",
    at: ["hand-market"],
    when: bounty((seen) => seen.view.turn > 2 && holds(seen, "market") && choosing(seen)),
  },
  {
    key: "client-learn-bh-pay",
    at: ["decision"],
    when: bounty((seen) => deciding(seen, "market")),
  },
  {
    key: "client-learn-bh-end",
    at: ["end", "captured", "target"],
    when: bounty((seen) => seen.view.turn > 3 && drawing(seen)),
    read: true,
  },
  EXPLAIN,
  SELL,
  ORPHANS,
  LAST,
];

export const CONTRACTS: readonly Step[] = [
  {
    key: "client-learn-bh-draw-contract",
    at: ["deck-contract"],
    when: bounty(drawing),
  },
  {
    key: "client-learn-bh-keep-contract",
    at: ["hand-contract"],
    when: bounty((seen) => holds(seen, "contract") && choosing(seen)),
  },
  {
    key: "client-learn-bh-contract",
    at: ["decision"],
    when: bounty((seen) => deciding(seen, "contract")),
  },
  {
    key: "client-learn-bh-worth",
    at: ["contracts"],
    when: bounty(({ view, me }) => view.phase === "draw" && me.contracts.length > 0),
    read: true,
  },
  {
    key: "client-learn-bh-rivals",
    at: ["rivals"],
    when: bounty((seen) => seen.view.turn > 1 && drawing(seen)),
    read: true,
  },
  {
    key: "client-learn-bh-crates",
    at: ["deck-market"],
    when: bounty((seen) => seen.view.turn > 2 && drawing(seen)),
    read: true,
  },
  ORPHANS,
  LAST,
];
