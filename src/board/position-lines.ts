// Files of positions: one JSON object per line, `{"id", "rows", "rack"}` or `{"id", "cgp"}`.
import { InputError } from '../errors.js';
import type { Rules } from '../rules/rules.js';
import { type Position, parsePosition, parseRows } from './position.js';

export interface PositionLine {
  readonly id: string;
  readonly position: Position;
}

/**
 * Reads one line.
 *
 * @param at where the line stands: `'positions.jsonl:12'`
 * @throws InputError `POSITION_FILE` | `POSITION_BOARD` | `POSITION_RACK` | `POSITION_TILES`
 */
export function parsePositionLine(line: string, rules: Rules, at: string): PositionLine {
  const record = parseRecord(line, at);
  const id = idOf(record, line, at);
  try {
    if (typeof record.cgp === 'string') {
      return { id, position: parsePosition(record.cgp, rules, record.rack) };
    }
    return { id, position: parseRows(record.rows as readonly string[], record.rack ?? '', rules) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const findings = error.findings.map(finding => `${at}: ${finding}`);
    throw InputError.of(error.code, findings, { input: line, at });
  }
}

/**
 * The id of a line, its position left unread.
 *
 * @throws InputError `POSITION_FILE`
 */
export function positionLineId(line: string, at: string): string {
  return idOf(parseRecord(line, at), line, at);
}

/** A text, or a whole number that JSON keeps as it is. */
function idOf({ id }: PositionRecord, line: string, at: string): string {
  if (typeof id === 'string' || Number.isSafeInteger(id)) return String(id);
  const reason = id === undefined ? 'no "id"' : `"id" is ${idText(id)}`;
  throw new InputError('POSITION_FILE', `${at}: ${reason}, wanted text or a whole number`, {
    input: line,
    at,
  });
}

function idText(id: unknown): string {
  if (Array.isArray(id)) return 'a list';
  return typeof id === 'object' && id !== null ? 'an object' : String(id);
}

/** Characters of a line at most: a position has some hundred. */
export const MOST_LINE: number = 1 << 20;
/** Characters of a message of the JSON reader, which may quote the line. */
const MOST_REASON = 120;

interface PositionRecord {
  readonly id?: unknown;
  readonly rows?: unknown;
  readonly cgp?: unknown;
  readonly rack?: string;
}

function parseRecord(line: string, at: string): PositionRecord {
  let record: PositionRecord;
  if (line.length > MOST_LINE) {
    const message = `${at}: ${line.length} characters, a position has at most ${MOST_LINE}`;
    throw new InputError('POSITION_FILE', message, { input: line, at });
  }
  try {
    record = JSON.parse(line.replace(/^\uFEFF/, '')) as PositionRecord;
  } catch (error) {
    const reason = (error as Error).message.slice(0, MOST_REASON);
    throw new InputError('POSITION_FILE', `${at}: ${reason}`, {
      input: line,
      at,
    });
  }
  const rows = record?.rows;
  const hasRows = Array.isArray(rows) && rows.every(row => typeof row === 'string');
  const hasRack = record?.rack === undefined || typeof record.rack === 'string';
  if (hasRack && (hasRows || typeof record?.cgp === 'string')) return record;
  throw new InputError(
    'POSITION_FILE',
    `${at}: wanted {"id", "rows": [15 strings], "rack"} or {"id", "cgp"}`,
    { input: line, at },
  );
}
