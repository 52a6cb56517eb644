// Sheets of an evening, as tables for the page and as files to take away.
import { duplicate, type Language, wording } from 'leggio';
import type { EveningFile, EveningSheets } from './messages.js';

/** @param round the last that counts; default the last closed */
export function sheetsOf(
  game: duplicate.DuplicateGame,
  round: number | undefined,
  language: Language,
): EveningSheets {
  const words = wording(language).sheets;
  const ranking = duplicate.ranking(game, round);
  const { facts, words: ruled } = game.state;
  const sheets: readonly duplicate.Sheet[] = [
    'ranking',
    'master',
    ...(ruled.length > 0 ? (['words'] as const) : []),
    ...ranking.players.map(({ player }) => ({ player })),
  ];
  return {
    kind: 'sheets',
    facts: words.facts(ranking.closed.length, facts),
    tables: sheets.map(sheet => duplicate.sheetTable(ranking, sheet, words)),
    head: ranking.head,
  };
}

/** The text of a file; of the ledger what lies in its store, byte for byte. */
export async function fileText(
  { store, stored }: { store: duplicate.LedgerStore; stored: duplicate.StoredGame },
  kind: EveningFile,
  language: Language,
): Promise<string> {
  if (kind === 'ledger') return new TextDecoder().decode(await store.read());
  const words = wording(language).sheets;
  const ranking = duplicate.ranking(stored.game);
  if (kind === 'page') return duplicate.rankingHtml(ranking, words, store.name);
  return duplicate.sheetCsv(ranking, kind, words);
}
