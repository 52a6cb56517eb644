// An example for simulators, and a bench: leggio plays greedy games against itself over `leggio/core`.
// node bench/self-play.js [--games N] [--seed S] [--words FILE] prints one JSON line.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  bagCounts,
  createMadePlay,
  createSearcher,
  FIGS,
  lexiconFromWords,
  makePlay,
  PlayBuffer,
} from 'leggio/core';

const RACK_SIZE = FIGS.rackSize;

/** A table with everything a game needs, made once: nothing is allocated while games are played. */
export function createTable(lexicon, seed) {
  const search = createSearcher(lexicon.graph, FIGS);
  search.useFilter(lexicon.wordCount);
  const full = Uint8Array.from(
    [...bagCounts(FIGS)].flatMap((count, code) => Array(count).fill(code)),
  );
  return {
    search,
    plays: new PlayBuffer(),
    made: createMadePlay(),
    full,
    bag: new Uint8Array(full.length),
    left: 0,
    random: seed | 0,
    tiles: new Uint8Array(225),
    racks: [new Int32Array(32), new Int32Array(32)],
    scores: new Int32Array(2),
  };
}

/** Plays one game to its end. Returns the number of positions looked at. */
export function playGame(table) {
  table.bag.set(table.full);
  table.left = table.full.length;
  table.tiles.fill(0);
  table.scores.fill(0);
  for (const rack of table.racks) {
    rack.fill(0);
    draw(table, rack);
  }
  let positions = 0;
  let passes = 0;
  for (let player = 0; passes < 2; player = 1 - player, positions++) {
    if (playTurn(table, player)) passes = 0;
    else passes++;
    if (table.left === 0 && isEmpty(table.racks[player])) break;
  }
  return positions;
}

const ONE_BEST = { count: 1 };
const seat = { tiles: undefined, rackCounts: undefined };

function playTurn(table, player) {
  seat.tiles = table.tiles;
  seat.rackCounts = table.racks[player];
  table.search.best(seat, ONE_BEST, table.plays);
  if (table.plays.length === 0) return false;
  table.scores[player] += table.plays.score(0);
  makePlay(seat, table.plays, 0, table.made);
  draw(table, seat.rackCounts);
  return true;
}

function draw(table, rack) {
  let held = 0;
  for (let code = 0; code < 32; code++) held += rack[code];
  for (; held < RACK_SIZE && table.left > 0; held++) {
    const at = below(table, table.left);
    const code = table.bag[at];
    table.bag[at] = table.bag[--table.left];
    rack[code]++;
  }
}

function below(table, size) {
  table.random = (Math.imul(table.random, 1664525) + 1013904223) | 0;
  return ((table.random >>> 8) * size) >>> 24;
}

function isEmpty(rack) {
  for (let code = 0; code < 32; code++) if (rack[code] !== 0) return false;
  return true;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '500' },
      seed: { type: 'string', default: '2026' },
      words: {
        type: 'string',
        default: new URL('../src/testing/words.txt', import.meta.url).pathname,
      },
    },
  });
  const words = readFileSync(values.words, 'utf8').trim().split(/\s+/);
  const table = createTable(lexiconFromWords(words), Number(values.seed));
  for (let i = 0; i < 20; i++) playGame(table);
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed;
  const start = performance.now();
  let positions = 0;
  let points = 0;
  for (let game = 0; game < Number(values.games); game++) {
    positions += playGame(table);
    points += table.scores[0] + table.scores[1];
  }
  const ms = performance.now() - start;
  const heapGrowth = process.memoryUsage().heapUsed - heap;
  const perSecond = Math.round((Number(values.games) * 1000) / ms);
  console.log(
    JSON.stringify({ games: Number(values.games), positions, points, perSecond, heapGrowth }),
  );
}
