// What an edited ledger looks like: every change is found, and the first line that does not follow is
// named, even when all hashes were reckoned anew.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../engine/engine.js';
import { lexiconFromBytes } from '../gaddag/lexicon.js';
import { ENGINE, next, seededGame, withSlips } from '../testing/duplicate.js';
import { LEXICON } from '../testing/lexicon.js';
import { createRandom } from '../testing/random.js';
import { sheetLines } from '../testing/sheets.js';
import { times } from '../testing/thorough.js';
import { enterSlips } from './enter-slips.js';
import { formatGame, newGame, nextRound, parseGame } from './game.js';
import type { LedgerEntry, StepEntry } from './ledger/entries.js';
import { formatLines } from './ledger/ledger.js';
import type { DuplicateGame } from './ledger/lines.js';
import { rankGame } from './ranking.js';
import { ruleSlip } from './rulings.js';
import { undo } from './undo.js';
import { verifyLedger } from './verify.js';
import { ruleWord } from './word-ruling.js';

/** An evening with slips of every kind, a ruling, a chosen rack, an arbiter's play and an end. */
function evening(): DuplicateGame {
  const { at, word, score } = next(seededGame()).state.closed[0]!.play;
  let game = withSlips(seededGame(), [
    ['Anna', at, word, score],
    ['Bruno', at, word, score + 1],
    ['Carla', at, 'QQ', 3],
    ['Anna', '1A', word, score],
  ]);
  game = next(game, { rack: 'AEIRSTO' });
  game = ruleSlip(game, { round: 1, player: 'Anna', score: 9, reason: 'the first slip counts' });
  const second = next(game).state.closed[1]!.subTops[0]!.plays[0]!;
  game = next(game, { play: second });
  return next(game, { end: true });
}

const GAME = evening();
const TEXT = formatGame(GAME);

/** The text with one entry changed and every hash reckoned anew, as a forger would. */
function forged(type: LedgerEntry['type'], change: (entry: never) => object): string {
  const index = GAME.entries.findIndex(entry => entry.type === type);
  const entries = GAME.entries.map((entry, place) =>
    place === index ? { ...entry, ...change(entry as never) } : entry,
  );
  return formatLines(entries as LedgerEntry[]).text;
}

test('a game that was not touched follows from its seed', () => {
  const { fault, lines, head } = verifyLedger(TEXT, ENGINE);
  expect(fault).toBeUndefined();
  expect([lines, head]).toEqual([GAME.entries.length, GAME.head]);
});

test('a game of typed racks follows, too', () => {
  let game = newGame(ENGINE, { players: ['Anna'], options: { rounds: 2 } });
  game = next(game, { rack: 'AEIRSTO' });
  game = next(game, { rack: 'BDEIOUN' });
  game = next(game);
  expect(game.state.end?.reason).toBe('rounds');
  expect(verifyLedger(formatGame(game), ENGINE).fault).toBeUndefined();
});

test('what the dictionary said of a word is taken as it was said; that the word is not valid is not', () => {
  const game = newGame(ENGINE, { players: ['Anna'], rack: 'AEIRSTO' });
  const slip = { round: 1, player: 'Anna', square: '8F', word: 'AEIR', claimed: 3 };
  const explain = (word: string): string => `${word} is in no table`;
  const text = formatGame(enterSlips(game, ENGINE, [slip], { explain }));
  expect(text).toContain('"why":{"code":"told","text":"AEIR is in no table"}');
  expect(verifyLedger(text, ENGINE).fault).toBeUndefined();
});

describe('any change of the text', () => {
  test('of a single character breaks the chain in its line', () => {
    const random = createRandom(5);
    for (let time = 0; time < times(300, 60); time++) {
      const at = random.below(TEXT.length - 1);
      const char = random.pick([...'0aZ"{}:,\n']);
      if (TEXT[at] === char) continue;
      const { fault } = verifyLedger(TEXT.slice(0, at) + char + TEXT.slice(at + 1), ENGINE);
      expect(fault?.line).toBe(TEXT.slice(0, at).split('\n').length);
    }
  });

  test.each([
    ['taken out', 3, (lines: string[]) => lines.toSpliced(2, 1)],
    ['doubled', 4, (lines: string[]) => lines.toSpliced(3, 0, lines[2]!)],
    ['exchanged', 6, (lines: string[]) => lines.toSpliced(5, 2, lines[6]!, lines[5]!)],
    ['put in', 1, (lines: string[]) => ['', ...lines]],
  ])('a line %s is found', (_, line, change) => {
    const lines = change(TEXT.split('\n'));
    expect(verifyLedger(lines.join('\n'), ENGINE).fault?.line).toBe(line);
    expect(() => parseGame(lines.join('\n'), 'game.jsonl')).toThrow(`game.jsonl:${line}: `);
  });
});

describe('a forged line with good hashes does not follow', () => {
  test.each<[LedgerEntry['type'], (entry: never) => object, RegExp]>([
    ['draw', () => ({ rack: 'AEIORST' }), /^draw: rack is "AEIORST", what follows is "/],
    [
      'draw',
      () => ({ rejected: [{ rack: 'A', reason: { code: 'no-play' } }] }),
      /^draw: rejected is /,
    ],
    ['draw', () => ({ by: 'chosen', rack: 'ZZZAEIO' }), /^draw: rack "ZZZAEIO"/],
    ['slip', () => ({ score: 99 }), /^slip: score is 99, what follows is \d+$/],
    ['slip', () => ({ word: 'QQ' }), /^slip: verdict is "valid", what follows is "square"$/],
    ['slip', () => ({ player: 'Zoe' }), /^slip: no player "Zoe"/],
    ['slip', () => ({ round: 2 }), /^slip: round 2 was never drawn/],
    ['close', () => ({ top: 1 }), /^close: top is 1, what follows is /],
    ['close', () => ({ tops: [] }), /^close: tops is \[\]/],
    ['close', () => ({ total: 5 }), /^close: total is 5/],
    ['player', () => ({ player: 'Bruno' }), /^player: "Bruno" is entered twice$/],
    ['ruling', () => ({ player: 'Zoe' }), /^ruling: no player "Zoe"/],
    ['end', () => ({ total: 5 }), /^end: total is 5/],
    ['end', () => ({ reason: 'bag' }), /^end: round 3 is still open$/],
    [
      'game',
      () => ({ options: {} }),
      /^game: "options.rounds" is missing, wanted a whole number from 0 to 99$/,
    ],
    ['game', () => ({ preset: 'own' }), /^game: no preset "own"/],
    ['game', () => ({ format: 3 }), /^game: format is 3/],
  ])('%s', (type, change, reason) => {
    const { fault } = verifyLedger(forged(type, change), ENGINE);
    // a player entered twice shows where the second stands
    const second = type === 'player' ? 1 : 0;
    expect(fault?.line).toBe(GAME.entries.findIndex(entry => entry.type === type) + 1 + second);
    expect(fault?.reason).toMatch(reason);
  });

  test('nor does one of a wrong shape, or of none', () => {
    for (const [change, reason] of [
      [{ round: 'one' }, 'draw: "round" is "one", wanted a whole number of at least 1'],
      [{ extra: 1 }, 'draw: "extra" is not a field'],
      [{ type: 'toString' }, '"type" is "toString": there is no such type'],
      [{ rejected: [null] }, 'draw: "rejected[0]" is null, wanted an object'],
      [{ rejected: {} }, 'draw: "rejected" is {}, wanted a list'],
    ] as const) {
      const { fault } = verifyLedger(
        forged('draw', () => change),
        ENGINE,
      );
      expect(fault?.reason).toBe(reason);
    }
  });
});

test('a seed changed in the first line shows in the first draw', () => {
  const { fault } = verifyLedger(
    forged('game', () => ({ seed: '2027' })),
    ENGINE,
  );
  expect(fault?.line).toBe(GAME.entries.findIndex(({ type }) => type === 'draw') + 1);
});

test('a ledger without its end follows as far as it goes, a cut line or step does not', () => {
  const lines = TEXT.split('\n');
  const step = GAME.entries.findIndex(({ type }) => type === 'step'); // its number of lines before it
  const { lines: size } = GAME.entries[step] as StepEntry;
  const end = step + 1 + size;
  expect(verifyLedger(`${lines.slice(0, end).join('\n')}\n`, ENGINE).fault).toBeUndefined();
  expect(verifyLedger(lines.slice(0, end).join('\n'), ENGINE).fault).toBeUndefined();
  const reason = 'cut off while it was written';
  for (let cut = step + 1; cut < end; cut++) {
    const { fault, lines: whole } = verifyLedger(`${lines.slice(0, cut).join('\n')}\n`, ENGINE);
    expect([fault, whole]).toEqual([{ line: step + 1, reason }, step]);
  }
  const first = lines.slice(0, 3).join('\n').slice(0, -1);
  expect(verifyLedger(first, ENGINE).fault).toEqual({ line: 3, reason });
});

test.each([
  ['', 'ledger:1: the ledger is empty: no line was entered'],
  ['{"n":1', 'ledger:1: the ledger is empty: no line was entered'],
  ['hello\n', 'ledger:1: not a line of a ledger: no hash at its end'],
  [formatLines([{ type: 'player', player: 'Anna' }]).text, /ledger:1: a ledger begins with a line/],
])('%j is not a ledger', (text, message) => {
  expect(() => parseGame(text)).toThrow(message);
});

describe('a ledger written before steps, undo and rulings on words', () => {
  const OLD = readFileSync(new URL('../testing/old-ledger.jsonl', import.meta.url), 'utf8');
  /** The frozen list as it was compiled then, its nodes in another order: the same plays. */
  const bytes = readFileSync(new URL('../testing/old-frozen.gaddag', import.meta.url));
  const OLD_ENGINE = createEngine({ lexicon: lexiconFromBytes(bytes) });
  const reason = { by: 'Ugo', reason: 'closed too soon' };

  test('has the words of the frozen list, and refuses another compilation of them', () => {
    expect([...OLD_ENGINE.lexicon.words()]).toEqual([...LEXICON.words()]);
    expect(() => verifyLedger(OLD, ENGINE)).toThrow(
      /began with lexicon "frozen" \(b807c0d5f1a8…\)/,
    );
  });

  test('is read, follows, and gives the ranking it gave', () => {
    expect(verifyLedger(OLD, OLD_ENGINE)).toMatchObject({ fault: undefined, lines: 19 });
    const { torn, ...game } = parseGame(OLD);
    expect([torn, formatGame(game)]).toEqual(['', OLD]);
    const totals = rankGame(game).players.map(({ player, total }) => `${player} ${total}`);
    expect(totals).toEqual(['Bruno 22', 'Anna 9', 'Carla 0', 'Dina 0', 'Nicolò 0']);
  });

  test('goes on with what is new, line by line where it has no steps', () => {
    let game: DuplicateGame = parseGame(OLD);
    game = undo(undo(undo(game, reason), reason), reason);
    expect(game.state.open?.round).toBe(2);
    game = ruleWord(game, OLD_ENGINE, { word: 'bop', ruling: 'struck', round: 1, reason: 'old' });
    expect(game.state.slips.find(({ player }) => player === 'Bruno')?.score).toBe(0);
    expect(
      verifyLedger(formatGame(nextRound(game, OLD_ENGINE, { withoutSlips: true })), OLD_ENGINE)
        .fault,
    ).toBeUndefined();
  });

  test('shows the line ends and controls of its reasons on one line', () => {
    const [, , line] = sheetLines(rankGame(parseGame(OLD)), { player: 'Anna' });
    expect(line).toContain('the first slip counts, said');
  });
});
