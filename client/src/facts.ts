// What never changes about the games, generated from their definitions in src/cantina/games.
// Do not edit: change a game and run `make types`.
import type { Facts } from "./wire";

export const FACTS: readonly Facts[] = [
  {"game": "bounty-hunters", "seats": [2, 3, 4, 5, 6], "default_seats": 4, "minutes": 20, "levels": ["random", "greedy"], "simultaneous": true, "cooperative": false, "total": "total", "rank": "rank"},
  {"game": "way-of-the-mandalorian", "seats": [2, 3, 4], "default_seats": 3, "minutes": 45, "levels": ["random", "greedy"], "simultaneous": false, "cooperative": false, "total": "total", "rank": "rank"},
  {"game": "mandalorian-adventures", "seats": [1, 2, 3, 4], "default_seats": 1, "minutes": 60, "levels": ["random", "greedy", "ahead"], "simultaneous": false, "cooperative": true, "total": "total", "rank": "rank"},
];
