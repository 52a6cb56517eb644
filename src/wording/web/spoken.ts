// What every catalogue of the site has: its language, how squares and numbers are written in it.
import type { Notation } from '../../board/notation.js';
import type { InLanguages, Language } from '../language.js';

/** A language as the page writes it. */
export interface Spoken {
  readonly lang: Language;
  /** How squares are written. */
  readonly notation: Notation;
  /** `1.234,5` or `1,234.5`. */
  number(value: number, digits?: number): string;
}

function spoken(lang: Language, notation: Notation): Spoken {
  const formats = new Map<number, Intl.NumberFormat>(); // to make one takes longer than all that it formats
  return {
    lang,
    notation,
    number(value, digits = 0) {
      const format = formats.get(digits) ?? formatOf(lang, digits);
      formats.set(digits, format);
      return format.format(value);
    },
  };
}

function formatOf(lang: Language, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  });
}

/** By language. */
export const SPOKEN: InLanguages<Spoken> = { it: spoken('it', 'figs'), en: spoken('en', 'gcg') };
