// A fact of every code that can be said of a turn, for tests.
import type { TurnValues } from '../analysis/turn-facts.js';

const CHARGE = { article: 'art. 30', fact: { code: 'award', points: -3 } } as const;

export const TURN_SAMPLES: TurnValues = {
  'rack-changed': {},
  'board-unknown': { line: 4 },
  'cannot-be-laid': {},
  'rack-unknown': {},
  'rack-not-possible': { rack: 'QQ' },
  'rack-in-part': { known: 3, held: 7 },
  'not-from-rack': {},
  'challenge-worth': { made: true, score: 12, charge: CHARGE, points: 15 },
  phoneys: { words: ['MARO'], withdrawn: false },
  'withdrawn-valid': { words: [] },
  'challenge-lost': { charge: CHARGE, declared: -3 },
  'lost-though-invalid': { words: ['MARO'] },
  'exchange-due': { tiles: 'QUU', leave: 'AERT', worth: 6400 },
  'play-due': { at: '8H', word: 'CASA', score: 14 },
  'word-rare': { word: 'ZUMI', times: 0, least: 4, games: 40_000 },
  'place-not-seen': { at: '7H', word: 'OSA', kind: 'parallel', crossed: ['OC', 'SA'] },
  'leave-misjudged': { kept: 'QU', keptWorth: -12_300, better: 'ER', betterWorth: 4100 },
  'ending-lost': { points: 9, line: [{ at: '8H', word: 'CASA', score: 14 }] },
  'change-due': { name: 'cambio secco', best: 9000, mean: 38_200, held: 25_000 },
  'change-early': { name: 'cambio secco', best: 31_000, mean: 38_200, held: 25_000 },
};
