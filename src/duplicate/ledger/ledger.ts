// The ledger as text: one JSON object per line, each with its number, the hash of the line before and
// its own. A line changed, moved, added or taken out breaks the chain from there on.
import { InputError } from '../../errors.js';
import { hashOf } from '../../platform/hash.js';
import { LEDGER_FORMAT, type LedgerEntry } from './entries.js';
import { asFormat1, fromFormat1 } from './format-1.js';
import { shapeFault } from './shapes.js';

/** What stands before the first line. */
export const NO_HASH: string = '0'.repeat(64);

/** A ledger as far as it could be read. */
export interface LedgerText {
  /** Whole lines, in order. */
  readonly entries: readonly LedgerEntry[];
  /** The hash of the last line. */
  readonly head: string;
  /**
   * Text of what was cut off while it was written: a line without its end, or the lines of a step that
   * lacks some; `''` when nothing was.
   */
  readonly torn: string;
}

/**
 * Writes entries as lines.
 *
 * @param after number and hash of the line before, and the format of the ledger; none for a whole ledger,
 *   whose first entry has its format
 */
export function formatLines(
  entries: readonly LedgerEntry[],
  after: LineBefore = { n: 0, head: NO_HASH, format: formatOf(entries[0]) },
): { readonly text: string; readonly head: string } {
  let { n, head } = after;
  let text = '';
  for (const entry of entries) {
    n++;
    const fields = after.format === 1 ? asFormat1(entry) : entry;
    const body = JSON.stringify({ n, ...fields, prev: head });
    head = sha256(body);
    text += `${body.slice(0, -1)},"hash":"${head}"}\n`;
  }
  return { text, head };
}

/** Where lines go on. */
export interface LineBefore {
  /** Its number, 1 is the first. */
  readonly n: number;
  /** Its hash. */
  readonly head: string;
  /** That of the ledger. */
  readonly format: number;
}

/** The format of a ledger by its first line. */
export function formatOf(first: LedgerEntry | undefined): number {
  return first?.type === 'game' ? first.format : LEDGER_FORMAT;
}

/** SHA-256 of UTF-8 text, lower-case hex. */
export function sha256(text: string): string {
  return hashOf(text);
}

/** A line that does not follow from those before it. */
export interface LedgerFault {
  /** 1 is the first. */
  readonly line: number;
  /** What is wrong with it, in words. */
  readonly reason: string;
}

/**
 * Reads a ledger up to the first line that breaks the chain.
 *
 * @returns what was read, and the fault that stopped the reading
 */
export function readLedger(text: string): LedgerText & { readonly fault: LedgerFault | undefined } {
  const lines = text.split('\n');
  const entries: LedgerEntry[] = [];
  const heads: string[] = [NO_HASH];
  let fault: LedgerFault | undefined;
  for (const [index, line] of lines.entries()) {
    const before = { n: index, head: heads[index] as string, format: formatOf(entries[0]) };
    const read = readLine(line, before);
    if ('reason' in read) {
      // a last line without its line end is whole when its hash says so
      if (index < lines.length - 1) fault = { line: index + 1, reason: read.reason };
      break;
    }
    entries.push(read.entry);
    heads.push(read.hash);
  }
  const count = fault === undefined ? wholeSteps(entries) : entries.length;
  const torn = fault === undefined ? lines.slice(count).join('\n') : '';
  const none = { line: 1, reason: 'the ledger is empty: no line was entered' };
  if (fault === undefined && count === 0) fault = none;
  return { entries: entries.slice(0, count), head: heads[count] as string, torn, fault };
}

/** How many lines stand before a step whose lines are not all there; all when there is none. */
function wholeSteps(entries: readonly LedgerEntry[]): number {
  const start = entries.findLastIndex(({ type }) => type === 'step');
  const step = entries[start];
  const isCut = step?.type === 'step' && start + step.lines >= entries.length;
  return isCut ? start : entries.length;
}

const HASH_FIELD = /,"hash":"([0-9a-f]{64})"\}$/;

function readLine(
  line: string,
  { n, head, format }: LineBefore,
): { entry: LedgerEntry; hash: string } | { reason: string } {
  const hash = HASH_FIELD.exec(line)?.[1];
  const body = line.replace(HASH_FIELD, '}');
  if (hash === undefined) return { reason: 'not a line of a ledger: no hash at its end' };
  if (sha256(body) !== hash) return { reason: 'its hash is not the hash of what it says' };
  const record = parseJson(body);
  if (record === undefined) return { reason: 'not a JSON object' };
  const { n: number, prev, ...fields } = record;
  if (number !== n + 1)
    return { reason: `"n" is ${JSON.stringify(number)}, this is line ${n + 1}` };
  if (prev !== head) return { reason: '"prev" is not the hash of the line before' };
  const entry = format === 1 ? fromFormat1(fields) : fields;
  const fault = shapeFault(entry);
  return fault === undefined ? { entry: entry as unknown as LedgerEntry, hash } : { reason: fault };
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const record: unknown = JSON.parse(text);
    return typeof record === 'object' && record !== null ? { ...record } : undefined;
  } catch {
    return undefined;
  }
}

/** @throws InputError `DUPLICATE_LEDGER`, naming the line */
export function ledgerError(fault: LedgerFault, name: string): InputError {
  const at = `${name}:${fault.line}`;
  return new InputError('DUPLICATE_LEDGER', `${at}: ${fault.reason}`, { input: name, at });
}
