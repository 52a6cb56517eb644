// Where forms become words: folds each, keeps what the tables strike or doubt out, counts, and hands
// the rest to the collector.

import type { Alphabet, Letter } from '../alphabet/alphabet.js';
import { formatWord, MAX_WORD_LENGTH } from '../alphabet/alphabet.js';
import { quoted } from '../errors.js';
import { FormCollector, type WordList } from './collector.js';
import { createFolder, type Folder } from './fold.js';
import type { Lemma } from './lemma.js';
import type { Rejected } from './rejected.js';
import type { OwnTables } from './rows/own-tables.js';
import { RowUse } from './rows/row-use.js';

/** Words up to this length come from `short-words.csv` or are approved there. */
const SHORT = 3;

/** Longest form that can fold to a word of the board: fifteen letters and an apostrophe. */
const LONGEST_FORM = 16;

export class WordSink {
  readonly rejected: Rejected[] = [];
  private plainForms = 0;
  private encliticForms = 0;
  private tooLong = 0;
  private readonly alphabet: Alphabet;
  private readonly tables: OwnTables;
  private readonly uses: RowUse;
  private readonly folder: Folder;
  /** Of the form that is folded. */
  private readonly letters = new Uint8Array(MAX_WORD_LENGTH);
  private readonly collector = new FormCollector();
  private readonly shortRejected = new Set<string>();
  private current: Lemma | undefined;
  private currentId = -1;

  /** @param uses is told which rows give a word, and which strike a form */
  constructor(alphabet: Alphabet, tables: OwnTables, uses: RowUse = new RowUse()) {
    this.alphabet = alphabet;
    this.tables = tables;
    this.uses = uses;
    this.folder = createFolder(alphabet);
  }

  /**
   * Takes a form of a lemma.
   *
   * @param particles joined to the form, `''` for none
   */
  add(lemma: Lemma, cell: string, text: string, particles = ''): void {
    if (text.length > LONGEST_FORM) {
      this.tooLong++;
      return;
    }
    const { letters } = this;
    const length = this.folder.foldInto(text, letters);
    if (typeof length === 'string') {
      if (length === 'longer than 15 letters') this.tooLong++;
      else if (length !== 'one letter') this.reject(lemma, text, length);
      return;
    }
    const struck = this.tables.excludedForms.get(text);
    if (struck !== undefined) {
      this.uses.mark(struck);
      this.reject(lemma, text, struck.reason, struck.article);
    } else if (length > SHORT || this.isApproved(lemma, letters.slice(0, length))) {
      this.collector.add(letters, this.idOf(lemma), cell, particles, length);
      if (particles === '') this.plainForms++;
      else this.encliticForms++;
    }
  }

  /** Notes an entry that gives no word. */
  reject(lemma: Lemma, text: string, reason: string, article = ''): void {
    const full = article === '' ? reason : `art. ${article}: ${reason}`;
    this.rejected.push({ at: lemma.origin.at, text, reason: full });
  }

  /** Forms that were taken, and those that were not for their length; nothing that there is none of. */
  get counts(): Readonly<Record<string, number>> {
    const counts = {
      'plain forms': this.plainForms,
      'enclitic forms': this.encliticForms,
      'too long': this.tooLong,
    };
    return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  }

  finish(): WordList {
    return this.collector.finish();
  }

  private isApproved(lemma: Lemma, letters: ArrayLike<Letter>): boolean {
    const word = formatWord(this.alphabet, letters);
    const rows = this.tables.shortWords.get(word);
    if (rows?.some(({ status }) => status === 'ok') === true) return true;
    if (!this.shortRejected.has(word)) {
      this.shortRejected.add(word);
      const why = rows === undefined ? 'has no row' : `is ${quoted(rows[0]!.status)}`;
      this.reject(lemma, word, `two or three letters: ${why} in short-words.csv`);
    }
    return false;
  }

  /** Forms of one lemma come together, so the last one is remembered. */
  private idOf(lemma: Lemma): number {
    if (this.current !== lemma) {
      this.current = lemma;
      this.uses.mark(lemma.origin);
      this.currentId = this.collector.lemma(lemma);
    }
    return this.currentId;
  }
}
