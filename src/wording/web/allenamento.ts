// The words of the view Allenamento, but for its drills (`drills.ts`), in Italian and in English.
import type { InLanguages } from '../language.js';
import { SPOKEN, type Spoken } from './spoken.js';

/** What one can train, in the order of its buttons; in the address. */
export const TRAINING_PARTS = ['sfida', 'oggi', 'caccia', 'replica', 'esercizi', 'dati'] as const;

export type TrainingPartId = (typeof TRAINING_PARTS)[number];

/** Labels and short sentences of the view; a language that lacks one does not compile. */
export interface AllenamentoWords extends Spoken {
  readonly heading: string;
  readonly partsLabel: string;
  readonly parts: Readonly<Record<TrainingPartId, string>>;
}

const IT: AllenamentoWords = {
  ...SPOKEN.it,
  heading: 'Allenamento',
  partsLabel: 'che cosa allenare',
  parts: {
    sfida: 'Contro il top',
    oggi: 'Partita del giorno',
    caccia: 'Caccia al top',
    replica: 'Rigioca una serata',
    esercizi: 'Esercizi',
    dati: 'I tuoi dati',
  },
};

const EN: AllenamentoWords = {
  ...SPOKEN.en,
  heading: 'Training',
  partsLabel: 'what to train',
  parts: {
    sfida: 'Against the top',
    oggi: 'Daily game',
    caccia: 'Topping',
    replica: 'Replay an evening',
    esercizi: 'Drills',
    dati: 'Your data',
  },
};

/** By language. */
export const ALLENAMENTO_WORDS: InLanguages<AllenamentoWords> = { it: IT, en: EN };
