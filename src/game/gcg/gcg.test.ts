// Reading and writing GCG: every dialect, every fault with its place, there and back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_FILES, gameBytes, gameOf, readGame } from '../../testing/games.js';
import { saidError } from '../../testing/said.js';
import { canonicalGame } from './canonical.js';
import { formatGcg } from './format.js';
import type { GcgGame, GcgPlay, GcgPragma } from './game.js';
import { parseGcg } from './gcg.js';

const HEAD = '#player1 a Anna\n#player2 b Bruno\n';

/** Forms of line that macondo reads (README.md says which programs read what). */
const MACONDO: readonly RegExp[] = [
  /^#(?:character-encoding|player[12] \S+|title|note) ?./,
  /^>\S+: \S+ \w+ [\p{L}.]+ \+\d+ \d+$/u,
  /^>\S+: \S+ -- -\d+ \d+$/,
  /^>\S+: \S+ -\S* \+0 \d+$/,
  /^>\S+: \S* ?\(challenge\) \+\d+ \d+$/,
  /^>\S+: {1,2}\(\S+\) \+\d+ -?\d+$/,
  /^>\S+: (\S+) \(\1\) -\d+ -?\d+$/, // it takes a negative challenge for one, and refuses it
  /^>\S+: \S* ?\(time\) -\d+ -?\d+$/,
];

function faultsOf(input: string | Uint8Array): readonly string[] {
  const said = saidError(() => parseGcg(input, { name: 'x.gcg' }));
  return said === undefined ? [] : [said.code, ...said.message.split('\n')];
}

/** A game without the places of its lines, which canonical text moves. */
function withoutLines(game: GcgGame): object {
  const { players, events } = game;
  const bare = (pragmas: readonly GcgPragma[]): object[] =>
    pragmas.map(({ name, text }) => ({ name, text }));
  return {
    players,
    pragmas: bare(game.pragmas),
    events: events.map(event => ({ ...event, line: 0, pragmas: bare(event.pragmas) })),
  };
}

describe('dialects', () => {
  test('cross-tables: Latin-1, lower-case squares, letters for through-tiles, lists of words', () => {
    const { players, events } = readGame('cross-tables');
    expect(players[1]).toEqual({ nick: 'bruno', name: 'Bruno Perché' });
    expect(events[1]).toMatchObject({ kind: 'play', at: 'J8', tiles: 'ORDA', score: 19 });
    expect(events[3]).toMatchObject({ kind: 'withdrawn', score: 0, total: 16 });
    expect(events.at(-1)).toMatchObject({ at: '12J', words: ['ORDAA', 'AE'] });
  });

  test('Quackle: four players, CRLF, no last line end, the racks at the end', () => {
    const { players, events } = readGame('four');
    expect(players.map(({ nick }) => nick)).toEqual(['uno', 'due', 'tre', 'quattro']);
    expect(events.map(({ player, kind }) => [player, kind])).toEqual([
      [0, 'play'],
      [1, 'play'],
      [2, 'play'],
      [3, 'exchange'],
    ]);
    expect(events.at(-1)?.pragmas).toEqual([{ name: 'rack1', text: 'ABEFRST', line: 11 }]);
  });

  test('Woogles: notes that go on, a pass without a rack, (A) for through-tiles, unknown pragmas', () => {
    const { pragmas, events } = readGame('woogles');
    expect(pragmas.at(-1)).toMatchObject({ name: 'clock', text: '25/0' });
    expect(events[0]?.notes).toEqual(['first line of a note\nwhich goes on here', 'a second note']);
    expect(events[2]?.pragmas).toMatchObject([{ name: 'mark', text: '?!' }]);
    expect(events[3]).toMatchObject({ kind: 'pass', rack: undefined });
    expect(events[4]).toMatchObject({ kind: 'exchange', tiles: 'CG', count: 2 });
    expect(events[6]).toMatchObject({ kind: 'play', tiles: 'HOT' });
    expect(events.at(-1)).toMatchObject({ kind: 'time', score: -10, total: -2 });
  });

  test('letters of several characters that #tile declares stand in brackets', () => {
    const { events } = readGame('catalan');
    expect(events[0]).toMatchObject({ rack: 'AEI[L·L]O[QU]?', tiles: '[QU]A[l·l]' });
    expect(events[3]).toMatchObject({ kind: 'exchange', tiles: '[NY]E', count: 2 });
  });

  test('macondo: notes before every event speak of the game', () => {
    const { pragmas, events } = gameOf('#note Variant: wordsmog', '>a: AB - +0 0', '#note later');
    expect(pragmas).toEqual([{ name: 'note', text: 'Variant: wordsmog', line: 3 }]);
    expect(events[0]?.notes).toEqual(['later']);
  });

  test('the two forms of points at the end, and a number of tiles exchanged', () => {
    const { events } = gameOf('>a: AB -2 +0 0', '>a:  (QZ) +36 36', '>b: QZ (QZ) -18 -18');
    expect(events).toMatchObject([
      { kind: 'exchange', tiles: undefined, count: 2 },
      { kind: 'gain', rack: undefined, tiles: 'QZ', score: 36 },
      { kind: 'deduction', rack: 'QZ', tiles: 'QZ', score: -18 },
    ]);
  });

  test('two players of one nick are told apart by running total, then by turn', () => {
    const game = parseGcg(
      '#player1 x One\n#player2 x Two\n>x: AB 8H AB +9 9\n>x: CD - +0 0\n>x: EF 9H EF +5 14\n>x: GH 10H GH +7 7\n',
    );
    expect(game.events.map(({ player }) => player)).toEqual([0, 1, 0, 1]);
  });
});

describe('faults', () => {
  test.each([
    ['>a: AB 8H AB x 9', 'GCG_LINE', '14: "x" is not a score: wanted points of a play, like +24'],
    ['>a: AB 8H AB -9 9', 'GCG_LINE', '14: "-9" is not a score: wanted points of a play, like +24'],
    ['>a: AB - x 9', 'GCG_LINE', '10: "x" is not a score: wanted points, like +24 or -10'],
    [
      '>a: AB -- 9 9',
      'GCG_LINE',
      '11: "9" is not a score: wanted points with their sign, like -24',
    ],
    ['>a: AB (time) 9 9', 'GCG_LINE', '15: "9" is not a score: wanted points lost, like -10'],
    ['>a: AB 8H AB +2147483648 9', 'GCG_LINE', '14: "+2147483648" is beyond 2147483647'],
    ['>a: AB 8H AB +9 99999999999', 'GCG_LINE', '17: "99999999999" is beyond 2147483647'],
    ['>a: AB 8H AB +9 -99999999999', 'GCG_LINE', '17: "-99999999999" is beyond 2147483647'],
    ['>a: AB -99999999999 +0 0', 'GCG_LINE', '9: "99999999999" is beyond 2147483647'],
    ['>a: AB 8H AB +9', 'GCG_LINE', '16: the line ends too early: wanted the running total'],
    ['>a: AB 8H AB +9 x', 'GCG_LINE', '17: "x" is not a running total: wanted a whole number'],
    ['>a: AB 8P AB +9 9', 'GCG_LINE', '8: "8P" is not on a board of 15 × 15'],
    ['>a: AB 16A AB +9 9', 'GCG_LINE', '8: "16A" is not on a board of 15 × 15'],
    ['>a: A3 8H AB +9 9', 'GCG_LINE', '6: "A3": "3" is not a tile of a rack'],
    ['>a: AB 8H A*B +9 9', 'GCG_LINE', '12: "A*B": "*" is not a tile of a play'],
    ['>a: AB 8H A(B +9 9', 'GCG_LINE', '11: "A(B": parentheses do not match'],
    ['>a: AB - +0 0 more', 'GCG_LINE', '15: "more" comes after the end of the event'],
    ['>a: AB 8H AB +9 9 4', 'GCG_LINE', '19: "4" comes after the end of the play'],
    [
      '>a: ABC F8 orizz. +10 10',
      'GCG_LINE',
      '12: "orizz." is Italian notation, a GCG has 8F across and F8 down',
    ],
    [
      '>a: ABC F8 Vert. +10 10',
      'GCG_LINE',
      '12: "Vert." is Italian notation, a GCG has 8F across and F8 down',
    ],
    [
      '>a: ABC F8 ORIZZ ABC +10 10',
      'GCG_LINE',
      '12: "ORIZZ" is Italian notation, a GCG has 8F across and F8 down',
    ],
    ['>a AB 8H AB +9 9', 'GCG_LINE', '1: an event begins with ">nick:" and a space'],
    ['>c: AB 8H AB +9 9', 'GCG_PLAYER', '2: no player "c": the nicks are a, b'],
    [
      '>a: AB -- -9 0',
      'GCG_EVENT',
      '1: -- takes back a play, but the event before it is not a play by this player',
    ],
    [
      '>a: AB (challenge) +5 5',
      'GCG_EVENT',
      '1: (challenge) comes before any play that could be contested',
    ],
    ['#player3', 'GCG_PLAYER', '9: #player3 names no player'],
    ['#player1 c Carla', 'GCG_PLAYER', '1: a second #player1'],
    [
      'hello',
      'GCG_LINE',
      '1: "hello" is neither a pragma (#) nor an event (>), and it continues no note',
    ],
  ])('%s', (line, code, message) => {
    expect(faultsOf(`${HEAD}${line}\n`).slice(0, 2)).toEqual([code, `x.gcg:3:${message}`]);
  });

  test('all faults are told at once, in order', () => {
    const faults = faultsOf(`${HEAD}>a: AB 8H AB x 9\n>c: A - +0 0\n>b: A1 8H A +1 1\n`);
    expect(faults.map(fault => fault.split(' ')[0])).toEqual([
      'GCG_LINE',
      'x.gcg:3:14:',
      'x.gcg:4:2:',
      'x.gcg:5:6:',
    ]);
  });

  test('a missing player is named', () => {
    const message = 'x.gcg:1:1: player 2 is missing: a game has at least two players, 1 named';
    expect(faultsOf('#player1 a Anna\n')).toEqual(['GCG_PLAYER', message]);
    expect(faultsOf('#player2 b Bruno\n')[1]).toMatch(/player 1 is missing/);
  });

  test('players that are missing altogether are told once, not for every event', () => {
    const faults = faultsOf('>a: AB - +0 0\n>b: AB - +0 0\n');
    expect(faults).toEqual(['GCG_PLAYER', expect.stringMatching(/^x.gcg:1:1: no player is named/)]);
  });

  test('a nick that is not a player is told once, and that nicks have no spaces', () => {
    const faults = faultsOf(`${HEAD}>c d: AB - +0 0\n>c d: AB - +0 0\n`);
    const message = 'x.gcg:3:2: no player "c d": the nicks are a, b, and a nick has no spaces';
    expect(faults).toEqual(['GCG_PLAYER', message]);
  });

  test('a nick may be a word that means something to JavaScript', () => {
    const head = '#player1 __proto__ X\n#player2 constructor Y\n#__proto__ z\n';
    const game = parseGcg(`${head}>__proto__: AB - +0 0\n>constructor: AB - +0 0\n`);
    expect(game.events.map(({ player }) => player)).toEqual([0, 1]);
    expect(formatGcg(game)).toContain('#__proto__ z');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test.each(['', '\n\n', 'Dear Anna,\nhow are you?\n', '{"players": []}'])(
    'a file that is not a GCG: %j',
    text => {
      const message = 'x.gcg:1:1: not a GCG: it has neither a #player line nor an event (>)';
      expect(faultsOf(text)).toEqual(['GCG_FORMAT', message]);
    },
  );

  test('players behind the first event are refused', () => {
    const faults = faultsOf(`${HEAD}>a: AB 8H AB +9 9\n#player3 c Carla\n`);
    expect(faults).toEqual(['GCG_PLAYER', 'x.gcg:4:1: #player3 comes after the first event']);
  });
});

test('points need no sign where it says nothing', () => {
  const { events } = gameOf(
    '>a: ABCDEFG 8H AB 9 9',
    '>b: ABCDEFG - 0 0',
    '>a: CDEFG -CD 0 9',
    '>b: (challenge) 5 5',
    '>b: ABCDEFG H8 ORIZZ 10 15',
    '>a: (QZ) 36 45',
  );
  expect(events.map(({ score }) => score)).toEqual([9, 0, 0, 5, 10, 36]);
});

test.each(['VERTICALE', 'ORIZZoNTaLE', 'VERT', 'ORIZ'])('%s is a word', word => {
  const game = parseGcg(`${HEAD}>a: ABC F4 ${word} +26 26\n`);
  expect(game.events).toMatchObject([{ kind: 'play', at: 'F4', tiles: word }]);
});

describe('there and back', () => {
  test.each(GAME_FILES)('%s, written by us and read back, is equal', name => {
    const game = readGame(name);
    const text = formatGcg(game);
    const back = parseGcg(text);
    expect(withoutLines(back)).toEqual(withoutLines(canonicalGame(game)));
    expect(formatGcg(back)).toBe(text);
    expect(parseGcg(formatGcg(back))).toEqual(back);
  });

  test('through-tiles become dots, squares upper case, a withdrawn +0 its points', () => {
    const lines = formatGcg(readGame('cross-tables')).split('\n');
    expect(lines[0]).toBe('#character-encoding UTF-8');
    expect(lines).toContain('>bruno: RONDATE J8 .RDA +19 19');
    expect(lines).toContain('>anna: AESTRUN -- -12 16');
    expect(lines).toContain('>bruno: NTEGIVO 11G GIT. +12 31');
    expect(lines).toContain('>anna: AESTRUN 12J AE +12 26');
  });

  test('what FIGS has and GCG has no word for survives', () => {
    const text = Buffer.from(gameBytes('figs')).toString('utf8');
    expect(formatGcg(readGame('figs'))).toBe(text);
  });

  test('what macondo cannot read of a FIGS game is its penalties', () => {
    const lines = formatGcg(readGame('figs')).trimEnd().split('\n');
    const unread = lines.filter(line => !MACONDO.some(form => form.test(line)));
    expect(unread).toEqual([
      '>anna: AMMOOSU (challenge) -17 -17',
      '>anna: ?DENOSS (challenge) -3 125',
    ]);
  });

  const tiles = fc.string({ unit: fc.constantFrom(...'ABCEINORSTZ'), minLength: 1, maxLength: 7 });
  const play = fc.record({
    column: fc.integer({ min: 0, max: 14 }),
    row: fc.integer({ min: 1, max: 15 }),
    across: fc.boolean(),
    rack: fc.option(tiles, { nil: undefined }),
    tiles,
    score: fc.nat(200),
    notes: fc.array(fc.constantFrom('good', 'two\nlines', '#cambio-secco', 'è'), { maxLength: 2 }),
  });

  test('any plays', () => {
    fc.assert(
      fc.property(fc.array(play, { maxLength: 12 }), plays => {
        const totals = [0, 0];
        const events = plays.map(({ column, row, across, ...rest }, index): GcgPlay => {
          const letter = String.fromCharCode(65 + column);
          const player = index % 2;
          totals[player]! += rest.score;
          const at = across ? `${row}${letter}` : `${letter}${row}`;
          const total = totals[player] as number;
          return { kind: 'play', line: 0, player, at, total, words: [], pragmas: [], ...rest };
        });
        const players = readGame('figs').players;
        const game: GcgGame = {
          players,
          pragmas: [],
          events,
          encoding: { name: undefined, known: 'text' },
          remarks: [],
        };
        const back = parseGcg(formatGcg(game));
        expect(withoutLines(back)).toEqual(withoutLines(canonicalGame(game)));
      }),
    );
  });
});
