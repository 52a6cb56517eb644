// Gathers folded forms with their derivations in typed arrays, sorts them, and merges equal words:
// what comes out is the word list, each word with every reason why it is one.
import type { Letter } from '../alphabet/alphabet.js';
import { type PackedWords, sameWord, sortedOrder, WordPacker } from '../alphabet/packed-words.js';
import type { Lemma } from './lemma.js';

/** Sorted, unique words, and for each the derivations that lead to it. */
export interface WordList {
  readonly words: PackedWords;
  readonly derivations: DerivationTable;
}

/** Derivations of word `i` are the rows `starts[i] .. starts[i + 1] - 1` of the three columns. */
export interface DerivationTable {
  readonly starts: Int32Array;
  /** Index into `lemmas`. */
  readonly lemmaIds: Int32Array;
  /** Index into `cellNames`. */
  readonly cellIds: Uint16Array;
  /** Index into `particleNames`; 0 is none. */
  readonly particleIds: Uint8Array;
  readonly lemmas: readonly Lemma[];
  readonly cellNames: readonly string[];
  readonly particleNames: readonly string[];
}

/** Numbers names in the order they come. */
class Names {
  readonly list: string[] = [];
  private readonly ids = new Map<string, number>();
  /** The last one, and its number: the same name often comes many times in a row. */
  private last = '';
  private lastId = -1;

  id(name: string): number {
    if (name !== this.last || this.lastId < 0) {
      this.lastId = this.find(name);
      this.last = name;
    }
    return this.lastId;
  }

  private find(name: string): number {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    this.ids.set(name, this.list.length);
    this.list.push(name);
    return this.list.length - 1;
  }
}

export class FormCollector {
  private readonly packer = new WordPacker();
  private readonly lemmas: Lemma[] = [];
  private readonly cells = new Names();
  private readonly particles = new Names();
  private rows: Int32Array = new Int32Array(3 << 16);

  constructor() {
    this.particles.id('');
  }

  /** Announces a lemma. @returns its number, for `add` */
  lemma(lemma: Lemma): number {
    this.lemmas.push(lemma);
    return this.lemmas.length - 1;
  }

  /**
   * @param particles joined to the form, `''` for none: `'glielo'`
   * @param length how many of the letters are those of the form
   */
  add(
    letters: ArrayLike<Letter>,
    lemmaId: number,
    cell: string,
    particles: string,
    length: number = letters.length,
  ): void {
    const row = this.packer.add(letters, length) * 3;
    if (row + 3 > this.rows.length) {
      const longer = new Int32Array(this.rows.length * 2);
      longer.set(this.rows);
      this.rows = longer;
    }
    this.rows[row] = lemmaId;
    this.rows[row + 1] = this.cells.id(cell);
    this.rows[row + 2] = this.particles.id(particles);
  }

  /** Sorts and merges; a derivation that comes twice is kept once. */
  finish(): WordList {
    const gathered = this.packer.words();
    const order = sortedOrder(gathered);
    const unique = new WordPacker();
    const starts = new Int32Array(order.length + 1);
    let kept = 0; // the front of `order` holds those that are kept
    let previous = -1;
    for (let at = 0; at < order.length; at++) {
      const form = order[at]!;
      if (previous < 0 || !sameWord(gathered, previous, form)) {
        starts[unique.addFrom(gathered, form)] = kept;
      }
      if (!this.repeats(order, starts[unique.count - 1]!, kept, form)) order[kept++] = form;
      previous = form;
    }
    starts[unique.count] = kept;
    return {
      words: unique.words(),
      derivations: {
        starts: starts.slice(0, unique.count + 1),
        ...this.columns(order.subarray(0, kept)),
        lemmas: this.lemmas,
        cellNames: this.cells.list,
        particleNames: this.particles.list,
      },
    };
  }

  /** The rows of forms, column by column. */
  private columns(
    forms: Int32Array,
  ): Pick<DerivationTable, 'lemmaIds' | 'cellIds' | 'particleIds'> {
    const lemmaIds = new Int32Array(forms.length);
    const cellIds = new Uint16Array(forms.length);
    const particleIds = new Uint8Array(forms.length);
    for (let at = 0; at < forms.length; at++) {
      const row = forms[at]! * 3;
      lemmaIds[at] = this.rows[row]!;
      cellIds[at] = this.rows[row + 1]!;
      particleIds[at] = this.rows[row + 2]!;
    }
    return { lemmaIds, cellIds, particleIds };
  }

  /** Whether one of the forms from `from` to `end` has the derivation of a form. */
  private repeats(forms: Int32Array, from: number, end: number, form: number): boolean {
    const { rows } = this;
    for (let i = from; i < end; i++) {
      const other = forms[i]! * 3;
      const row = form * 3;
      if (
        rows[other] === rows[row] &&
        rows[other + 1] === rows[row + 1] &&
        rows[other + 2] === rows[row + 2]
      ) {
        return true;
      }
    }
    return false;
  }
}
