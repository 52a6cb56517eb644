// Numbers in a language. Formats are kept once they are made: making one takes a hundred times as long as using it, and
// a report has some thousand numbers.
import type { Language } from './language.js';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * @param digits behind the point: exactly, or from and to so many
 * @param grouped false for no mark between thousands
 */
export function numberFormat(
  lang: Language,
  digits: number | readonly [least: number, most: number],
  grouped = true,
): Intl.NumberFormat {
  const key = `${lang} ${digits} ${grouped}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const [least, most] = typeof digits === 'number' ? [digits, digits] : digits;
  const options = { minimumFractionDigits: least, maximumFractionDigits: most };
  const made = new Intl.NumberFormat(lang, grouped ? options : { ...options, useGrouping: false });
  formats.set(key, made);
  return made;
}
