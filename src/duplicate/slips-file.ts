// Slips as CSV: header `player,square,word,score` or the same in Italian, one answer per line. Every bad row
// is reported.
import { InputError, quoted } from '../errors.js';
import type { SlipRequest } from './steps.js';

export const SLIP_COLUMNS: readonly string[] = ['player', 'square', 'word', 'score'];

/** The columns as Italian spreadsheets name them, in the same order. */
export const ITALIAN_COLUMNS: readonly string[] = ['giocatore', 'casella', 'parola', 'punti'];

/**
 * Reads slips; commas, or semicolons as spreadsheets in Italy write them. An empty score claims none,
 * an empty word is an empty slip.
 *
 * @param name of the file, for messages
 * @throws InputError `TABLE_HEADER` | `DUPLICATE_SLIPS` with every bad row
 */
export function parseSlips(text: string, round: number, name = 'slips'): readonly SlipRequest[] {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = header.includes(';') ? ';' : ',';
  const columns = splitFields(header, separator)?.map(field => field.trim().toLowerCase());
  if (![SLIP_COLUMNS, ITALIAN_COLUMNS].some(names => names.join() === columns?.join())) {
    const wanted = `${quoted(SLIP_COLUMNS.join(','))} or ${quoted(ITALIAN_COLUMNS.join(';'))}`;
    const message = `${name}:1: the header is ${quoted(header)}, wanted ${wanted}`;
    throw new InputError('TABLE_HEADER', message, { input: header, at: `${name}:1` });
  }
  const slips: SlipRequest[] = [];
  const findings: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const read = readRow(line, separator, round);
    if (typeof read === 'string') findings.push(`${name}:${index + 2}: ${read}`);
    else slips.push(read);
  }
  if (findings.length > 0) {
    throw InputError.of('DUPLICATE_SLIPS', findings, { input: name });
  }
  return slips;
}

/** A slip, or what is wrong with the row. */
function readRow(line: string, separator: string, round: number): SlipRequest | string {
  const fields = splitFields(line, separator)?.map(field => field.trim());
  if (fields === undefined) return 'a quote is not closed';
  if (fields.length !== SLIP_COLUMNS.length) {
    return `${fields.length} fields, wanted ${SLIP_COLUMNS.length}`;
  }
  const [player = '', square = '', word = '', score = ''] = fields;
  if (player === '') return 'no player';
  const claimed = readScore(score);
  if (claimed === undefined) return `score ${quoted(score)} is not a whole number`;
  return { round, player, square, word, claimed };
}

/**
 * A score as it is claimed: `'10'`, or `'10,0'` and `'10.0'` as spreadsheets write it.
 *
 * @returns null when none is given, undefined for text that is not a whole number
 */
export function readScore(text: string): number | null | undefined {
  if (text === '') return null;
  // three noughts would be a thousand in Italy and a whole number elsewhere
  const [, whole] = /^(\d{1,6})(?:[.,]00?)?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole);
}

/** The fields of one record; quotes around a field, doubled inside; undefined when one stays open. */
function splitFields(line: string, separator: string): string[] | undefined {
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line.charAt(at);
    if (quoted && char === '"' && line[at + 1] === '"') {
      field += char;
      at++;
    } else if (char === '"' && (quoted || field === '')) quoted = !quoted;
    else if (char === separator && !quoted) {
      fields.push(field);
      field = '';
    } else field += char;
  }
  return quoted ? undefined : [...fields, field];
}
