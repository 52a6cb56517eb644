// The vocabulary of the word list: a lemma, where it comes from, and a form of it.

/** Every part of speech, as the tables write it; `forma` is a single form of which its source says no more. */
export const PARTS_OF_SPEECH = [
  'v',
  'sm',
  'sf',
  'smf',
  'agg',
  'avv',
  'art',
  'prep',
  'cong',
  'pron',
  'inter',
  'num',
  'loc',
  'forma',
] as const;

/** Part of speech, as the tables write it. */
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** Where a lemma comes from. */
export interface Origin {
  /** Id of a row of `sources.csv`. */
  readonly source: string;
  /** The row or entry: `'nouns-a.csv:12'`, `'dictionary-it: abaco/OT'`. */
  readonly at: string;
}

/** A head word as a dictionary prints it, accents and all. */
export interface Lemma {
  /** With accents: `'perché'`. */
  readonly text: string;
  /** Part of speech. */
  readonly pos: PartOfSpeech;
  /** A few words on its sense; empty when the source gives none. */
  readonly gloss: string;
  readonly origin: Origin;
}

/** An inflected form before folding, with the cell of the paradigm it fills: `'ind.pres.1s'`, `'pl'`. */
export interface Form {
  readonly text: string;
  readonly cell: string;
}
