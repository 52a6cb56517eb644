// The position that `leggio demo` shows: from a greedy game of leggio against itself with the default
// lexicon, after eight turns. Every word on it is one of the default lexicon; a test checks that.

export const DEMO_POSITION: string =
  '15/15/15/3CHIUDE6/7R2HOT2/5SFILZA4/1L3B1V7/RUMINATE7/1S3v9/ASSOCINO7/1I3A9/1A3M9/1T3O9/1E13/15 EEIRSTV';
