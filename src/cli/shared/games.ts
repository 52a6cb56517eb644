// Game files for commands: one file, or every GCG of a folder; what is odd about one, and what is wrong
// with it when `--strict` asks.
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InputError, quoted } from '../../errors.js';
import { ioReason } from '../../files/io-error.js';
import type { GcgGame } from '../../game/gcg/game.js';
import { parseGcg } from '../../game/gcg/gcg.js';
import type { Replay } from '../../game/replay/replay.js';
import { findingText } from '../../wording/finding.js';
import { remarkText } from '../../wording/gcg.js';
import { createSpeech } from '../../wording/speech.js';
import { complain, warn } from './terminal.js';

export const GAME_HELP = 'a game file (GCG)';

/**
 * Reads a game file, and warns of how it was read where that could be wrong.
 *
 * @throws InputError `GCG_FILE`, and as `parseGcg`
 */
export async function openGame(path: string): Promise<GcgGame> {
  const name = basename(path);
  return warned(parseGcg(await readBytes(path), { name }), name);
}

/** The game; its remarks go to stderr. */
export function warned<Game extends Pick<GcgGame, 'remarks'>>(game: Game, name: string): Game {
  const speech = createSpeech('en');
  for (const remark of game.remarks) warn(`${name}: ${remarkText(remark, speech)}`);
  return game;
}

/** Says on stderr that a game belongs to another edition, before pages of what does not fit. */
export function warnOfEdition({ findings }: Pick<Replay, 'findings'>, name: string): void {
  const speech = createSpeech('en');
  for (const { code, fact } of findings) {
    if (code === 'EDITION') warn(`${name}: ${findingText(fact, speech)}`);
  }
}

export const STRICT_HELP = 'exit with 1 when anything is wrong with a game: a finding, a score';

/** Says with `--strict` what is wrong with a game, and sets exit code 1. */
export function complainOf({ mismatches, findings }: Replay, name: string): void {
  if (mismatches.length + findings.length === 0) return;
  complain(
    `${name}: ${counted(mismatches.length, 'mismatch', 'mismatches')}, ${counted(findings.length, 'finding', 'findings')}`,
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Pipes that are open already and end when their writer does: `replay <(zcat game.gcg.gz)`. */
const OPEN_PIPE = /^\/(?:dev\/(?:stdin|fd\/\d+)|proc\/self\/fd\/\d+)$/;

/**
 * Bytes of a file.
 *
 * @throws InputError `GCG_FILE`; at once for a named pipe or a device, which may never end
 */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const found = OPEN_PIPE.test(path) ? undefined : await stat(path);
    if (found !== undefined && !found.isFile() && !found.isDirectory()) throw noFile(path);
    return await readFile(path);
  } catch (error) {
    throw error instanceof InputError ? error : unreadable(path, error);
  }
}

function noFile(path: string): InputError {
  const message = `${quoted(path)} cannot be read: it is a pipe or a device, not a file`;
  return new InputError('GCG_FILE', message, { input: path });
}

/** True for a folder. */
export async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  return found.isDirectory();
}

/**
 * The game files of a folder, sorted; folders inside it are left out.
 *
 * @throws InputError `GCG_FILE` when it cannot be read, or there is none
 */
export async function gameFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw unreadable(folder, error);
  });
  const games = entries
    .filter(entry => !entry.isDirectory() && /\.gcg$/i.test(entry.name))
    .map(({ name }) => name)
    .sort();
  if (games.length > 0) return games.map(name => join(folder, name));
  throw new InputError('GCG_FILE', `${quoted(folder)} holds no game file (.gcg)`, {
    input: folder,
  });
}

function unreadable(path: string, error: unknown): InputError {
  return new InputError('GCG_FILE', `${quoted(path)} cannot be read: ${ioReason(error)}`, {
    input: path,
  });
}
