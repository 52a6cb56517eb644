// The words of the drills of Allenamento, in Italian and in English.
import type { InLanguages } from '../language.js';
import { SPOKEN, type Spoken } from './spoken.js';

/** The decks of cards, in the order in which they are shown; in the address. */
export const DRILL_DECKS = ['hooks', 'short', 'anagrams'] as const;

export type DrillDeck = (typeof DRILL_DECKS)[number];

/** What came of an answer. */
export const DRILL_OUTCOMES = ['right', 'partly', 'wrong'] as const;

export type DrillOutcome = (typeof DRILL_OUTCOMES)[number];

/** Labels and short sentences of the drills; a language that lacks one does not compile. */
export interface DrillsWords extends Spoken {
  readonly title: string;
  readonly intro: string;
  readonly notOpen: string;
  readonly preparing: string;
  readonly decks: Readonly<Record<DrillDeck, string>>;
  readonly helps: Readonly<Record<DrillDeck, string>>;
  readonly start: string;
  /** The figures of a deck. */
  readonly due: string;
  readonly fresh: string;
  readonly learnt: string;
  readonly hitRate: string;
  learntOf(learnt: number, size: number): string;
  hitRateOf(right: number, answers: number): string;
  today(answers: number): string;
  readonly choices: string;
  readonly newPerDay: string;
  readonly length: string;
  readonly letter: string;
  readonly any: string;
  letters(count: number): string;
  readonly notKept: string;
  dropped(cards: readonly string[]): string;
  changed(cards: readonly string[]): string;
  undo(card: string): string;
  takenBack(card: string): string;
  readonly nothingToTakeBack: string;
  readonly allDecks: string;
  left(due: number, fresh: number): string;
  readonly whys: Readonly<Record<'due' | 'new' | 'early', string>>;
  readonly done: string;
  doneUntil(milliseconds: number): string;
  readonly doneForFilter: string;
  /** A card, for who cannot see it. */
  cardOf(deck: DrillDeck, card: string): string;
  readonly front: string;
  readonly back: string;
  /** Letters that are chosen on a side, for who cannot see them. */
  chosen(letters: readonly string[]): string;
  readonly hooksKeys: string;
  readonly answer: string;
  readonly isItValid: string;
  readonly valid: string;
  readonly notValid: string;
  readonly shortKeys: string;
  tilesOf(letters: readonly string[]): string;
  readonly shuffle: string;
  readonly sorted: string;
  readonly word: string;
  readonly try: string;
  readonly clear: string;
  readonly show: string;
  found(found: number, count: number): string;
  readonly tried: Readonly<
    Record<'valid' | 'notValid' | 'otherTiles' | 'again', (word: string) => string>
  >;
  readonly anagramKeys: string;
  readonly outcomes: Readonly<Record<DrillOutcome, string>>;
  /** A word of an answer: found, not found, held for a word. */
  readonly marks: Readonly<Record<'found' | 'missed' | 'mistaken', string>>;
  readonly noHooks: string;
  articles(numbers: string): string;
  comesBack(milliseconds: number): string;
  readonly next: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A span of time in the largest unit that it fills once, but months from two on. */
function spanOf(milliseconds: number): {
  readonly unit: 'minute' | 'hour' | 'day' | 'month';
  readonly count: number;
} {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE));
  if (minutes < 60) return { unit: 'minute', count: minutes };
  const days = Math.round(milliseconds / DAY);
  if (days < 1) return { unit: 'hour', count: Math.round(minutes / 60) };
  return days < 60
    ? { unit: 'day', count: days }
    : { unit: 'month', count: Math.round(days / 30.4) };
}

const IT_UNITS = {
  minute: ['minuto', 'minuti'],
  hour: ['ora', 'ore'],
  day: ['giorno', 'giorni'],
  month: ['mese', 'mesi'],
} as const;

function inItalian(milliseconds: number): string {
  const { unit, count } = spanOf(milliseconds);
  if (unit === 'day' && count === 1) return 'domani';
  return `tra ${count} ${IT_UNITS[unit][count === 1 ? 0 : 1]}`;
}

function inEnglish(milliseconds: number): string {
  const { unit, count } = spanOf(milliseconds);
  if (unit === 'day' && count === 1) return 'tomorrow';
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}

const { number: it } = SPOKEN.it;
const { number: en } = SPOKEN.en;

const IT: DrillsWords = {
  ...SPOKEN.it,
  title: 'Esercizi',
  intro:
    'Carte brevi, che tornano poco prima che tu le dimentichi: presto quelle sbagliate, sempre più tardi quelle che sai. Le risposte restano su questo dispositivo.',
  notOpen: 'Appena il lessico è pronto si comincia.',
  preparing: 'Preparo i mazzi…',
  decks: { hooks: 'Ganci', short: 'Due e tre lettere', anagrams: 'Anagrammi di sette' },
  helps: {
    hooks: 'Una parola: quali lettere la allungano davanti, quali dietro?',
    short: 'È valida o no? Metà lo sono, l’altra metà ci somiglia.',
    anagrams: 'Sette tessere: trova tutte le parole che le usano tutte. Prima le più giocate.',
  },
  start: 'Comincia',
  due: 'Da ripassare oggi',
  fresh: 'Nuove per oggi',
  learnt: 'Imparate',
  hitRate: 'Giuste, ultimi 30 giorni',
  learntOf: (learnt, size) => `${it(learnt)} di ${it(size)}`,
  hitRateOf: (right, answers) =>
    answers === 0 ? '–' : `${it((100 * right) / answers)} % (${it(right)} di ${it(answers)})`,
  today: answers =>
    answers === 1 ? 'Oggi hai dato 1 risposta.' : `Oggi hai dato ${it(answers)} risposte.`,
  choices: 'Scelte',
  newPerDay: 'Carte nuove al giorno',
  length: 'Lunghezza',
  letter: 'Con la lettera',
  any: 'qualsiasi',
  letters: count => `${count} lettere`,
  notKept: 'Il browser non conserva le risposte: andranno perse con la pagina.',
  dropped: cards =>
    cards.length === 1
      ? `Tolta perché non è più nel lessico: ${cards[0]}.`
      : `Tolte perché non sono più nel lessico: ${cards.join(', ')}.`,
  changed: cards =>
    cards.length === 1
      ? `Da ripassare perché il lessico ha cambiato la risposta: ${cards[0]}.`
      : `Da ripassare perché il lessico ha cambiato la risposta: ${cards.join(', ')}.`,
  undo: card => `Annulla l’ultima risposta (${card})`,
  takenBack: card => `Risposta annullata: ${card} torna com’era.`,
  nothingToTakeBack: 'Quella risposta non c’è più: forse è stata annullata in un’altra finestra.',
  allDecks: 'Tutti i mazzi',
  left: (due, fresh) =>
    `${it(due)} da ripassare · ${fresh === 1 ? '1 nuova' : `${it(fresh)} nuove`}`,
  whys: { due: 'ripasso', new: 'nuova', early: 'ripasso in anticipo' },
  done: 'Per oggi questo mazzo è finito.',
  doneUntil: milliseconds => `La prossima carta torna ${inItalian(milliseconds)}.`,
  doneForFilter: 'Se ne vuoi altre, alza le carte nuove al giorno o cambia lunghezza e lettera.',
  cardOf: (deck, card) => `${IT.decks[deck]}: ${card}`,
  front: 'Davanti',
  back: 'Dietro',
  chosen: letters =>
    letters.length === 0 ? 'nessuna lettera scelta' : `scelte: ${letters.join(' ')}`,
  hooksKeys: 'Da tastiera: frecce ← → per il lato, lettere per scegliere, Invio per rispondere.',
  answer: 'Rispondi',
  isItValid: 'È valida?',
  valid: 'Valida',
  notValid: 'Non valida',
  shortKeys: 'Da tastiera: V valida, N non valida.',
  tilesOf: letters => `Tessere: ${letters.join(' ')}`,
  shuffle: 'Mescola',
  sorted: 'In ordine',
  word: 'Parola',
  try: 'Prova',
  clear: 'Cancella',
  show: 'Mostra la soluzione',
  found: (found, count) =>
    count === 1 ? 'C’è una parola sola.' : `Trovate ${it(found)} di ${it(count)}.`,
  tried: {
    valid: word => `${word}: trovata.`,
    notValid: word => `${word} non è valida.`,
    otherTiles: word => `${word || '–'}: non sono queste sette tessere.`,
    again: word => `${word}: già provata.`,
  },
  anagramKeys:
    'Da tastiera: scrivi, Invio per provare, spazio per mescolare, Esc per la soluzione.',
  outcomes: { right: 'Giusto', partly: 'Giusto in parte', wrong: 'Sbagliato' },
  marks: { found: 'trovata', missed: 'mancata', mistaken: 'non valida' },
  noHooks: 'Nessuna lettera la allunga.',
  articles: numbers => `art. ${numbers}`,
  comesBack: milliseconds => `Questa carta torna ${inItalian(milliseconds)}.`,
  next: 'Avanti',
};

const EN: DrillsWords = {
  ...SPOKEN.en,
  title: 'Drills',
  intro:
    'Short cards that come back just before you forget them: soon those you missed, later and later those you know. Your answers stay on this device.',
  notOpen: 'As soon as the words are ready you can begin.',
  preparing: 'Preparing the decks…',
  decks: { hooks: 'Hooks', short: 'Two and three letters', anagrams: 'Anagrams of seven' },
  helps: {
    hooks: 'A word: which letters make it longer in front, which behind?',
    short: 'Valid or not? Half of them are, the other half look like it.',
    anagrams: 'Seven tiles: find every word that uses them all. The most played first.',
  },
  start: 'Begin',
  due: 'To review today',
  fresh: 'New for today',
  learnt: 'Learnt',
  hitRate: 'Right, last 30 days',
  learntOf: (learnt, size) => `${en(learnt)} of ${en(size)}`,
  hitRateOf: (right, answers) =>
    answers === 0 ? '–' : `${en((100 * right) / answers)}% (${en(right)} of ${en(answers)})`,
  today: answers => (answers === 1 ? '1 answer today.' : `${en(answers)} answers today.`),
  choices: 'Choices',
  newPerDay: 'New cards a day',
  length: 'Length',
  letter: 'With the letter',
  any: 'any',
  letters: count => `${count} letters`,
  notKept: 'The browser does not keep your answers: they will be lost with the page.',
  dropped: cards =>
    `Dropped, since the lexicon no longer has ${cards.length === 1 ? 'it' : 'them'}: ${cards.join(', ')}.`,
  changed: cards => `To review, since the lexicon changed the answer: ${cards.join(', ')}.`,
  undo: card => `Take back the last answer (${card})`,
  takenBack: card => `Taken back: ${card} is as it was.`,
  nothingToTakeBack: 'That answer is no longer there: maybe another window took it back.',
  allDecks: 'All decks',
  left: (due, fresh) => `${en(due)} to review · ${en(fresh)} new`,
  whys: { due: 'review', new: 'new', early: 'early review' },
  done: 'This deck is done for today.',
  doneUntil: milliseconds => `The next card comes back ${inEnglish(milliseconds)}.`,
  doneForFilter: 'For more, raise the new cards a day, or change length and letter.',
  cardOf: (deck, card) => `${EN.decks[deck]}: ${card}`,
  front: 'Front',
  back: 'Back',
  chosen: letters => (letters.length === 0 ? 'no letter chosen' : `chosen: ${letters.join(' ')}`),
  hooksKeys: 'Keys: arrows ← → for the side, letters to choose, Enter to answer.',
  answer: 'Answer',
  isItValid: 'Is it valid?',
  valid: 'Valid',
  notValid: 'Not valid',
  shortKeys: 'Keys: V valid, N not valid.',
  tilesOf: letters => `Tiles: ${letters.join(' ')}`,
  shuffle: 'Shuffle',
  sorted: 'In order',
  word: 'Word',
  try: 'Try',
  clear: 'Clear',
  show: 'Show the solution',
  found: (found, count) =>
    count === 1 ? 'There is one word.' : `Found ${en(found)} of ${en(count)}.`,
  tried: {
    valid: word => `${word}: found.`,
    notValid: word => `${word} is not valid.`,
    otherTiles: word => `${word || '–'}: not these seven tiles.`,
    again: word => `${word}: tried already.`,
  },
  anagramKeys: 'Keys: type, Enter to try, space to shuffle, Esc for the solution.',
  outcomes: { right: 'Right', partly: 'Partly right', wrong: 'Wrong' },
  marks: { found: 'found', missed: 'missed', mistaken: 'not valid' },
  noHooks: 'No letter makes it longer.',
  articles: numbers => `art. ${numbers}`,
  comesBack: milliseconds => `This card comes back ${inEnglish(milliseconds)}.`,
  next: 'Next',
};

/** By language. */
export const DRILLS_WORDS: InLanguages<DrillsWords> = { it: IT, en: EN };
