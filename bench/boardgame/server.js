// boardgame.io's server with a game for four whose state is as large as a view of ours: node server.js PORT RHYTHM SIZE
//
// RHYTHM is "turns" (one player after the other) or "at-once" (all may move at any time, as in Bounty Hunters). What
// would cost it time and a match between programs does not need is off: undo, credentials, secrets, logs. It keeps
// everything in memory, as it does by itself.
const { Server, Origins } = require('boardgame.io/server');
const { ActivePlayers } = require('boardgame.io/core');

const [port, rhythm, size] = [Number(process.argv[2]), process.argv[3], Number(process.argv[4])];

function player(seat) {
  const pad = { targets: 0, crates: 0, contracts: 0, hunters: 0, total: 0, credits: 3, rank: 1 };
  return { seat, hand: [1, 2, 3, 4, 5], credits: 3, named: null, chosen: false, open: [], contracts: [], pad };
}

// Players in the middle of a game: areas with as many groups of cards as it takes.
function setup() {
  const G = { turn: 1, moves: 0, players: [0, 1, 2, 3].map(player) };
  for (let i = 0; JSON.stringify(G).length < size; i++) {
    G.players[i % 4].open.push({ target: i, attack: [50 + i, 60 + i], strength: [1, 2, 0], missing: [2, 0, 1] });
  }
  return G;
}

// A card is exchanged, a credit gained, an attack strengthened.
function exchange({ G, playerID }, place, card) {
  const own = G.players[playerID];
  own.hand[place] = card;
  own.credits += 1;
  own.open[0].strength[0] += 1;
  G.moves += 1;
}

const game = {
  name: 'peer',
  setup,
  disableUndo: true,
  moves: { exchange: { move: exchange, ignoreStaleStateID: rhythm === 'at-once' } },
  turn: rhythm === 'turns' ? { minMoves: 1, maxMoves: 1 } : { activePlayers: ActivePlayers.ALL },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(port);
