// Tables on disk: which a folder has, and the lines of a file of CSV, cut into fields. What a row means is for
// `table-reader`, which a page may take: only Node comes here.
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InputError } from '../../errors.js';
import { isQuotedRight } from '../../files/csv.js';
import { ioReason } from '../../files/io-error.js';
import { megabytes, readAtMost } from '../../files/read-at-most.js';
import type { Problems, Records } from './table-reader.js';

/** Bytes of a table; the longest of ours has a fiftieth. */
const MOST_BYTES = 16 << 20;
/** Bytes of a line. */
const MOST_IN_LINE = 1 << 16;

/** Names of the files of a folder; none when there is no such folder. */
export async function readNames(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

/**
 * Reads a file of CSV.
 *
 * @param path its pieces
 * @throws InputError `TABLE_MISSING`; `TABLE_HEADER` when the first line cannot be read
 */
export async function readDiskRecords(
  path: readonly string[],
  problems: Problems,
): Promise<Records> {
  const file = join(...path);
  const records = await parseRecords(await readLines(file, problems));
  return { name: basename(file), records };
}

/** The lines of a table; a line that cannot be read is noted and left empty. */
async function readLines(path: string, problems: Problems): Promise<readonly string[]> {
  const bytes = await readBytes(path);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const lines: string[] = [];
  for (const [index, line] of splitLines(bytes).entries()) {
    const text = readLine(line, decoder);
    const at = `${basename(path)}:${index + 1}`;
    // without a header nothing can be said of the rows
    if (typeof text !== 'string' && index === 0) throw unfit(at, text.reason);
    if (typeof text !== 'string') problems.add(at, text.reason);
    lines.push(typeof text === 'string' ? text : '');
  }
  return lines;
}

async function readBytes(path: string): Promise<Uint8Array> {
  const bytes = await readAtMost(path, MOST_BYTES).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? '' : `: ${ioReason(error)}`;
    throw new InputError('TABLE_MISSING', `no table ${path}${reason}`, { input: path });
  });
  if (bytes !== undefined) return bytes;
  throw unfit(basename(path), `more than ${megabytes(MOST_BYTES)}, too long for a table`);
}

function unfit(at: string, reason: string): InputError {
  return new InputError('TABLE_HEADER', `${at}: ${reason}`, { input: at, at });
}

/** The text of a line, or why it has none. */
function readLine(
  line: Uint8Array,
  decoder: InstanceType<typeof TextDecoder>,
): string | { readonly reason: string } {
  if (line.length > MOST_IN_LINE) {
    return { reason: `a line of ${line.length} bytes, at most ${MOST_IN_LINE}` };
  }
  const text = decode(line, decoder)?.replace(/^\uFEFF/, '');
  if (text === undefined) return { reason: 'not valid UTF-8' };
  if (text.includes('\r')) return { reason: 'a carriage return inside the line' };
  if (!text.includes(QUOTE)) return text;
  if (BLANK_BEFORE_QUOTE.test(text)) return { reason: 'a blank before a quote' };
  return isQuotedRight(text) ? text : { reason: 'a quote is not closed, or inside a field' };
}

/** The CSV reader would open a quoted field there, which may end in a later line. */
const BLANK_BEFORE_QUOTE = /(?:^|,)\s+"/;

/** Lines without their ends; a quoted field may not hold a line end, so a record is a line. */
function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    lines.push(withoutReturns(bytes, start, end));
    start = end + 1;
  }
  if (start < bytes.length) lines.push(bytes.subarray(start));
  return lines;
}

/** A line of Windows, or one that was made so twice. */
function withoutReturns(bytes: Uint8Array, start: number, end: number): Uint8Array {
  let last = end;
  while (last > start && bytes[last - 1] === 13) last--;
  return bytes.subarray(start, last);
}

function decode(bytes: Uint8Array, decoder: InstanceType<typeof TextDecoder>): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

const QUOTE = '"';

/** The fields of each line; those of one that is empty, or blank, are none. */
async function parseRecords(lines: readonly string[]): Promise<readonly (readonly string[])[]> {
  const quoted = await parseQuoted(lines.filter(line => line.includes(QUOTE)));
  let next = 0;
  return lines.map(line => {
    if (line.includes(QUOTE)) return quoted[next++] as readonly string[];
    return line.trim() === '' ? [] : line.split(','); // most lines, in a tenth of the time
  });
}

async function parseQuoted(lines: readonly string[]): Promise<readonly (readonly string[])[]> {
  if (lines.length === 0) return [];
  const { parseString } = await import('fast-csv'); // only who reads a table: players never do
  return new Promise((resolve, reject) => {
    const records: string[][] = [];
    parseString(lines.join('\n'), { headers: false, ignoreEmpty: false })
      .on('error', reject)
      .on('data', (record: string[]) => records.push(record))
      .on('end', () => resolve(records));
  });
}
