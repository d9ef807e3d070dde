/**
 * What every drawn table makes of what the server sends: the viewer, the players around the table, what may be played, and
 * the cards as they are printed. The desk of a game extends it.
 */
import type { Line } from "../net/live.svelte";
import { language } from "../text/text.svelte";
import type { Explained } from "../ui/explain/explaining.svelte";
import { botsOf } from "../ui/names";
import type { PlaceOutline, Update } from "../wire";
import type { Choice, Decision, TableProps } from "./contract";

const NOBODY: PlaceOutline = { kind: "bot", name: "", level: "", away: "", stood_in: false };

/** The functions of a game for its cards. */
export interface Printed<Card, Art> {
  /** what an action is about, as a reader calls it */
  titleOf: (action: string, cards: readonly Card[]) => string;
  drawn: (card: Card) => Art;
  wordsOf: (card: Card) => string;
  nameOf: (card: Card) => string;
  aboutOf: (card: Card) => string;
  ruleOf: (card: Card) => string;
  /** the card that a line of the log is about */
  cardOf: (line: Line, cards: readonly Card[]) => number | null;
}

interface Seated {
  seat: number;
  /** without a rank where nobody is shown how the others stand (WM-A56) */
  pad: { total: number; rank: number | null } | null;
}

export abstract class Desk<Said extends Update, Player extends Seated, Card, Art extends Explained["card"]> {
  readonly given: () => TableProps;
  readonly #printed: Printed<Card, Art>;
  constructor(given: () => TableProps, printed: Printed<Card, Art>) {
    this.given = given;
    this.#printed = printed;
  }

  update = $derived.by(() => this.given().update as Said);
  cards = $derived.by(() => this.given().cards as Card[]);
  /** the newest view, by which is decided */
  now = $derived.by(() => this.update.view as NonNullable<Said["view"]> & { players: Player[] });
  /** the view that is shown: the newest one, or one on the way there */
  view = $derived.by(() => (this.given().scene ?? this.now) as NonNullable<Said["view"]> & { players: Player[] });
  seat = $derived.by(() => this.given().seat);
  past = $derived.by(() => this.given().past ?? false);
  legal = $derived.by(() => (this.past ? [] : this.update.legal));
  act = (action: string): void =>
    this.given().act(action, this.#printed.titleOf(action, this.cards), this.choiceOf(action)?.ask);
  /** what the viewer has to decide, null if there is nothing */
  abstract decision: Decision | null;
  choiceOf = (action: string): Choice | undefined => this.decision?.choices.find((choice) => choice.action === action);

  // --- who sits where: the others from my left on ---
  me = $derived.by((): Player | null => (this.seat === null ? null : (this.view.players[this.seat] ?? null)));
  count = $derived.by(() => this.view.players.length);
  others = $derived.by((): Player[] => {
    const { seat, count } = this;
    const players: Player[] = this.view.players;
    return Array.from(
      { length: seat === null ? count : count - 1 },
      (_, i) => players[((seat ?? -1) + 1 + i) % count],
    ).filter((one) => one !== undefined);
  });
  best = $derived.by(() => Math.max(0, ...this.view.players.map((one: Player) => one.pad?.total ?? 0)));
  /** whether a player has the most points; nobody leads while all have as many */
  leads = ({ pad }: Player): boolean =>
    pad?.total === this.best &&
    pad.rank !== null &&
    this.view.players.some((one: Player) => (one.pad?.total ?? 0) < this.best);
  /** the seats, the best first */
  ranking = $derived.by((): number[] =>
    [...this.view.players]
      .sort((a: Player, b: Player) => (a.pad?.rank ?? 0) - (b.pad?.rank ?? 0))
      .map((one: Player) => one.seat),
  );
  names = $derived.by(() => this.given().names);
  bots = $derived.by(() => botsOf(this.update.table));
  nameOf = (seat: number): string => this.names[seat] ?? "";
  placeOf = (seat: number): PlaceOutline => this.update.table.seats[seat] ?? NOBODY;
  statusOf = (seat: number): ReturnType<TableProps["status"]> => this.given().status(seat);

  // --- cards ---
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: reading it must not make what reads depend on it
  #made = new Map<number, Art>();
  #spoken = "";
  /** A card as it is drawn; made once per language, since drawing takes time. */
  art = (number: number): Art => {
    if (language() !== this.#spoken) this.#made.clear();
    this.#spoken = language();
    const found = this.#made.get(number) ?? this.#printed.drawn(this.cards[number] as Card);
    this.#made.set(number, found);
    return found;
  };
  label = (number: number): string => (this.cards[number] ? this.#printed.wordsOf(this.cards[number]) : "");
  /** What a card is, and what would follow from the action that pressing it requests. */
  about = (number: number | null, action = ""): Explained | null => {
    const card = number === null ? undefined : this.cards[number];
    return card && number !== null
      ? {
          title: this.#printed.nameOf(card),
          text: this.#printed.aboutOf(card),
          follows: this.choiceOf(action)?.follows ?? [],
          card: this.art(number),
          rule: this.#printed.ruleOf(card),
        }
      : null;
  };
  aboutLine = (line: Line): Explained | null => this.about(this.#printed.cardOf(line, this.cards));
}
