/** How large things can be so that all of them find room. */

export interface Room {
  width: number;
  height: number;
}

/** How wide a card can be, and in how many lines. `tall` says how high each group is, in widths of a card. */
export interface Fit {
  width: number;
  lines: number;
}

/**
 * The largest cards with which groups of these heights find room, each group `wide` cards wide: in one line, or in several
 * where that makes them larger.
 */
export function fitting(tall: readonly number[], wide: number, room: Room, most: number, least: number): Fit {
  let best: Fit = { width: 0, lines: 1 };
  for (let lines = 1; lines <= Math.max(1, Math.min(3, tall.length)); lines++) {
    const across = Math.ceil(tall.length / lines) || 1;
    let height = 0;
    for (let line = 0; line < lines; line++) height += Math.max(0, ...tall.slice(line * across, (line + 1) * across));
    const width = Math.min(most, room.width / (across * wide), room.height / Math.max(1, height));
    if (width > best.width) best = { width, lines };
  }
  return { ...best, width: Math.max(least, best.width) };
}
