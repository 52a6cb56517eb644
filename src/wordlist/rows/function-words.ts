// Reads `function-words.csv`: the words that no paradigm makes and no package has in full. One row
// is one form.
import { quoted } from '../../errors.js';
import { isWord } from '../inflection/noun-tables.js';
import type { Lemma, PartOfSpeech } from '../lemma.js';
import { type Problems, readTable } from './table-reader.js';

/** A form as it stands in its row, with the lemma it belongs to. */
export interface FunctionWord {
  readonly form: string;
  readonly lemma: Lemma;
}

const COLUMNS = ['form', 'pos', 'lemma', 'gloss', 'source'] as const;
const POS: readonly PartOfSpeech[] = ['art', 'prep', 'pron', 'agg', 'cong', 'avv', 'inter', 'num'];

/**
 * Reads the forms in the order of the table; bad rows go to `problems`.
 *
 * @throws InputError `TABLE_MISSING`, `TABLE_HEADER`
 */
export async function readFunctionWords(
  folder: string,
  problems: Problems,
): Promise<readonly FunctionWord[]> {
  const rows = await readTable(folder, 'function-words.csv', COLUMNS, problems);
  const seen = new Set<string>();
  return rows.flatMap(({ at, form, pos: posText, lemma, gloss, source }) => {
    const pos = POS.find(known => known === posText);
    if (!isWord(form)) problems.add(at, `form ${quoted(form)} is not a word in small letters`);
    else if (seen.has(form)) problems.add(at, `a second row for ${quoted(form)}`);
    else if (pos === undefined)
      problems.add(at, `pos ${quoted(posText)} is not one of ${POS.join(', ')}`);
    else if (source === '') problems.add(at, 'no source');
    else if (gloss === '') problems.add(at, `${quoted(form)} has no gloss`);
    else {
      seen.add(form);
      return [{ form, lemma: { text: lemma, pos, gloss, origin: { source, at } } }];
    }
    return [];
  });
}
