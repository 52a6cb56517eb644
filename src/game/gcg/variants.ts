// What a file says it is beside its moves: the game, the board, the language of its tiles. Variants and
// larger boards are refused by name; a game of another edition is told, with the edition to try.
import { type InputError, quoted } from '../../errors.js';
import { editionIds, rulesEdition } from '../../rules/editions.js';
import type { Rules } from '../../rules/rules.js';
import { faultError } from './faults.js';
import type { GcgGame, GcgPragma } from './game.js';

/** The 15 × 15 board as programs name it: macondo and Woogles, MAGPIE. */
const STANDARD_BOARDS: ReadonlySet<string> = new Set(['crosswordgame', 'standard15']);

/** The 21 × 21 board: macondo and Woogles, MAGPIE; and the tile sets that are made for it. */
const LARGE_BOARDS: ReadonlySet<string> = new Set(['supercrosswordgame', 'standard21']);
const LARGE_TILES = /(?:^|_)super(?:_|$)/i;

const CLASSIC = 'classic';

/** Games that are played by other rules: words of letters in any order, and larger boards. */
const VARIANTS: ReadonlySet<string> = new Set([
  'wordsmog',
  'lonify',
  'classic_super',
  'wordsmog_super',
  'lonify_super',
]);

/** What macondo wrote in notes before it had pragmas for it: `#note Variant: wordsmog`. */
const NOTES: ReadonlyMap<string, string> = new Map([
  ['game-type', 'Variant'],
  ['board-layout', 'BoardLayout'],
  ['tile-distribution', 'LetterDistribution'],
]);

/** Something a file says of itself. */
export interface FileSign {
  /** As it stands there: `'#lexicon "CSW21"'`. */
  readonly text: string;
  readonly value: string;
  readonly line: number;
}

type Pragmas = readonly Pick<GcgPragma, 'name' | 'text' | 'line'>[];

/** What the file says by a pragma, or by a note in its place. */
function signOf(pragmas: Pragmas, name: string): FileSign | undefined {
  const pragma = pragmas.find(each => each.name === name && each.text.trim() !== '');
  if (pragma !== undefined) {
    const value = pragma.text.trim();
    return { text: `#${name} ${quoted(value)}`, value, line: pragma.line };
  }
  const key = NOTES.get(name);
  if (key === undefined) return undefined;
  for (const { name: kind, text, line } of pragmas) {
    const value =
      kind === 'note' && text.startsWith(`${key}:`) ? text.slice(key.length + 1).trim() : '';
    if (value !== '') return { text: `#note ${key}: ${quoted(value)}`, value, line };
  }
  return undefined;
}

/**
 * Refuses a game whose squares are not those of 15 × 15, before they are read.
 *
 * @throws InputError `GCG_VARIANT`
 */
export function refuseLargeBoard(pragmas: Pragmas, name: string): void {
  const board = signOf(pragmas, 'board-layout');
  if (board !== undefined && LARGE_BOARDS.has(board.value.toLowerCase())) {
    throw refusal(name, board, 'large-board');
  }
  const tiles = signOf(pragmas, 'tile-distribution');
  if (tiles !== undefined && LARGE_TILES.test(tiles.value)) {
    throw refusal(name, tiles, 'large-tiles');
  }
}

/**
 * Refuses a variant of the game.
 *
 * @throws InputError `GCG_VARIANT`
 */
export function refuseVariant({ pragmas }: GcgGame, name: string): void {
  const game = signOf(pragmas, 'game-type');
  if (game === undefined || !VARIANTS.has(game.value.toLowerCase())) return;
  throw refusal(name, game, 'other-game');
}

function refusal(
  name: string,
  { text, value, line }: FileSign,
  code: 'large-board' | 'large-tiles' | 'other-game',
): InputError {
  return faultError('GCG_VARIANT', name, [line, 1], { code, sign: text }, value);
}

/** Names of a game or a board that are not known here: it is replayed as the classic one. */
export function unknownSigns({ pragmas }: GcgGame): readonly FileSign[] {
  const game = signOf(pragmas, 'game-type');
  const board = signOf(pragmas, 'board-layout');
  return [
    ...(game === undefined || game.value.toLowerCase() === CLASSIC ? [] : [game]),
    ...(board === undefined || STANDARD_BOARDS.has(board.value.toLowerCase()) ? [] : [board]),
  ];
}

/** What tells the language of a game, by the alphabet it is of. */
interface Language {
  readonly alphabet: string;
  readonly distribution: RegExp;
  /** Word lists by the names that programs give them. */
  readonly lexicon: RegExp;
}

const LANGUAGES: readonly Language[] = [
  {
    alphabet: 'english',
    distribution: /^english/i,
    lexicon: /^(?:csw|nwl|twl|owl|otcwl|octwl|ospd|oswi|osw|sowpods|collins|ecwl|cel|wow)\d*\w?$/i,
  },
  { alphabet: 'catalan', distribution: /^catalan/i, lexicon: /^disc\d*$/i },
  {
    alphabet: 'italian',
    distribution: /^italian/i,
    lexicon: /^(?:figs|zingarelli|italiano?)\d*$/i,
  },
];

/** The sign of another language than that of `rules`, and the editions that have it. */
export function otherLanguage(
  { pragmas }: GcgGame,
  { alphabet }: Rules,
):
  | { readonly sign: FileSign; readonly language: string; readonly editions: readonly string[] }
  | undefined {
  for (const kind of ['tile-distribution', 'lexicon'] as const) {
    const sign = signOf(pragmas, kind);
    if (sign === undefined) continue;
    const of = kind === 'lexicon' ? 'lexicon' : 'distribution';
    const language = LANGUAGES.find(each => each[of].test(sign.value))?.alphabet;
    if (language === undefined) continue;
    if (language === alphabet.id) return undefined;
    const editions = editionIds().filter(id => rulesEdition(id).alphabet.id === language);
    return { sign, language, editions };
  }
  return undefined;
}
