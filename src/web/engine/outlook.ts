// What judging whole games wants beside words and leaves: how often games are won, and how often words are laid.
// Fetched when the first game is judged.
import {
  InputError,
  type Lexicon,
  loadPlayedWords,
  loadWinTable,
  type PlayedWords,
  type Rules,
  type WinTable,
} from 'leggio';
import type { DataFile } from './data-file.js';
import type { Supplies } from './messages.js';
import { obtain } from './store.js';

export interface Outlook {
  /** None for an edition with other tiles than those of the games that were played for it. */
  readonly wins: WinTable | undefined;
  /** None for another edition than that of the games, or another lexicon. */
  readonly played: PlayedWords | undefined;
}

/** @throws DataError as `obtain` */
export async function openOutlook(
  { wins, played, site }: Supplies,
  lexicon: Lexicon,
  rules: Rules,
): Promise<Outlook> {
  const files = [await addressOf(wins, site), await addressOf(played, site)] as const;
  try {
    const table = await loadWinTable(files[0], rules).catch(noneForTiles);
    const words = await loadPlayedWords(files[1]);
    const { origin } = words;
    const fits = origin.lexicon.checksum === lexicon.checksum && origin.rules === rules.id;
    return { wins: table, played: fits ? words : undefined };
  } finally {
    for (const file of files) URL.revokeObjectURL(file);
  }
}

/** The address in this worker of a file of the site. @throws DataError as `obtain` */
export async function addressOf(file: DataFile, site: string): Promise<string> {
  const { bytes } = await obtain(file, new URL(file.path, site), () => undefined);
  return URL.createObjectURL(new Blob([bytes]));
}

function noneForTiles(error: unknown): undefined {
  if (error instanceof InputError && error.code === 'WINS_TILES') return undefined;
  throw error;
}
