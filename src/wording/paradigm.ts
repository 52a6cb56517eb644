// Cells of paradigms, as grammars name them.
import type { InLanguages, Language } from './language.js';

interface CellNames {
  readonly truncated: string;
  readonly tenses: Readonly<Record<string, string>>;
  readonly persons: Readonly<Record<string, string>>;
}

const NAMES: InLanguages<CellNames> = {
  it: {
    truncated: 'forma tronca',
    tenses: {
      inf: 'infinito',
      ger: 'gerundio',
      imp: 'imperativo',
      'ind.pres': 'indicativo presente',
      'ind.impf': 'indicativo imperfetto',
      'ind.past': 'passato remoto',
      'ind.fut': 'futuro',
      'cond.pres': 'condizionale presente',
      'sub.pres': 'congiuntivo presente',
      'sub.impf': 'congiuntivo imperfetto',
      'part.pres': 'participio presente',
      'part.past': 'participio passato',
    },
    persons: {
      '1s': '1ª singolare',
      '2s': '2ª singolare',
      '3s': '3ª singolare',
      '1p': '1ª plurale',
      '2p': '2ª plurale',
      '3p': '3ª plurale',
      s: 'singolare',
      p: 'plurale',
      ms: 'maschile singolare',
      mp: 'maschile plurale',
      fs: 'femminile singolare',
      fp: 'femminile plurale',
    },
  },
  en: {
    truncated: 'truncated form',
    tenses: {
      inf: 'infinitive',
      ger: 'gerund',
      imp: 'imperative',
      'ind.pres': 'present indicative',
      'ind.impf': 'imperfect indicative',
      'ind.past': 'past historic',
      'ind.fut': 'future',
      'cond.pres': 'present conditional',
      'sub.pres': 'present subjunctive',
      'sub.impf': 'imperfect subjunctive',
      'part.pres': 'present participle',
      'part.past': 'past participle',
    },
    persons: {
      '1s': '1st singular',
      '2s': '2nd singular',
      '3s': '3rd singular',
      '1p': '1st plural',
      '2p': '2nd plural',
      '3p': '3rd plural',
      s: 'singular',
      p: 'plural',
      ms: 'masculine singular',
      mp: 'masculine plural',
      fs: 'feminine singular',
      fp: 'feminine plural',
    },
  },
};

/** `'indicativo presente, 1ª singolare'`; `''` for a form that a row just lists. */
export function cellName(cell: string, language: Language): string {
  const { truncated, tenses, persons } = NAMES[language];
  if (cell === 'troncamento') return truncated;
  const parts = cell.split('.');
  const person = persons[parts.at(-1) as string];
  const tense = tenses[(person === undefined ? parts : parts.slice(0, -1)).join('.')];
  return [tense, person].filter(text => text !== undefined).join(', ');
}
