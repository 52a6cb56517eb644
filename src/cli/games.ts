// Game files for commands: one file, or every GCG of a folder.
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InputError, quoted } from '../errors.js';
import { ioReason } from '../files/io-error.js';
import { parseGcg } from '../game/gcg.js';
import type { GcgGame } from '../game/gcg-game.js';

export const GAME_HELP = 'a game file (GCG)';

/**
 * Reads a game file.
 *
 * @throws InputError `GCG_FILE`, and as `parseGcg`
 */
export async function openGame(path: string): Promise<GcgGame> {
  return parseGcg(await readBytes(path), { name: basename(path) });
}

/** Bytes of a file. */
export async function readBytes(path: string): Promise<Uint8Array> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(path, error);
  });
}

/** True for a folder. */
export async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(path, error);
  });
  return found.isDirectory();
}

/**
 * The game files of a folder, sorted; folders inside it are left out.
 *
 * @throws InputError `GCG_FILE` when there is none
 */
export async function gameFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  const games = names.filter(name => /\.gcg$/i.test(name)).sort();
  if (games.length > 0) return games.map(name => join(folder, name));
  throw new InputError('GCG_FILE', `${quoted(folder)} holds no game file (.gcg)`, {
    input: folder,
  });
}

function unreadable(path: string, error: NodeJS.ErrnoException): InputError {
  return new InputError('GCG_FILE', `${quoted(path)} cannot be read: ${ioReason(error)}`, {
    input: path,
  });
}
