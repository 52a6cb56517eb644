// What a file says it is: variants and larger boards are refused, other languages told.
import { describe, expect, test } from 'vitest';
import { ENGLISH_RULES, FIGS, FIGS_2008, UF_2007 } from '../../rules/editions.js';
import type { Rules } from '../../rules/rules.js';
import { english } from '../../testing/english.js';
import { saidError } from '../../testing/said.js';
import { type Replay, replayGame } from '../replay/replay.js';
import { parseGcg } from './gcg.js';

const PLAYERS = '#player1 a Anna\n#player2 b Bruno\n';

function replayOf(rules: Rules, ...lines: readonly string[]): Replay {
  return replayGame(parseGcg(`${PLAYERS}${lines.join('\n')}\n`), rules, 'x.gcg');
}

describe('boards', () => {
  test.each([
    '#board-layout CrosswordGame',
    '#board-layout standard15',
    '#board-layout Standard15',
    '#note BoardLayout: CrosswordGame',
    '#game-type classic',
    '#tile-distribution italian',
  ])('%s is what is played here', line => {
    expect(replayOf(FIGS, line).findings).toEqual([]);
  });

  test.each([
    [
      '#board-layout SuperCrosswordGame',
      '#board-layout "SuperCrosswordGame" is a board of 21 × 21',
    ],
    ['#board-layout standard21', '#board-layout "standard21" is a board of 21 × 21'],
    ['#note BoardLayout: SuperCrosswordGame', '#note BoardLayout: "SuperCrosswordGame" is a board'],
    [
      '#tile-distribution english_super',
      '#tile-distribution "english_super" is the tiles of a larger',
    ],
  ])('%s is refused before its squares are read', (line, message) => {
    const text = `${PLAYERS}${line}\n>a: AEINRST 11T NASTIER +66 66\n`;
    expect(saidError(() => parseGcg(text, { name: 'x.gcg' }))).toEqual({
      code: 'GCG_VARIANT',
      message: expect.stringContaining(`x.gcg:3:1: ${message}`),
    });
  });
});

describe('variants', () => {
  test.each(['#game-type wordsmog', '#game-type Lonify', '#note Variant: wordsmog'])(
    '%s is refused by name',
    line => {
      expect(saidError(() => replayOf(ENGLISH_RULES, line))).toEqual({
        code: 'GCG_VARIANT',
        message: expect.stringMatching(/^x.gcg:3:1: .*(?:wordsmog|Lonify)" is a variant/),
      });
    },
  );

  test('a game of a name that nobody knows is replayed, and told', () => {
    expect(replayOf(FIGS, '#game-type mine').findings).toMatchObject([
      { code: 'FILE', line: 3, declared: 'mine' },
    ]);
  });
});

describe('a game of another edition', () => {
  test.each([
    [FIGS, '#lexicon CSW21', 'english', '--rules english'],
    [FIGS, '#lexicon NWL2018', 'english', '--rules english'],
    [FIGS_2008, '#tile-distribution english', 'english', '--rules english'],
    [FIGS, '#note LetterDistribution: english', 'english', '--rules english'],
    [FIGS, '#lexicon DISC2', 'catalan', '--rules uf-2007'],
    [ENGLISH_RULES, '#tile-distribution catalan', 'catalan', '--rules uf-2007'],
    [UF_2007, '#tile-distribution italian', 'italian', '--rules figs or --rules figs-2008'],
  ])('%#: %s', (rules, line, declared, option) => {
    const { findings } = replayOf(rules, line);
    expect(findings).toMatchObject([{ code: 'EDITION', line: 3, declared }]);
    expect(english(findings[0]!.fact)).toContain(option);
  });

  test.each([
    [ENGLISH_RULES, '#lexicon CSW21'],
    [UF_2007, '#lexicon DISC2'],
    [FIGS, '#lexicon circolo'],
  ])('%#: %s says nothing against it', (rules, line) => {
    expect(replayOf(rules, line).findings).toEqual([]);
  });

  test('by tiles that the edition has not', () => {
    const { findings } = replayOf(FIGS, '>a: KAZOOEI 8H KAZOO +44 44');
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'EDITION',
        line: 3,
        fact: { code: 'missing-tiles', rules: 'figs', letters: ['K'], editions: ['english'] },
      }),
    );
    const both = replayOf(FIGS, '>a: XAIOOEI - +0 0').findings.map(({ fact }) => english(fact));
    expect(both).toContain('"figs" has no tile of X: try --rules uf-2007 or --rules english');
  });

  test('a jolly may stand for any letter', () => {
    const lines = ['>a: ?AZOOEI 8H kAZOO +26 26', '>b: ABCDEFG 8H KAZOO. +0 0'];
    const codes = replayOf(FIGS, ...lines).findings.map(({ code }) => code);
    expect(codes).not.toContain('EDITION');
  });

  test('letters of an alphabet of its own are refused with the edition that has them', () => {
    const game = '>a: [L·L]AEIOUR - +0 0';
    expect(saidError(() => replayOf(FIGS, game))?.message).toBe(
      'x.gcg:3:1: a letter without a tile under "figs": [L·L]; "uf-2007" has them all: --rules uf-2007',
    );
  });
});
