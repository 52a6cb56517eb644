// What is said of a slip, of a word on it, and of a rack that goes back.
import type { Notation } from '../board/notation.js';
import type {
  Lack,
  RackFact,
  RackValues,
  SlipFact,
  SlipValues,
  WhyFact,
  WhyValues,
} from '../duplicate/facts.js';
import type { ObjectionFact } from '../referee/facts.js';
import { type Catalogue, sentenceOf } from './catalogue.js';
import { objectionText } from './objection.js';
import { italianReason } from './recorded.js';
import { createSpeech, type Speech } from './speech.js';

/** The sentence. */
export function slipText(fact: SlipFact | RackFact | WhyFact, speech: Speech): string {
  return sentenceOf(SLIPS, fact, speech);
}

/** Every code there is: slips, racks and words of slips share one catalogue. */
export type ReasonValues = SlipValues & RackValues & WhyValues;

export const SLIPS: Catalogue<ReasonValues> = {
  it: {
    'no-word': () => 'nessuna parola',
    'slip-letter': ({ character }, { quoted }) => `${quoted(character)} non è una lettera`,
    'slip-square': ({ text, notation }, { quoted }) =>
      `${quoted(text)} non è una casella nella notazione ${notation}`,
    misplaced: ({ reasons, notation }, speech) => misplacedText(reasons, notation, speech),
    'not-valid': ({ words }) => `non valida: ${words.join(', ')}`,
    'which-jolly': ({ readings }) =>
      `non è detto quale lettera sia il jolly: ${readings.join(' o ')}`,
    'tiles-short': ({ missing, jollies, rack }) =>
      `sul leggio ${rack} mancano ${tilesText(missing)}${jolliesText(jollies, 'jolly')}`,
    'jollies-absent': ({ jollies, rack }) =>
      `jolly segnati che non sono sul leggio ${rack}${jolliesText(jollies, 'jolly')}`,
    'no-score': () => 'punteggio non indicato',
    'wrong-score': ({ claimed, score }) => `segnati ${claimed}, vale ${score}`,
    'one-off': ({ at, penalty, notation }) =>
      `la parola sta in ${placeIn(at, notation)}, a una casella di distanza: −${penalty}`,
    'no-play': () => 'nessuna giocata possibile',
    lacks: ({ vowels, consonants, jollies }) =>
      [...lackText('vocali', vowels, 'su'), ...lackText('consonanti', consonants, 'su')].join(
        ', ',
      ) + jolliesText(jollies, 'jolly'),
    told: ({ text }) => italianReason(text),
    'struck-by-arbiter': ({ note }) => `esclusa dall’arbitro: ${note}`,
    recorded: ({ text }) => italianReason(text),
  },
  en: {
    'no-word': () => 'no word',
    'slip-letter': ({ character }, { quoted }) => `${quoted(character)} is not a letter`,
    'slip-square': ({ text, notation }, { quoted }) =>
      `${quoted(text)} is not a place in the notation ${notation}`,
    misplaced: ({ reasons, notation }, speech) => misplacedText(reasons, notation, speech),
    'not-valid': ({ words }) => `not valid: ${words.join(', ')}`,
    'which-jolly': ({ readings }) =>
      `it is not said which letter is the jolly: ${readings.join(' or ')}`,
    'tiles-short': ({ missing, jollies, rack }) =>
      `${tilesText(missing)} short${jolliesText(jollies, 'jollies')} on ${rack}`,
    'jollies-absent': ({ jollies, rack }) =>
      `jollies marked that are not there${jolliesText(jollies, 'jollies')} on ${rack}`,
    'no-score': () => 'no score claimed',
    'wrong-score': ({ claimed, score }) => `claimed ${claimed}, scores ${score}`,
    'one-off': ({ at, penalty, notation }) =>
      `the word lies at ${placeIn(at, notation)}, one square off: −${penalty}`,
    'no-play': () => 'no play',
    lacks: ({ vowels, consonants, jollies }) =>
      [...lackText('vowels', vowels, 'of'), ...lackText('consonants', consonants, 'of')].join(
        ', ',
      ) + jolliesText(jollies, 'jollies'),
    told: ({ text }) => text,
    'struck-by-arbiter': ({ note }) => `struck by the arbiter: ${note}`,
    recorded: ({ text }) => text,
  },
};

/** Squares as the slip wrote them, whatever the sheet does. */
function misplacedText(
  reasons: readonly ObjectionFact[],
  notation: Notation,
  { language }: Speech,
): string {
  const speech = createSpeech(language, { notation });
  return reasons.map(each => objectionText(each, speech)).join('; ');
}

function placeIn(at: string, notation: Notation): string {
  return createSpeech('en', { notation }).place(at);
}

function tilesText(missing: SlipValues['tiles-short']['missing']): string {
  return missing.map(({ count, tile }) => `${count} × ${tile}`).join(', ');
}

function jolliesText(count: number, name: string): string {
  return count > 0 ? `, ${name} ${count}` : '';
}

function lackText(kind: string, lack: Lack | null, of: string): readonly string[] {
  return lack === null ? [] : [`${kind} ${lack.held} ${of} ${lack.least}`];
}
