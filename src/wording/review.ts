// The words of a review of the lexicon, in Italian and in English: the page that a reviewer fills in.
import type { SampleKind } from '../dictionary/sample-words.js';
import type { ExplainedDerivation } from '../dictionary/why/explain.js';
import type { InLanguages, Language } from './language.js';
import { cellName } from './paradigm.js';
import type { Speech } from './speech.js';

/** Labels and short sentences of the page; a language that lacks one does not compile. */
export interface ReviewWords {
  readonly lang: Language;
  readonly title: string;
  /** What the words are. */
  readonly kinds: Readonly<Record<SampleKind | 'words', string>>;
  drawn(words: number, of: number, seed: string): string;
  readonly help: string;
  readonly reviewer: string;
  readonly reviewerMissing: string;
  readonly right: string;
  readonly wrong: string;
  readonly doubt: string;
  judgement(word: string): string;
  readonly scope: string;
  readonly scopeForm: string;
  scopeLemma(lemma: string): string;
  readonly note: string;
  readonly clear: string;
  readonly others: string;
  readonly notIn: string;
  /** With `{done}` and `{all}`. */
  readonly progress: string;
  readonly next: string;
  readonly save: string;
  readonly saved: string;
  readonly notKept: string;
  /** Beginning of the name of the file. */
  readonly file: string;
}

const IT: ReviewWords = {
  lang: 'it',
  title: 'Revisione del lessico',
  kinds: {
    'verb-forms': 'forme di verbi',
    'own-verbs': 'verbi delle nostre tabelle',
    'own-nouns': 'nomi e aggettivi delle nostre tabelle',
    'package-nouns': 'nomi e aggettivi dei pacchetti',
    enclitics: 'forme con particelle enclitiche',
    'short-words': 'parole da due a cinque lettere',
    words: 'parole di un elenco',
  },
  drawn: (words, of, seed) =>
    words === of ? `tutte le ${of} parole` : `${words} parole estratte da ${of}, seme ${seed}`,
  help: 'Per ogni parola: è nel vocabolario? Le risposte restano in questo dispositivo; salvale in un file quando hai finito, o prima.',
  reviewer: 'Nome di chi rivede',
  reviewerMissing: 'Scrivi prima il tuo nome.',
  right: 'giusta',
  wrong: 'sbagliata',
  doubt: 'dubbia',
  judgement: word => `${word}: giudizio`,
  scope: 'Che cosa',
  scopeForm: 'solo questa parola',
  scopeLemma: lemma => `tutta la voce ${lemma}`,
  note: 'Nota',
  clear: 'togli la risposta',
  others: 'È parola anche per:',
  notIn: 'non è nel lessico',
  progress: '{done} di {all}',
  next: 'Prossima senza risposta',
  save: 'Salva le risposte (CSV)',
  saved: 'File salvato.',
  notKept: 'Questo browser non conserva le risposte: salvale prima di chiudere.',
  file: 'risposte',
};

const EN: ReviewWords = {
  lang: 'en',
  title: 'Review of the lexicon',
  kinds: {
    'verb-forms': 'forms of verbs',
    'own-verbs': 'verbs of our tables',
    'own-nouns': 'nouns and adjectives of our tables',
    'package-nouns': 'nouns and adjectives of the packages',
    enclitics: 'forms with enclitic particles',
    'short-words': 'words of two to five letters',
    words: 'words of a list',
  },
  drawn: (words, of, seed) =>
    words === of ? `all ${of} words` : `${words} words drawn from ${of}, seed ${seed}`,
  help: 'For each word: is it in the dictionary? Answers stay on this device; save them to a file when you are done, or before.',
  reviewer: 'Name of the reviewer',
  reviewerMissing: 'Write your name first.',
  right: 'right',
  wrong: 'wrong',
  doubt: 'in doubt',
  judgement: word => `${word}: judgement`,
  scope: 'What',
  scopeForm: 'this word alone',
  scopeLemma: lemma => `the whole entry ${lemma}`,
  note: 'Note',
  clear: 'take the answer back',
  others: 'Also a word by:',
  notIn: 'not in the lexicon',
  progress: '{done} of {all}',
  next: 'Next without an answer',
  save: 'Save the answers (CSV)',
  saved: 'File saved.',
  notKept: 'This browser does not keep answers: save them before you close it.',
  file: 'answers',
};

/** By language. */
export const REVIEW_WORDS: InLanguages<ReviewWords> = { it: IT, en: EN };

/** Why a word is one, without its lemma and row: `'infinito + ne · «recare» · art. 22'`. */
export function derivationReason(
  { form, particles, gloss, articles }: ExplainedDerivation,
  { language, citation }: Speech,
): string {
  const made = [cellName(form, language), ...particles].filter(text => text !== '').join(' + ');
  const cited = articles.length === 0 ? '' : `art. ${articles.map(citation).join(', ')}`;
  const sense = gloss === '' ? '' : `«${gloss}»`;
  return [made, sense, cited].filter(text => text !== '').join(' · ');
}
