// The words of the view Dizionario, in Italian and in English.
import type { InLanguages } from '../language.js';
import { SPOKEN, type Spoken } from './spoken.js';

/** What the view is asked. */
export type DizionarioKind = 'check' | 'hooks' | 'anagrams' | 'pattern' | 'short' | 'compare';

/** What a saved list says of a word. */
export type ListColumn =
  | 'word'
  | 'letters'
  | 'jollies'
  | 'verdict'
  | 'why'
  | 'lemma'
  | 'pos'
  | 'articles'
  | 'source'
  | 'row';

/** Labels and short sentences of the view; a language that lacks one does not compile. */
export interface DizionarioWords extends Spoken {
  readonly title: string;
  readonly kindsLabel: string;
  readonly kinds: Readonly<Record<DizionarioKind, string>>;
  /** Above the field, by what is asked; those without have no field. */
  readonly fields: Readonly<Partial<Record<DizionarioKind, string>>>;
  readonly helps: Readonly<Partial<Record<DizionarioKind, string>>>;
  readonly subsets: string;
  readonly length: string;
  readonly anyLength: string;
  letters(count: number): string;
  readonly searching: string;
  readonly notOpen: string;
  readonly valid: string;
  readonly notValid: string;
  readonly near: string;
  articles(numbers: string): string;
  /** Reasons that could not be fetched. */
  readonly missing: Readonly<Record<'network' | 'broken', string>>;
  readonly again: string;
  fetchingReasons(percent: number): string;
  /** A second word of many. */
  tooMany(most: number): string;
  summary(words: number, invalid: number): string;
  readonly toHooks: string;
  readonly toAnagrams: string;
  readonly frontHooks: string;
  readonly backHooks: string;
  readonly noHooks: string;
  isHeld(run: string): string;
  readonly lists: Readonly<Record<'front' | 'back' | 'both' | 'all' | 'gained' | 'lost', string>>;
  readonly tooShortRun: string;
  counted(words: number): string;
  readonly nothing: string;
  cut(listed: number): string;
  page(from: number, to: number, of: number): string;
  readonly previous: string;
  readonly next: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly saveText: string;
  readonly saveCsv: string;
  /** Headings of a list that is saved; in English the names that programs know. */
  readonly columns: Readonly<Record<ListColumn, string>>;
  readonly print: string;
  /** What can be done with a list, before its name. */
  readonly tools: string;
  readonly why: string;
  readonly close: string;
  readonly shortTable: string;
  readonly initial: string;
  readonly allReasons: string;
  fetchAll(megabytes: string): string;
  readonly reasonsHere: string;
  readonly reasonsNotKept: string;
  reasonsLeft(megabytes: string, all: string): string;
  readonly stop: string;
  readonly compareHelp: string;
  readonly openFile: string;
  readonly dropHere: string;
  /** The name of a list that was pasted. */
  readonly pasted: string;
  readonly fileIs: string;
  readonly older: string;
  readonly newer: string;
  readonly comparing: string;
  readonly fileTooLong: string;
  compared(name: string, words: number, ownWords: number): string;
  unread(count: number): string;
  unreadLine(line: number, text: string): string;
  readonly same: string;
  readonly sum: string;
  readonly sumHelp: string;
  readonly tooManyToSum: string;
  readonly byArticle: string;
  readonly bySource: string;
  readonly article: string;
  readonly source: string;
  readonly gainedShort: string;
  readonly lostShort: string;
  readonly noReasonsThere: string;
  readonly refused: string;
  /** By the code of an error. */
  readonly refusals: Readonly<Partial<Record<string, string>>>;
}

const { number: it } = SPOKEN.it;
const { number: en } = SPOKEN.en;

const IT: DizionarioWords = {
  ...SPOKEN.it,
  title: 'Dizionario',
  kindsLabel: 'che cosa cercare',
  kinds: {
    check: 'È valida?',
    hooks: 'Ganci',
    anagrams: 'Anagrammi',
    pattern: 'Schemi',
    short: '2 e 3 lettere',
    compare: 'Confronto',
  },
  fields: {
    check: 'Parole',
    hooks: 'Parola, o lettere di seguito',
    anagrams: 'Tessere',
    pattern: 'Schema',
  },
  helps: {
    check: 'una o più, separate da spazi',
    hooks: 'che cosa si può aggiungere davanti e dietro',
    anagrams: 'lettere, ? o spazio per il jolly: da 2 a 15',
    pattern: '? per una lettera, * per quante se ne vuole: QU?*',
  },
  subsets: 'anche senza usarle tutte',
  length: 'Lunghezza',
  anyLength: 'qualsiasi',
  letters: count => (count === 1 ? '1 lettera' : `${count} lettere`),
  searching: 'Cerco…',
  notOpen: 'Appena il lessico è pronto si può cercare.',
  valid: 'valida',
  notValid: 'non valida',
  near: 'Parole vicine',
  articles: numbers => `art. ${numbers}`,
  missing: {
    network: 'Il perché non si scarica: la rete manca o si è interrotta.',
    broken: 'Il perché è arrivato guasto.',
  },
  again: 'Riprova',
  fetchingReasons: percent => `Scarico il perché: ${percent} %`,
  tooMany: most => `Sono troppe: ecco le prime ${most}.`,
  summary: (words, invalid) =>
    `${words === 1 ? '1 parola' : `${it(words)} parole`}, ${invalid === 1 ? '1 non valida' : `${it(invalid)} non valide`}`,
  toHooks: 'ganci',
  toAnagrams: 'anagrammi',
  frontHooks: 'Davanti',
  backHooks: 'Dietro',
  noHooks: 'nessuna lettera',
  isHeld: run => `Parole più lunghe che contengono ${run}`,
  lists: {
    front: 'Prolungate davanti',
    back: 'Prolungate dietro',
    both: 'Prolungate davanti e dietro',
    all: 'Parole trovate',
    gained: 'Parole entrate',
    lost: 'Parole uscite',
  },
  tooShortRun: 'I prolungamenti si cercano da due lettere in su.',
  counted: words => (words === 1 ? '1 parola' : `${it(words)} parole`),
  nothing: 'Nessuna parola.',
  cut: listed => `Sono moltissime: se ne elencano le prime ${it(listed)}.`,
  page: (from, to, of) => `${it(from)}–${it(to)} di ${it(of)}`,
  previous: 'Precedenti',
  next: 'Successive',
  copy: 'Copia',
  copied: 'Copiato',
  notCopied: 'Il browser non lascia copiare.',
  saveText: 'Salva testo',
  saveCsv: 'Salva CSV',
  columns: {
    word: 'parola',
    letters: 'lettere',
    jollies: 'lettere dei jolly',
    verdict: 'esito',
    why: 'perché',
    lemma: 'lemma',
    pos: 'categoria',
    articles: 'articoli',
    source: 'fonte',
    row: 'riga',
  },
  print: 'Stampa',
  tools: 'elenco:',
  why: 'Perché',
  close: 'Chiudi',
  shortTable: 'Le parole di due e di tre lettere',
  initial: 'iniziale',
  allReasons: 'Il perché delle parole, senza rete',
  fetchAll: megabytes => `Scarica tutto (${megabytes} MB)`,
  reasonsHere: 'Il perché di tutte le parole è su questo dispositivo: si legge anche senza rete.',
  reasonsNotKept: 'Non c’è spazio per conservare tutto: senza rete mancherà qualcosa.',
  reasonsLeft: (megabytes, all) =>
    `Il perché di una parola si scarica quando serve. Per averlo anche senza rete mancano ${megabytes} MB su ${all}.`,
  stop: 'Interrompi',
  compareHelp:
    'Apri, trascina o incolla qui un altro lessico compilato (.gaddag, anche con il suo .derivations) o un elenco di parole, una per riga: si vedono le parole entrate e quelle uscite. Il file resta in questa pagina.',
  openFile: 'Apri un file',
  dropHere: 'Lascia qui il file',
  pasted: 'elenco incollato',
  fileIs: 'Il file è',
  older: 'il lessico più vecchio',
  newer: 'il lessico più nuovo',
  comparing: 'Confronto…',
  fileTooLong: 'Il file è troppo lungo per un lessico.',
  compared: (name, words, ownWords) =>
    `${name}: ${it(words)} parole; il lessico di questa pagina: ${it(ownWords)}.`,
  unread: count =>
    count === 1 ? '1 riga non è una parola:' : `${it(count)} righe non sono parole, fra cui:`,
  unreadLine: (line, text) => `riga ${it(line)}: ${text}`,
  same: 'I due lessici hanno le stesse parole.',
  sum: 'Conta per articolo e per fonte',
  sumHelp: 'Si scarica il perché delle parole che servono.',
  tooManyToSum: 'Sono troppe per contarle per articolo e per fonte: più di 200.000.',
  byArticle: 'Per articolo',
  bySource: 'Per fonte',
  article: 'articolo',
  source: 'fonte',
  gainedShort: 'entrate',
  lostShort: 'uscite',
  noReasonsThere:
    'Il file non dice perché le sue parole sono valide: quelle che ha soltanto lui non sono contate qui.',
  refused: 'Così non si può cercare.',
  refusals: {
    QUERY_SIGNS: 'C’è un segno che qui non ha senso.',
    QUERY_LENGTH: 'Troppo poche lettere, o troppe.',
    WORD_LETTERS: 'È troppo lunga per una parola.',
    NETWORK: 'Non si scarica: la rete manca o si è interrotta.',
    BROKEN: 'Quello che è arrivato è guasto.',
    LIST_FILE: 'Non è un elenco di parole, una per riga.',
    LIST_EMPTY: 'Nel file non ci sono parole da 2 a 15 lettere.',
    LEXICON_FORMAT: 'Il file del lessico non è di leggio, o è incompleto.',
    LEXICON_VERSION: 'Il file del lessico è di un’altra versione: va compilato di nuovo.',
    LEXICON_CHECKSUM: 'Il file del lessico è guasto.',
    LEXICON_GRAPH: 'Il file del lessico è guasto.',
    LEXICON_DERIVATIONS: 'I due file non sono dello stesso lessico.',
    ALPHABETS_DIFFER: 'I due lessici hanno alfabeti diversi.',
  },
};

const EN: DizionarioWords = {
  ...SPOKEN.en,
  title: 'Dictionary',
  kindsLabel: 'what to look for',
  kinds: {
    check: 'Valid?',
    hooks: 'Hooks',
    anagrams: 'Anagrams',
    pattern: 'Patterns',
    short: '2 and 3 letters',
    compare: 'Comparison',
  },
  fields: {
    check: 'Words',
    hooks: 'A word, or letters in a row',
    anagrams: 'Tiles',
    pattern: 'Pattern',
  },
  helps: {
    check: 'one or more, with spaces between',
    hooks: 'what can be put before and after',
    anagrams: 'letters, ? or a space for a blank: 2 to 15',
    pattern: '? for one letter, * for any number: QU?*',
  },
  subsets: 'also without using all of them',
  length: 'Length',
  anyLength: 'any',
  letters: count => (count === 1 ? '1 letter' : `${count} letters`),
  searching: 'Searching…',
  notOpen: 'Words can be looked up as soon as they are ready.',
  valid: 'valid',
  notValid: 'not valid',
  near: 'Near words',
  articles: numbers => `art. ${numbers}`,
  missing: {
    network: 'The reason cannot be fetched: there is no network, or it broke off.',
    broken: 'The reason came damaged.',
  },
  again: 'Try again',
  fetchingReasons: percent => `Fetching the reason: ${percent}%`,
  tooMany: most => `Too many: here are the first ${most}.`,
  summary: (words, invalid) =>
    `${words === 1 ? '1 word' : `${en(words)} words`}, ${en(invalid)} not valid`,
  toHooks: 'hooks',
  toAnagrams: 'anagrams',
  frontHooks: 'Before',
  backHooks: 'After',
  noHooks: 'no letter',
  isHeld: run => `Longer words with ${run}`,
  lists: {
    front: 'Longer at the front',
    back: 'Longer at the back',
    both: 'Longer at both ends',
    all: 'Words found',
    gained: 'Words that came',
    lost: 'Words that went',
  },
  tooShortRun: 'Longer words are looked for from two letters on.',
  counted: words => (words === 1 ? '1 word' : `${en(words)} words`),
  nothing: 'No words.',
  cut: listed => `Very many: the first ${en(listed)} are listed.`,
  page: (from, to, of) => `${en(from)}–${en(to)} of ${en(of)}`,
  previous: 'Previous',
  next: 'Next',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser does not let us copy.',
  saveText: 'Save text',
  saveCsv: 'Save CSV',
  columns: {
    word: 'word',
    letters: 'letters',
    jollies: 'jollies',
    verdict: 'verdict',
    why: 'why',
    lemma: 'lemma',
    pos: 'pos',
    articles: 'articles',
    source: 'source',
    row: 'row',
  },
  print: 'Print',
  tools: 'list:',
  why: 'Why',
  close: 'Close',
  shortTable: 'Words of two and of three letters',
  initial: 'initial',
  allReasons: 'Reasons for words, without a network',
  fetchAll: megabytes => `Fetch all (${megabytes} MB)`,
  reasonsHere: 'The reasons for all words are on this device: they can be read without a network.',
  reasonsNotKept: 'There is no room to keep everything: some will be missing without a network.',
  reasonsLeft: (megabytes, all) =>
    `The reason for a word is fetched when it is needed. To have all without a network, ${megabytes} MB of ${all} are missing.`,
  stop: 'Stop',
  compareHelp:
    'Open another compiled lexicon (.gaddag, with its .derivations if you like) or a list of words, one a line, or drop or paste it here, to see which words came and which went. The file stays in this page.',
  openFile: 'Open a file',
  dropHere: 'Drop the file here',
  pasted: 'pasted list',
  fileIs: 'The file is',
  older: 'the older lexicon',
  newer: 'the newer lexicon',
  comparing: 'Comparing…',
  fileTooLong: 'The file is too long for a lexicon.',
  compared: (name, words, ownWords) =>
    `${name}: ${en(words)} words; the lexicon of this page: ${en(ownWords)}.`,
  unread: count =>
    count === 1 ? '1 line is no word:' : `${en(count)} lines are no words, among them:`,
  unreadLine: (line, text) => `line ${en(line)}: ${text}`,
  same: 'Both lexica have the same words.',
  sum: 'Count by article and by source',
  sumHelp: 'Fetches the reasons for the words that need them.',
  tooManyToSum: 'Too many to be counted by article and by source: more than 200,000.',
  byArticle: 'By article',
  bySource: 'By source',
  article: 'article',
  source: 'source',
  gainedShort: 'came',
  lostShort: 'went',
  noReasonsThere:
    'The file does not say why its words are valid: those that it alone has are not counted here.',
  refused: 'This cannot be searched.',
  refusals: {
    QUERY_SIGNS: 'There is a sign that means nothing here.',
    QUERY_LENGTH: 'Too few letters, or too many.',
    WORD_LETTERS: 'Too long for a word.',
    NETWORK: 'It cannot be fetched: there is no network, or it broke off.',
    BROKEN: 'What came is damaged.',
    LIST_FILE: 'Not a list of words, one a line.',
    LIST_EMPTY: 'The file has no words of 2 to 15 letters.',
    LEXICON_FORMAT: 'The file of the lexicon is not one of leggio, or not whole.',
    LEXICON_VERSION: 'The file of the lexicon is of another version: compile it again.',
    LEXICON_CHECKSUM: 'The file of the lexicon is damaged.',
    LEXICON_GRAPH: 'The file of the lexicon is damaged.',
    LEXICON_DERIVATIONS: 'The two files are not of one lexicon.',
    ALPHABETS_DIFFER: 'The two lexica have different alphabets.',
  },
};

/** By language. */
export const DIZIONARIO_WORDS: InLanguages<DizionarioWords> = { it: IT, en: EN };
