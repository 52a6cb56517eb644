// The lemma that a row of one of our own tables is about: part of speech and gloss checked.
import { quoted } from '../../errors.js';
import type { Lemma, PartOfSpeech } from '../lemma.js';
import type { Problems, Row } from './table-reader.js';

const POS: readonly string[] = [
  'v',
  'sm',
  'sf',
  'smf',
  'agg',
  'avv',
  'art',
  'prep',
  'cong',
  'pron',
  'inter',
  'num',
  'loc',
  'forma',
] satisfies PartOfSpeech[];

/** The lemma of a row; a wrong part of speech or a missing gloss goes to `problems`. */
export function lemmaOf(
  row: Row<'pos' | 'gloss'>,
  text: string,
  problems: Problems,
): Lemma | undefined {
  if (!POS.includes(row.pos))
    problems.add(row.at, `pos ${quoted(row.pos)} is not one of ${POS.join(', ')}`);
  else if (text === '') problems.add(row.at, 'no lemma');
  else if (row.gloss === '') problems.add(row.at, `${quoted(text)} has no gloss`);
  else
    return {
      text,
      pos: row.pos as PartOfSpeech,
      gloss: row.gloss,
      origin: { source: 'own', at: row.at },
    };
  return undefined;
}
