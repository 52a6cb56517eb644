// A ledger with one value replaced and every hash reckoned anew, value by value: it is read, or refused
// in one line that names file and line, and never breaks what reads it.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { InputError } from '../../errors.js';
import { ENGINE, gameOfEveryLine } from '../../testing/duplicate.js';
import {
  entryLines,
  rankingHtml,
  rankingJson,
  sheetCsv,
  sheetLines,
  stepText,
} from '../../testing/sheets.js';
import { tempFolder } from '../../testing/temp-folder.js';
import { sample } from '../../testing/thorough.js';
import { rankGame } from '../ranking.js';
import { verifyLedger } from '../verify.js';
import type { LedgerEntry } from './entries.js';
import { NO_HASH, sha256 } from './ledger.js';
import { openGameFile } from './ledger-file.js';
import type { DuplicateGame } from './lines.js';

type Path = readonly (string | number)[];

const GAME = gameOfEveryLine();
const TYPES = ['game', 'player', 'draw', 'slip', 'ruling', 'answer', 'close', 'end', 'word', 'rename', 'withdraw', 'step', 'undo']; // biome-ignore format: one row
const WRONG: readonly unknown[] = [null, -1, 1e300, '', [], {}, 'nonsense', 0, true, undefined];

const folder = tempFolder();
let path: string;
beforeAll(async () => {
  path = join(folder, 'game.jsonl');
});

/** Lines whose hashes are right, whatever they say. */
function chained(records: readonly object[]): string {
  let head = NO_HASH;
  return records
    .map((record, index) => {
      const body = JSON.stringify({ n: index + 1, ...record, prev: head, ...own(record, 'prev') });
      head = sha256(body);
      return `${body.slice(0, -1)},"hash":"${head}"}\n`;
    })
    .join('');
}

function own(record: object, name: string): object {
  return Object.hasOwn(record, name) ? { [name]: record[name as never] } : {};
}

/** Every place in a value, of lists the first two items. */
function paths(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [0, 1].slice(0, value.length) : Object.keys(value);
  return names.flatMap(name => [
    [name],
    ...paths(value[name as never]).map(rest => [name, ...rest]),
  ]);
}

function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  copy[name] = replaced(copy[name], rest, by);
  return copy;
}

/** Everything that is ever shown of a game. */
function showAll(game: DuplicateGame): void {
  for (const [index, entry] of game.entries.entries()) {
    entryLines(entry, game.state);
    stepText(game.entries.slice(index, index + 2));
  }
  const ranking = rankGame(game);
  rankingHtml(ranking);
  JSON.stringify(rankingJson(ranking));
  const players = game.state.players.map(player => ({ player }));
  for (const sheet of ['ranking', 'master', ...players] as const) {
    sheetCsv(ranking, sheet);
    sheetLines(ranking, sheet);
  }
}

/** What is said of a ledger: nothing when it is read and shown. */
async function said(text: string): Promise<string> {
  await writeFile(path, text);
  try {
    showAll((await openGameFile(path)).game);
    return '';
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

test('the game has a line of every type', () => {
  expect([...new Set(GAME.entries.map(({ type }) => type))].sort()).toEqual([...TYPES].sort());
});

describe.each(TYPES)('a line of type %s', type => {
  const index = GAME.entries.findIndex(entry => entry.type === type);
  const record = { n: index + 1, ...GAME.entries[index], prev: '' };
  const cases = paths(record).flatMap(at => WRONG.map(value => ({ at, value })));

  test('with any value replaced is read, or refused in one line', {
    timeout: 600_000,
  }, async () => {
    for (const { at, value } of sample(cases, 23)) {
      const changed = replaced(GAME.entries[index], at, value) as LedgerEntry;
      const text = chained(GAME.entries.toSpliced(index, 1, changed));
      const where = `${at.join('.')} = ${JSON.stringify(value)}`;
      const message = await said(text);
      if (message !== '') {
        const [, line = '', rest = ''] = /^.*game\.jsonl:(\d+): (.*)$/.exec(message) ?? [];
        expect(Number(line), `${where}: ${message}`).toBeGreaterThanOrEqual(index + 1);
        if (Number(line) === index + 1) expect(rest, where).toContain(`"${at[0]}`);
      }
      expect(() => verifyOrError(text), where).not.toThrow();
    }
  });
});

/** An edited lexicon or edition is an error of its own; anything else is thrown. */
function verifyOrError(text: string): void {
  try {
    verifyLedger(text, ENGINE);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
}
