// Where forms become words: folds each, keeps what the tables strike or doubt out, counts, and hands
// the rest to the collector.

import type { Alphabet, Letter } from '../alphabet/alphabet.js';
import { formatWord } from '../alphabet/alphabet.js';
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
  readonly counts: Record<string, number> = {};
  private readonly alphabet: Alphabet;
  private readonly tables: OwnTables;
  private readonly uses: RowUse;
  private readonly folder: Folder;
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
      this.count('too long');
      return;
    }
    const letters = this.folder.fold(text);
    if (typeof letters === 'string') {
      if (letters === 'longer than 15 letters') this.count('too long');
      else if (letters !== 'one letter') this.reject(lemma, text, letters);
      return;
    }
    const struck = this.tables.excludedForms.get(text);
    if (struck !== undefined) {
      this.uses.mark(struck);
      this.reject(lemma, text, struck.reason, struck.article);
    } else if (letters.length > SHORT || this.isApproved(lemma, letters)) {
      this.collector.add(letters, this.idOf(lemma), cell, particles);
      this.count(particles === '' ? 'plain forms' : 'enclitic forms');
    }
  }

  /** Notes an entry that gives no word. */
  reject(lemma: Lemma, text: string, reason: string, article = ''): void {
    const full = article === '' ? reason : `art. ${article}: ${reason}`;
    this.rejected.push({ at: lemma.origin.at, text, reason: full });
  }

  count(name: string): void {
    this.counts[name] = (this.counts[name] ?? 0) + 1;
  }

  finish(): WordList {
    return this.collector.finish();
  }

  private isApproved(lemma: Lemma, letters: readonly Letter[]): boolean {
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
