// What each answer makes of the tables: a row more, a row changed, a row taken out, nothing, or something
// that only a person can write. Nothing is read or written here.
import { POS_TEXT } from '../dictionary/why/derivation-text.js';
import { quoted } from '../errors.js';
import type { LemmaForms } from '../wordlist/forms.js';
import type { Lemma } from '../wordlist/lemma.js';
import { SHORT } from './answer-table.js';
import type { Answered, Findings } from './answers.js';

/** What is to be done with one row. */
export interface Edit {
  /** `'short-words.csv:12'`; of a new row the table alone: `'exclusions.csv'`. */
  readonly place: string;
  /** Cells of a new row, by column. */
  readonly added?: Readonly<Record<string, string>>;
  /** Cells that change; without these and without new ones the row is taken out. */
  readonly set?: Readonly<Record<string, string>>;
  /** The answer that asks for it. */
  readonly answer: string;
}

/** An answer that makes no row. */
export interface Remark {
  /** Where the answer stands. */
  readonly at: string;
  readonly reason: string;
}

/** What answers come to. */
export interface Decisions {
  /** Each row once. */
  readonly edits: readonly Edit[];
  /** What the tables say already. */
  readonly same: readonly Remark[];
  /** What no table takes, or only by hand. */
  readonly left: readonly Remark[];
}

/** Rows that have a whole entry: those of short words have one word of it. */
const ENTRY = /^(?!short-words\.).*\.csv:/;
/** Article of what is in no entry of the dictionary. */
const ARTICLE = '14';

/**
 * Decides what answers make of the tables.
 *
 * @param findings gets answers that cannot be done as they stand
 */
export function decide(
  answered: readonly Answered[],
  forms: LemmaForms,
  findings: Findings,
): Decisions {
  const book = new Book(forms, findings);
  for (const each of answered) book.enter(each);
  return { edits: [...book.edits.values()], same: book.same, left: book.left };
}

class Book {
  readonly edits = new Map<string, Edit>();
  readonly same: Remark[] = [];
  readonly left: Remark[] = [];
  private readonly forms: LemmaForms;
  private readonly findings: Findings;

  constructor(forms: LemmaForms, findings: Findings) {
    this.forms = forms;
    this.findings = findings;
  }

  enter(each: Answered): void {
    const { word, lemma, answer, scope, at } = each;
    const isOfShort = word.length <= SHORT && (answer === 'right' || scope === 'form');
    if (isOfShort && this.forms.tables.own.shortWords.has(word)) this.shortWord(each);
    else if (answer === 'right') {
      if (lemma === '')
        this.left.push({ at, reason: `${quoted(word)} is to be added: no row has it` });
    } else if (lemma === '')
      this.same.push({ at, reason: `${quoted(word)} is not in the lexicon` });
    else if (scope === 'lemma') this.entry(each);
    else if (answer === 'wrong') this.form(each);
    else this.left.push({ at, reason: `no table takes a doubt about the form ${quoted(word)}` });
  }

  /** A word of two or three letters is what its rows say. */
  private shortWord(each: Answered): void {
    const { word, answer, at } = each;
    const rows = this.forms.tables.own.shortWords.get(word) ?? [];
    const status = ({ right: 'ok', wrong: 'no', doubt: 'doubt' } as const)[answer];
    const isOk = rows.some(row => row.status === 'ok');
    const isSame = status === 'ok' ? isOk : !isOk && rows.some(row => row.status === status);
    if (isSame) this.same.push({ at, reason: `${quoted(word)} is ${quoted(status)} already` });
    else if (status === 'ok' && rows.length > 1) {
      const places = rows.map(({ lemma }) => lemma.origin.at).join(', ');
      this.left.push({ at, reason: `which row of ${quoted(word)} is right: ${places}` });
    } else {
      const changed = rows.filter(row => status !== 'doubt' || row.status === 'ok');
      for (const { lemma } of changed.filter(row => row.status !== status)) {
        const confidence = { ok: '0.99', no: '0.01', doubt: '0.5' }[status];
        this.edit({
          place: lemma.origin.at,
          set: { status, gloss: signed(lemma.gloss, each), confidence },
          answer: at,
        });
      }
    }
  }

  /** A whole entry: a verb of the packages by its valency, our own by its row, others are struck. */
  private entry(each: Answered): void {
    const { lemma, pos, at } = each;
    const { tables, lemmas, packages } = this.forms;
    const isIt = (other: Lemma): boolean => other.text === lemma && POS_TEXT[other.pos] === pos;
    const verb = pos === POS_TEXT.v ? tables.verbs.valency.get(lemma) : undefined;
    const own = lemmas.filter(other => isIt(other) && ENTRY.test(other.origin.at));
    const isPacked = pos !== POS_TEXT.v && packages.some(isIt);
    if (verb !== undefined) this.valency(each, verb);
    else if (each.answer === 'doubt') {
      this.left.push({ at, reason: `no table takes a doubt about ${quoted(lemma)} (${pos})` });
    } else if (own.length === 0 && !isPacked) {
      this.same.push({ at, reason: `there is no entry ${quoted(lemma)} (${pos}) any more` });
    }
    this.tellShort(each);
    if (verb !== undefined || each.answer === 'doubt') return;
    for (const { origin } of own) this.takeOut(each, origin.at);
    if (isPacked) this.strikeLemma(each);
  }

  /** Words of two or three letters stay words by their own rows. */
  private tellShort({ lemma, pos, at }: Answered): void {
    for (const [word, rows] of this.forms.tables.own.shortWords) {
      const row = rows.find(
        ({ status, lemma: head }) =>
          status === 'ok' && head.text === lemma && POS_TEXT[head.pos] === pos,
      );
      if (row === undefined) continue;
      const { at: place } = row.lemma.origin;
      this.left.push({
        at,
        reason: `${quoted(word)} of ${quoted(lemma)} stays "ok" in ${place}: judge it by itself`,
      });
    }
  }

  private valency(
    each: Answered,
    { register, gloss, at: place }: { register: string; gloss: string; at: string },
  ): void {
    const { lemma, answer, at } = each;
    const wanted = answer === 'wrong' ? 'err' : '?';
    if (register === wanted) {
      this.same.push({ at, reason: `${quoted(lemma)} is ${quoted(wanted)} already` });
    } else this.edit({ place, set: { register: wanted, gloss: signed(gloss, each) }, answer: at });
  }

  /** Our own words and verbs have their row for themselves; other rows are for people to look at. */
  private takeOut({ lemma, at }: Answered, place: string): void {
    if (/^(?:nouns|verbs)-/.test(place)) this.edit({ place, answer: at });
    else
      this.left.push({
        at,
        reason: `${quoted(lemma)} stands in ${place}: change that row by hand`,
      });
  }

  private strikeLemma(each: Answered): void {
    const { lemma, pos, at } = each;
    const { tables, packages } = this.forms;
    const others = packages.filter(other => other.text === lemma && POS_TEXT[other.pos] !== pos);
    if (tables.own.excludedLemmas.has(lemma)) {
      this.same.push({ at, reason: `${quoted(lemma)} is struck already` });
    } else if (others.length > 0) {
      const kinds = [...new Set(others.map(other => POS_TEXT[other.pos]))].join(', ');
      this.left.push({
        at,
        reason: `to strike ${quoted(lemma)} (${pos}) would strike it as ${kinds} too: see package-exclusions.csv and package-pos.csv`,
      });
    } else this.strike(each, lemma, 'lemma');
  }

  /** A form is struck as it is written, accents and all. */
  private form(each: Answered): void {
    const { word, lemma, pos, at } = each;
    const { own, functionWords } = this.forms.tables;
    const found = (this.forms.forms.get(word) ?? []).filter(
      form => form.lemma.text === lemma && POS_TEXT[form.lemma.pos] === pos,
    );
    const texts = new Set(found.map(({ text }) => text));
    const heads = new Map<string, string>([
      ...[...own.nouns, ...own.variants].map(({ text, origin }) => [text, origin.at] as const),
      ...own.listed.map(form => [form.text, form.lemma.origin.at] as const),
      ...functionWords.map(word => [word.form, word.lemma.origin.at] as const),
    ]);
    if (texts.size === 0) {
      this.same.push({
        at,
        reason: `${quoted(lemma)} (${pos}) has no form ${quoted(word)} any more`,
      });
    }
    for (const text of texts) {
      const head = heads.get(text);
      if (own.excludedForms.has(text)) {
        this.same.push({ at, reason: `${quoted(text)} is struck already` });
      } else if (head !== undefined) {
        this.findings.add(
          at,
          `${quoted(text)} is written down in ${head}: only the whole entry can go (scope lemma)`,
        );
      } else this.strike(each, text, 'form');
    }
  }

  private strike(each: Answered, text: string, scope: 'form' | 'lemma'): void {
    const reason = saidBy(each) + (each.note === '' ? ': not a word' : '');
    this.edit({
      place: 'exclusions.csv',
      added: { text, scope, article: ARTICLE, reason },
      answer: each.at,
    });
  }

  /** Of two answers that ask for the same, the first is named. */
  private edit(edit: Edit): void {
    const { text = '', scope = '' } = edit.added ?? {};
    const key = `${edit.place} ${scope} ${text}`;
    if (!this.edits.has(key)) this.edits.set(key, edit);
  }
}

/** `'Anna Rossi: only poets'`. */
function saidBy({ reviewer, note }: Answered): string {
  return note === '' ? reviewer : `${reviewer}: ${note}`;
}

/** A gloss with who changed its row. */
function signed(gloss: string, each: Answered): string {
  return `${gloss} [${saidBy(each)}]`;
}
