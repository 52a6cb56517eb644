// The win table that a command asks for.
import { InputError, quoted } from '../../errors.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import { loadDefaultWinTable, loadWinTable } from '../../outlook/load.js';
import type { WinTable } from '../../outlook/win-table.js';
import type { Rules } from '../../rules/rules.js';
import { warn } from './terminal.js';

/**
 * Loads a win table, and says when it was made for another lexicon. None for tiles that the one of leggio is not
 * for: equity decides then, which is said.
 */
export async function loadWinsFor(
  path: string | undefined,
  rules: Rules,
  lexicon: Lexicon,
): Promise<WinTable | undefined> {
  if (path !== undefined) return loadWinTable(path, rules);
  try {
    const wins = await loadDefaultWinTable(rules);
    if (wins.origin.lexicon.checksum !== lexicon.checksum) {
      warn(
        `the win table was played with lexicon ${quoted(wins.origin.lexicon.name)}, not with this one`,
      );
    }
    return wins;
  } catch (error) {
    if (!(error instanceof InputError && error.code === 'WINS_TILES')) throw error;
    warn(`no win table for the tiles of ${rules.id}: equity decides`);
    return undefined;
  }
}
