// A ranking and its sheets as text, CSV, JSON.
import { InputError } from '../../errors.js';
import type { PlayerAccount } from '../account.js';
import { knownPlayer } from '../names.js';
import { unknownPlayer } from '../players.js';
import type { Ranking } from '../ranking.js';
import { tableCsv, tableLines } from './table-text.js';
import { masterTable, playerTable, rankingTable, type Table, wordsTable } from './tables.js';
import type { SheetWords } from './words.js';

/** Which sheet: the ranking, the master sheet, the rulings on words, or a player's by name. */
export type Sheet =
  | 'ranking'
  | 'master'
  | 'words'
  | {
      /** Name of the player whose sheet it is. */
      readonly player: string;
    };

/**
 * A sheet as a table.
 *
 * @param words in the language of the sheet: `wording('it').sheets`
 * @throws InputError `DUPLICATE_PLAYER`
 */
export function sheetTable(ranking: Ranking, sheet: Sheet, words: SheetWords): Table {
  if (sheet === 'ranking') return rankingTable(ranking, words);
  if (sheet === 'master') return masterTable(ranking, words);
  if (sheet === 'words') return wordsTable(ranking, words);
  return playerTable(ranking, accountOf(ranking, sheet.player), words);
}

function accountOf({ state, players }: Ranking, name: string): PlayerAccount {
  const known = knownPlayer(state, name);
  const ranked = players.find(({ player }) => player === known);
  if (ranked !== undefined) return ranked.account;
  throw new InputError('DUPLICATE_PLAYER', unknownPlayer(state, name), { input: name });
}

/**
 * A sheet as lines of text.
 *
 * @param words in the language of the sheet: `wording('it').sheets`
 */
export function sheetLines(ranking: Ranking, sheet: Sheet, words: SheetWords): readonly string[] {
  return tableLines(sheetTable(ranking, sheet, words));
}

/**
 * A sheet as CSV: commas, and numbers with a point in every language.
 *
 * @param words in the language of the header: `wording('it').sheets`
 */
export function sheetCsv(ranking: Ranking, sheet: Sheet, words: SheetWords): string {
  const percent = (value: number): string => value.toFixed(1);
  return tableCsv(sheetTable(ranking, sheet, { ...words, percent }));
}

/** Everything as one JSON object: facts, ranking, master sheet, a sheet per player. */
export function rankingJson({ state, closed, isFinal, top, players, head }: Ranking): unknown {
  const { facts, end, words } = state;
  const { rules, lexicon, preset, options, notation, racks, seed } = facts;
  return {
    rules,
    lexicon: lexicon.name,
    preset,
    options,
    notation,
    racks,
    seed,
    rounds: closed.length,
    isFinal,
    end: end?.reason ?? null,
    top,
    head,
    ranking: players.map(({ account: _, ...ranked }) => ranked),
    words: words.map(({ word, ruling, round, reason }) => ({ word, ruling, round, reason })),
    master: closed.map(({ type: _, ...close }) => close),
    players: players.map(({ player, account }) => ({
      player,
      rounds: account.rounds.map(({ close, slip, ruling, ...sums }) => ({
        round: close.round,
        rack: close.rack,
        top: close.top,
        slip: slip ?? null,
        ruling: ruling ?? null,
        ...sums,
      })),
    })),
  };
}
