// The words of the site's frame, in Italian and in English; each view has a catalogue beside this one.
import type { InLanguages } from '../language.js';
import { SPOKEN, type Spoken } from './spoken.js';

/** Labels and short sentences of the frame; a language that lacks one does not compile. */
export interface WebWords extends Spoken {
  readonly otherLanguage: string;
  readonly toContent: string;
  readonly views: string;
  readonly tavoliere: string;
  readonly dizionario: string;
  readonly partite: string;
  readonly duplicato: string;
  readonly allenamento: string;
  fetching(percent: number): string;
  readonly opening: string;
  ready(words: number): string;
  readonly notKept: string;
  readonly noNetwork: string;
  readonly brokenFile: string;
  readonly noEngine: string;
  readonly again: string;
  readonly viewMissing: string;
  readonly reload: string;
  readonly newVersion: string;
  readonly update: string;
  readonly later: string;
  readonly lexiconLicence: string;
  readonly licence: string;
  readonly sources: string;
  readonly included: string;
  readonly nothingSent: string;
}

const IT: WebWords = {
  ...SPOKEN.it,
  otherLanguage: 'English',
  toContent: 'vai al contenuto',
  views: 'viste',
  tavoliere: 'Tavoliere',
  dizionario: 'Dizionario',
  partite: 'Partite',
  duplicato: 'Duplicato',
  allenamento: 'Allenamento',
  fetching: percent => `Scarico il lessico: ${percent} %`,
  opening: 'Apro il lessico…',
  ready: words => `Lessico pronto: ${SPOKEN.it.number(words)} parole.`,
  notKept: 'Non c’è spazio per conservare il lessico: senza rete andrà scaricato di nuovo.',
  noNetwork: 'Il lessico non si scarica: la rete manca o si è interrotta.',
  brokenFile: 'Il lessico scaricato è guasto.',
  noEngine: 'Il motore non parte in questo browser.',
  again: 'Riprova',
  viewMissing: 'Questa parte della pagina non si scarica: la rete manca, o c’è una versione nuova.',
  reload: 'Ricarica',
  newVersion: 'C’è una versione nuova.',
  update: 'Aggiorna',
  later: 'Più tardi',
  lexiconLicence: 'Il lessico è software libero (GPL-3.0).',
  licence: 'licenza',
  sources: 'sorgenti',
  included: 'software incluso',
  nothingSent: 'Quello che scrivi resta in questa pagina.',
};

const EN: WebWords = {
  ...SPOKEN.en,
  otherLanguage: 'Italiano',
  toContent: 'skip to the content',
  views: 'views',
  tavoliere: 'Board',
  dizionario: 'Dictionary',
  partite: 'Games',
  duplicato: 'Duplicate',
  allenamento: 'Training',
  fetching: percent => `Fetching the words: ${percent}%`,
  opening: 'Opening the words…',
  ready: words => `Words ready: ${SPOKEN.en.number(words)}.`,
  notKept: 'No room to keep the words: without a network they will be missing.',
  noNetwork: 'The words cannot be fetched: there is no network, or it broke off.',
  brokenFile: 'The words that came are damaged.',
  noEngine: 'The engine does not start in this browser.',
  again: 'Try again',
  viewMissing: 'This part of the page cannot be fetched: no network, or a new version.',
  reload: 'Reload',
  newVersion: 'There is a new version.',
  update: 'Update',
  later: 'Later',
  lexiconLicence: 'The words are free software (GPL-3.0).',
  licence: 'licence',
  sources: 'sources',
  included: 'included software',
  nothingSent: 'What you type stays in this page.',
};

/** By language. */
export const WEB_WORDS: InLanguages<WebWords> = { it: IT, en: EN };
