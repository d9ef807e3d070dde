/** What is printed on the pieces of a table of Adventures, found by kind and number. */
import type { MandalorianAdventuresCard as Piece } from "../../wire";

export type { Piece };
export type Kind = Piece["type"];
export type Of<K extends Kind> = Extract<Piece, { type: K }>;

/** All pieces of a kind, in the order of the pack. */
export const allOf = <K extends Kind>(pieces: readonly Piece[], kind: K): Of<K>[] =>
  pieces.filter((one): one is Of<K> => one.type === kind);

type Numbered = Extract<Piece, { number: number }>["type"];

/** Where the piece of a kind with this number lies among all pieces; -1 if it is not in the game. */
export const placeOf = (pieces: readonly Piece[], kind: Numbered, number: number): number =>
  pieces.findIndex((one) => one.type === kind && (one as Of<Numbered>).number === number);

/** The piece of a kind with this number. */
export const pieceOf = <K extends Numbered>(pieces: readonly Piece[], kind: K, number: number): Of<K> | undefined =>
  pieces[placeOf(pieces, kind, number)] as Of<K> | undefined;
