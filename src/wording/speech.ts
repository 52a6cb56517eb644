// How a language writes what sentences are made of: squares, numbers, lists, quotations, articles of
// the regulations. Catalogues ask here, so that one sentence writes a square as every other does.
import { formatPlace, formatSquare, type Notation, type Place } from '../board/notation.js';
import { parseAt, type Square } from '../board/squares.js';
import { quoted } from '../errors.js';
import type { Citation } from '../rules/game-rules.js';
import type { InLanguages, Language } from './language.js';
import { numberFormat } from './numbers.js';

/** How sentences name things. */
export interface SpeechOptions {
  /** How squares are written; by default as Italian regulations do in Italian, GCG in English. */
  readonly notation?: Notation;
  /** Names of the players of a game, in order; without them they are numbered. */
  readonly players?: readonly string[];
}

/** A language with its ways of writing. */
export interface Speech {
  readonly language: Language;
  /** `'G15'` */
  square(square: Square): string;
  /** `'G15, H15'` */
  squares(squares: readonly Square[]): string;
  /** `'G15 orizz.'`; a place as GCG has it. */
  place(at: string): string;
  /** `'«micio»'`, `'"micio"'` */
  quoted(text: string): string;
  /** `'16,4'`, `'16.4'` */
  number(value: number): string;
  /** `'16,4'`: thousandths with one decimal; `'+'` before a gain when it is `signed`. */
  points(thousandths: number, signed?: boolean): string;
  /** `'Anna, Bruno e Carla'` */
  and(texts: readonly string[]): string;
  /** `'Anna, Bruno o Carla'` */
  or(texts: readonly string[]): string;
  /** `'2 turni'`: the count and the word for it. */
  count(count: number, one: string, many: string): string;
  /** Where a rule stands: `'punto 7'`, `'art. 13 di figs, ripreso'`. */
  citation(article: Citation): string;
  /** A player by name or by number; counted from 0. */
  player(index: number): string;
}

const NOTATION: InLanguages<Notation> = { it: 'figs', en: 'gcg' };
const PLAYER: InLanguages<string> = { it: 'il giocatore', en: 'player' };

/** The ways of writing of a language. */
export function createSpeech(language: Language, options: SpeechOptions = {}): Speech {
  const { notation = NOTATION[language], players = [] } = options;
  const square = (each: Square): string => formatSquare(each, notation);
  return {
    language,
    square,
    squares: squares => squares.map(square).join(', '),
    place: at => placeText(at, notation),
    quoted: text => QUOTED[language](quoted(text)),
    number: value => numberFormat(language, [0, 3], false).format(value).replace('-', '−'),
    points: (thousandths, signed = false) => pointsText(language, thousandths, signed),
    and: texts => listed(language, texts, 'conjunction'),
    or: texts => listed(language, texts, 'disjunction'),
    count: (count, one, many) => `${count} ${count === 1 ? one : many}`,
    citation: article => CITATION[language](article),
    player: index => players[index] ?? `${PLAYER[language]} ${index + 1}`,
  };
}

/** A place as GCG has it; a text that is none stays as it is. */
function placeText(at: string, notation: Notation): string {
  const place: Place | undefined = parseAt(at);
  return place === undefined ? at : formatPlace(place, notation);
}

/** From `"…"`, whose controls are escapes already. */
const QUOTED: InLanguages<(text: string) => string> = {
  it: text => `«${text.slice(1, -1)}»`,
  en: text => text,
};

/** Editions cite in the words of `rules/editions`. */
const CITATION: InLanguages<(article: Citation) => string> = {
  it: article =>
    article
      .replaceAll(/\bpoint (?=\d)/g, 'punto ')
      .replaceAll(/\bof (\S+), inherited\b/g, 'di $1, ripreso'),
  en: article => article,
};

function pointsText(language: Language, thousandths: number, signed: boolean): string {
  const text = numberFormat(language, 1, false).format(thousandths / 1000);
  return `${signed && thousandths > 0 ? '+' : ''}${text.replace('-', '−')}`;
}

/** English without the comma before the last, as everywhere here. */
const LISTS: InLanguages<string> = { it: 'it', en: 'en-GB' };

function listed(
  language: Language,
  texts: readonly string[],
  type: 'conjunction' | 'disjunction',
): string {
  return new Intl.ListFormat(LISTS[language], { type }).format(texts);
}
