// The Catalan alphabet, as data. A tile of two or three characters is always one tile: QUE is QU + E,
// IL·LUS is I, L·L, U, S (UF 2007, art. 6).
import { type Alphabet, createAlphabet } from './alphabet.js';

/** 26 letters, each with a tile. Source: UF, Normes i reglaments 2007, art. 6; the tiles as printed. */
export const CATALAN: Alphabet = createAlphabet({
  id: 'catalan',
  // biome-ignore format: a row of the alphabet
  letters: [
    'A', 'B', 'C', 'Ç', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'L', 'L·L', 'M',
    'N', 'NY', 'O', 'P', 'QU', 'R', 'S', 'T', 'U', 'V', 'X', 'Z',
  ],
  vowels: [...'AEIOU'],
  // the point of L·L is U+00B7; one character for L and the point, and other points people type
  spellings: { Ŀ: 'L·', '\u2027': '·', '\u2219': '·', '\u2022': '·' },
  // the geminate stands before a vowel: mal-llevat is two words, and stays what it is
  listSpellings: { 'L-L': 'L·L', 'L.L': 'L·L', 'L-LL': 'L-LL', 'L.LL': 'L.LL' },
  untiled: [...'KQWY'], // Q without U; loanwords such as kiwi, whisky
  source: 'UF, Normes i reglaments dels campionats oficials, 2007, art. 6',
});
