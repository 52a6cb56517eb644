// What an adapter of an open word package gives: lemmas, and the entries it left out with the
// reason.
import type { Declinable } from '../inflection/decline.js';
import type { Lemma, PartOfSpeech } from '../lemma.js';
import type { Rejected } from '../rejected.js';
import { RowUse } from '../rows/row-use.js';
import type { PackageName } from './package-names.js';
import type { Strikes } from './package-tables.js';

/** A lemma from a package; `plural` and `feminine` as `decline` takes them, `''` is by paradigm. */
export interface PackageLemma extends Lemma, Declinable {
  readonly plural: string;
  readonly feminine: string;
  /** For a verb that the package has in *-si* only: *accanirsi* is `accanire`, pronominal. */
  readonly pronominal: boolean;
}

/** An entry of a package. */
export interface PackageEntry {
  /** As the package writes it, flags and all: `'abaco/OT'`. */
  readonly entry: string;
  /** What it is about, by which it can be struck: `'abaco'`. */
  readonly text: string;
}

/** All that was read from one package, in the order of the package. */
export interface PackageContents {
  readonly name: PackageName;
  readonly lemmas: readonly PackageLemma[];
  readonly rejected: readonly Rejected[];
}

/** Collects the contents of one package. */
export class PackageReader {
  private readonly lemmas: PackageLemma[] = [];
  private readonly rejected: Rejected[] = [];
  private readonly name: PackageName;
  private readonly source: string;
  private readonly strikes: Strikes;
  private readonly uses: RowUse;

  /**
   * @param source id of the package in `sources.csv`
   * @param strikes entries struck by hand
   */
  constructor(
    name: PackageName,
    source: string,
    strikes: Strikes = new Map(),
    uses: RowUse = new RowUse(),
  ) {
    this.name = name;
    this.source = source;
    this.strikes = strikes;
    this.uses = uses;
  }

  /**
   * Adds a lemma, unless its entry is struck by hand.
   *
   * @returns false when it is struck
   */
  add(
    { entry, text: key }: PackageEntry,
    pos: PartOfSpeech,
    text: string,
    given: { plural?: string; feminine?: string; pronominal?: boolean } = {},
  ): boolean {
    const { plural = '', feminine = '', pronominal = false } = given;
    const strike = this.strikes.get(key);
    if (strike !== undefined) {
      if (!this.uses.has(strike)) this.reject(entry, key, strike.reason);
      this.uses.mark(strike);
      return false;
    }
    const origin = { source: this.source, at: `${this.name}: ${entry}` };
    this.lemmas.push({ text, pos, gloss: '', plural, feminine, pronominal, origin });
    return true;
  }

  /** True for an entry struck by hand: nothing of it is added. */
  isStruck({ text }: PackageEntry): boolean {
    return this.strikes.has(text);
  }

  reject(entry: string, text: string, reason: string): void {
    this.rejected.push({ at: `${this.name}: ${entry}`, text, reason });
  }

  contents(): PackageContents {
    return { name: this.name, lemmas: this.lemmas, rejected: this.rejected };
  }
}

/** Why an entry cannot be taken whatever it is: digits and signs, apostrophes, hyphens, capitals. */
export function unusable(text: string): string | undefined {
  if (PLAIN.test(text)) return undefined;
  if (/\d/.test(text)) return 'has a digit';
  if (/['’]/.test(text)) return 'has an apostrophe';
  if (/[-\s]/.test(text)) return 'has a hyphen or a space';
  if (/\p{Lu}/u.test(text)) return 'has a capital letter';
  return 'has a character that is not an Italian letter';
}

const PLAIN = /^[a-zàèéìíòóùú]+$/;
