// Reads the table that came back from a reviewer: from the page, or from a spreadsheet, which may have
// put semicolons between the fields. Every row that cannot be right is found, with its place.
import { basename } from 'node:path';
import { formatWord, readWord } from '../alphabet/alphabet.js';
import { ITALIAN } from '../alphabet/alphabets.js';
import { cutLines } from '../compile/word-columns.js';
import { SAMPLE_KINDS } from '../dictionary/sample-words.js';
import { InputError, quoted } from '../errors.js';
import { isQuotedRight, readCell, type Separator } from '../files/csv.js';
import { decodeText } from '../files/decode.js';
import { ioReason } from '../files/io-error.js';
import { megabytes, readAtMost } from '../files/read-at-most.js';
import { ANSWERS, type Answer, COLUMNS, SCOPES, type Scope, usualScope } from './answer-table.js';
import type { ReviewKind } from './items.js';

/** Bytes of a table; one of 10,000 words has a tenth. */
const MOST_BYTES = 16 << 20;

/** A word that a reviewer has judged. */
export interface Answered {
  readonly kind: ReviewKind;
  /** Upper case. */
  readonly word: string;
  /** Empty for a word that the lexicon did not have. */
  readonly lemma: string;
  /** As `ReviewItem` has it. */
  readonly pos: string;
  readonly row: string;
  readonly answer: Answer;
  readonly scope: Scope;
  readonly note: string;
  readonly reviewer: string;
  /** Where it stands: `'answers.csv:12'`. */
  readonly at: string;
}

/** What came back. */
export interface Answers {
  readonly answered: readonly Answered[];
  /** Words without an answer. */
  readonly open: number;
}

/** What is wrong with answers, `file:line: reason`. */
export class Findings {
  private readonly found: string[] = [];

  add(at: string, reason: string): void {
    this.found.push(`${at}: ${reason}`);
  }

  /** @throws InputError `REVIEW_ANSWERS` with every finding, if there is one */
  throwIfAny(): void {
    const [input] = this.found;
    if (input !== undefined) throw InputError.of('REVIEW_ANSWERS', this.found, { input });
  }
}

/**
 * Reads tables of answers.
 *
 * @param findings gets every row that cannot be right
 * @throws InputError `REVIEW_ANSWERS` when a file cannot be read, or is no such table
 */
export async function readAnswers(paths: readonly string[], findings: Findings): Promise<Answers> {
  const answered: Answered[] = [];
  let open = 0;
  for (const path of paths) {
    for (const { at, fields } of await readRows(path, findings)) {
      const read = answerOf(fields, at, findings);
      if (read === 'open') open++;
      else if (read !== undefined) answered.push(read);
    }
  }
  return { answered, open };
}

type Fields = Readonly<Record<string, string>>;

interface AnswerRow {
  readonly at: string;
  readonly fields: Fields;
}

/** The rows of a file, each field by its column. */
async function readRows(path: string, findings: Findings): Promise<readonly AnswerRow[]> {
  const name = basename(path);
  const [head = '', ...rest] = await readLines(path);
  const separator: Separator = head.includes(';') ? ';' : ',';
  const [header = []] = await cutLines([head], separator);
  const missing = COLUMNS.filter(column => !header.includes(column));
  if (missing.length > 0) {
    const names = missing.map(quoted).join(', ');
    throw refused(`${name}:1`, `no column ${names}: not a table of answers`);
  }
  const lines = rest
    .map((text, index) => ({ text, at: `${name}:${index + 2}` }))
    .filter(({ text }) => text.trim() !== '');
  const readable = lines.filter(({ text, at }) => {
    const isRight = isQuotedRight(text, separator);
    if (!isRight) findings.add(at, 'a quote is not closed, or inside a field');
    return isRight;
  });
  const records = await cutLines(
    readable.map(({ text }) => text),
    separator,
  );
  return records.flatMap((cells, index) => {
    const at = readable[index]!.at;
    if (cells.length === header.length) {
      const fields = header.map((column, place) => [column, readCell(cells[place]!.trim())]);
      return [{ at, fields: Object.fromEntries(fields) }];
    }
    findings.add(at, `${cells.length} fields, the header has ${header.length}`);
    return [];
  });
}

async function readLines(path: string): Promise<readonly string[]> {
  const bytes = await readAtMost(path, MOST_BYTES).catch((error: NodeJS.ErrnoException) => {
    throw refused(quoted(path), ioReason(error));
  });
  if (bytes === undefined) throw refused(path, `more than ${megabytes(MOST_BYTES)}`);
  const text = decodeText(bytes);
  if (text === undefined) throw refused(path, 'not valid UTF-8; save the table as UTF-8');
  return text.split(/\r?\n/);
}

function refused(at: string, reason: string): InputError {
  return new InputError('REVIEW_ANSWERS', `${at}: ${reason}`, { input: at, at });
}

/** A row as an answer; `open` without one, undefined when it cannot be right. */
function answerOf(fields: Fields, at: string, findings: Findings): Answered | 'open' | undefined {
  const marked = ANSWERS.filter(answer => fields[answer] !== '');
  const wrong = wrongIn(fields, marked);
  for (const reason of wrong) findings.add(at, reason);
  if (wrong.length > 0) return undefined;
  const [answer] = marked;
  if (answer === undefined) return 'open';
  const { kind, word, lemma, pos, row, scope, note, reviewer } = fields as Record<string, string>;
  return {
    kind: kind as ReviewKind,
    ...{
      word: word!,
      lemma: lemma!,
      pos: pos!,
      row: row!,
      answer,
      note: note!,
      reviewer: reviewer!,
      at,
    },
    scope: scope === '' ? usualScope(word!, lemma!) : (scope as Scope),
  };
}

const KINDS: readonly string[] = [...SAMPLE_KINDS, 'words'];

/** Everything that is wrong with a row. */
function wrongIn(fields: Fields, marked: readonly Answer[]): readonly string[] {
  const { kind, word, lemma, scope, note, reviewer } = fields as Record<string, string>;
  const isAnswered = marked.length > 0;
  return [
    KINDS.includes(kind!) ? '' : `kind ${quoted(kind)} is not one of ${KINDS.join(', ')}`,
    isWord(word!) ? '' : `word ${quoted(word)} is not one of 2 to 15 capital letters`,
    marked.length > 1 ? `${quoted(word)} is marked ${marked.join(' and ')}: one of them` : '',
    ...ANSWERS.map(answer =>
      /^x?$/i.test(fields[answer]!) ? '' : `${answer} ${quoted(fields[answer])} is not x or empty`,
    ),
    scope === '' || (SCOPES as readonly string[]).includes(scope!)
      ? ''
      : `scope ${quoted(scope)} is not one of ${SCOPES.join(', ')}`,
    scope === 'lemma' && lemma === '' ? `${quoted(word)} has no entry that could be wrong` : '',
    isAnswered && reviewer === '' ? `${quoted(word)} is judged by nobody: name the reviewer` : '',
    !isAnswered && (scope !== '' || note !== '') ? `${quoted(word)} has a note, but no answer` : '',
  ].filter(reason => reason !== '');
}

function isWord(text: string): boolean {
  const read = readWord(ITALIAN, text);
  if (!('letters' in read)) return false;
  return formatWord(ITALIAN, read.letters) === text && text.length >= 2 && text.length <= 15;
}
