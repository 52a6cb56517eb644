// Boards as data: `.` plain, `'` letter × 2, `"` letter × 3, `-` word × 2, `=` word × 3.

/**
 * The board of every edition here: 8 triple words, 17 double words (centre H8 included),
 * 12 triple letters, 24 double letters. Source: FIGS, Regolamento di gioco, art. 1, table.
 */
// biome-ignore format: a board
export const STANDARD_LAYOUT: readonly string[] = [
  "=..'...=...'..=",
  '.-..."..."...-.',
  "..-...'.'...-..",
  "'..-...'...-..'",
  '....-.....-....',
  '."..."..."...".',
  "..'...'.'...'..",
  "=..'...-...'..=",
  "..'...'.'...'..",
  '."..."..."...".',
  '....-.....-....',
  "'..-...'...-..'",
  "..-...'.'...-..",
  '.-..."..."...-.',
  "=..'...=...'..=",
];
