// What an adapter of an open word package gives: lemmas, and the entries it left out with the
// reason.
import type { Declinable } from './decline.js';
import type { Lemma, PartOfSpeech } from './lemma.js';

/** A lemma from a package; `plural` and `feminine` as `decline` takes them, `''` is by paradigm. */
export interface PackageLemma extends Lemma, Declinable {
  readonly plural: string;
  readonly feminine: string;
  /** For a verb that the package has in *-si* only: *accanirsi* is `accanire`, pronominal. */
  readonly pronominal: boolean;
}

/** An entry, or a form of an entry, that was left out. */
export interface Rejected {
  /** The entry: `'dictionary-it: ridottosi/E'`. */
  readonly at: string;
  readonly text: string;
  readonly reason: string;
}

/** All that was read from one package, in the order of the package. */
export interface PackageContents {
  /** Name of the package: `'dictionary-it'`. */
  readonly name: string;
  readonly lemmas: readonly PackageLemma[];
  readonly rejected: readonly Rejected[];
}

/** Collects the contents of one package. */
export class PackageReader {
  private readonly lemmas: PackageLemma[] = [];
  private readonly rejected: Rejected[] = [];
  private readonly name: string;
  private readonly source: string;
  private readonly struck: ReadonlyMap<string, string>;

  /**
   * @param source id of the package in `sources.csv`
   * @param struck reasons by entry, for those struck by hand
   */
  constructor(name: string, source: string, struck: ReadonlyMap<string, string> = new Map()) {
    this.name = name;
    this.source = source;
    this.struck = struck;
  }

  /** Why an entry cannot be taken whatever it is: its letters, or because it was struck by hand. */
  reasonAgainst(text: string): string | undefined {
    return unusable(text) ?? this.struck.get(text);
  }

  /** @param entry the entry as the package writes it */
  add(
    entry: string,
    pos: PartOfSpeech,
    text: string,
    given: { plural?: string; feminine?: string; pronominal?: boolean } = {},
  ): void {
    const { plural = '', feminine = '', pronominal = false } = given;
    const origin = { source: this.source, at: `${this.name}: ${entry}` };
    this.lemmas.push({ text, pos, gloss: '', plural, feminine, pronominal, origin });
  }

  reject(entry: string, text: string, reason: string): void {
    this.rejected.push({ at: `${this.name}: ${entry}`, text, reason });
  }

  contents(): PackageContents {
    return { name: this.name, lemmas: this.lemmas, rejected: this.rejected };
  }
}

/** Digits and signs, apostrophes, hyphens, capitals. */
function unusable(text: string): string | undefined {
  if (PLAIN.test(text)) return undefined;
  if (/\d/.test(text)) return 'has a digit';
  if (/['’]/.test(text)) return 'has an apostrophe';
  if (/[-\s]/.test(text)) return 'has a hyphen or a space';
  if (/\p{Lu}/u.test(text)) return 'has a capital letter';
  return 'has a sign that is no letter of Italian words';
}

const PLAIN = /^[a-zàèéìíòóùú]+$/;
