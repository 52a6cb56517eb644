// Cells of paradigms and parts of speech, as grammars name them.
import { cellText } from '../dictionary/why/derivation-text.js';
import type { Language } from './language.js';

const TENSES: Readonly<Record<string, string>> = {
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
};
const PERSONS: Readonly<Record<string, string>> = {
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
};

/** `'indicativo presente, 1ª singolare'`; `''` for a form that a row just lists. */
export function cellName(cell: string, language: Language): string {
  if (language === 'en') return cellText(cell);
  if (cell === 'troncamento') return 'forma tronca';
  const parts = cell.split('.');
  const person = PERSONS[parts.at(-1) as string];
  const tense = TENSES[(person === undefined ? parts : parts.slice(0, -1)).join('.')];
  return [tense, person].filter(text => text !== undefined).join(', ');
}
