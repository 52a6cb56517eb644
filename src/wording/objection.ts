// Why a play is not legal.
import type { ObjectionFact, ObjectionValues } from '../referee/facts.js';
import { type Catalogue, sentenceOf } from './catalogue.js';
import type { Speech } from './speech.js';

/** The sentence, without its article. */
export function objectionText(fact: ObjectionFact, speech: Speech): string {
  return sentenceOf(OBJECTIONS, fact, speech);
}

export const OBJECTIONS: Catalogue<ObjectionValues> = {
  it: {
    'not-a-place': ({ text }, { quoted }) =>
      `${quoted(text)} non è una casella: si scrive G15 orizz. o G15 vert.`,
    'not-a-tile': ({ word, tile }, { quoted }) =>
      `parola ${quoted(word)}: ${quoted(tile)} non è una tessera; il jolly si scrive con la sua lettera in minuscolo`,
    'not-a-tile-at': ({ tile, square }, { quoted, ...speech }) =>
      `${quoted(tile)} in ${speech.square(square)} non è una tessera; il jolly si scrive con la sua lettera in minuscolo`,
    'no-letter': () => 'la giocata non ha lettere',
    'too-long': ({ word, letters, at, room }, { quoted, place, count }) =>
      `${quoted(word)} è di ${count(letters, 'lettera', 'lettere')}: da ${place(at)} ${room === 1 ? 'ce ne sta' : 'ce ne stanno'} ${room}`,
    'square-empty': ({ square }, speech) =>
      `${speech.square(square)} è vuota, ma la giocata conta su una tessera già posta`,
    'square-holds': ({ square, there, wanted }, speech) =>
      `in ${speech.square(square)} c’è ${there}, non ${wanted}`,
    'square-taken': ({ square }, speech) => `${speech.square(square)} è già occupata`,
    'not-in-line': ({ squares }, speech) =>
      `le tessere in ${speech.squares(squares)} non stanno tutte su una riga o su una colonna`,
    gaps: ({ squares }, speech) => `caselle vuote tra le tessere: ${speech.squares(squares)}`,
    'no-new-tile': () => 'la giocata non pone nessuna tessera',
    'not-on-rack': ({ count, tile, rack }) => `sul leggio ${rack} ${lacking(count, tile)}`,
    'off-centre': ({ square }, speech) =>
      `la prima giocata deve coprire la casella centrale ${speech.square(square)}`,
    'first-too-short': () => 'la prima giocata deve avere almeno due lettere',
    apart: () => 'la giocata non tocca nessuna tessera già posta',
    'longer-word': ({ word, at }, { place }) =>
      `la parola sul tavoliere è ${word} in ${place(at)}: ci sono tessere prima o dopo`,
    'one-letter': () => 'una parola ha almeno due lettere',
    'not-a-word': ({ word, at, lexicon, why }, { place, quoted }) =>
      `${word} in ${place(at)} non è nel lessico ${quoted(lexicon)}${reason(why)}`,
  },
  en: {
    'not-a-place': ({ text }, { quoted }) =>
      `${quoted(text)} is not a square: 8H is across, H8 down`,
    'not-a-tile': ({ word, tile }, { quoted }) =>
      `word ${quoted(word)}: ${quoted(tile)} is not a tile; a jolly is written as its letter in lower case`,
    'not-a-tile-at': ({ tile, square }, { quoted, ...speech }) =>
      `${quoted(tile)} on ${speech.square(square)} is not a tile; a jolly is written as its letter in lower case`,
    'no-letter': () => 'the play has no letter',
    'too-long': ({ word, letters, at, room }, { quoted, place }) =>
      `${quoted(word)} has ${letters} letters, from ${place(at)} the board has room for ${room}`,
    'square-empty': ({ square }, speech) =>
      `${speech.square(square)} is empty, the play counts on a tile there`,
    'square-holds': ({ square, there, wanted }, speech) =>
      `${speech.square(square)} holds ${there}, not ${wanted}`,
    'square-taken': ({ square }, speech) => `${speech.square(square)} is taken`,
    'not-in-line': ({ squares }, speech) =>
      `the tiles on ${squares.map(speech.square).join(' ')} do not lie in one row or column`,
    gaps: ({ squares }, speech) =>
      `empty between the tiles: ${squares.map(speech.square).join(' ')}`,
    'no-new-tile': () => 'the play lays no tile of its own',
    'not-on-rack': ({ count, tile, rack }) => `${count} × ${tile} short on the rack ${rack}`,
    'off-centre': ({ square }, speech) =>
      `the first play covers the centre square ${speech.square(square)}`,
    'first-too-short': () => 'the first play has at least two letters',
    apart: () => 'the play touches no tile on the board',
    'longer-word': ({ word, at }, { place }) =>
      `the word on the board is ${word} at ${place(at)}: tiles lie before or after it`,
    'one-letter': () => 'a word has at least two letters',
    'not-a-word': ({ word, at, lexicon, why }, { place, quoted }) =>
      `${word} at ${place(at)} is not in the lexicon ${quoted(lexicon)}${reason(why)}`,
  },
};

function reason(why: string | null): string {
  return why === null ? '' : `: ${why}`;
}

/** Letters are feminine, the jolly is not. */
function lacking(count: number, tile: string): string {
  const name = tile === '?' ? 'jolly' : tile;
  if (count > 1) return `mancano ${count} ${name}`;
  return `manca ${tile === '?' ? 'un' : 'una'} ${name}`;
}
