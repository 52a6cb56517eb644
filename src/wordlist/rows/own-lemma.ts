// The lemma that a row of one of our own tables is about: part of speech and gloss checked.
import { quoted } from '../../errors.js';
import { type Lemma, PARTS_OF_SPEECH } from '../lemma.js';
import { isOneOf, type Problems, type Row } from './table-reader.js';

/** The lemma of a row; a wrong part of speech or a missing gloss goes to `problems`. */
export function lemmaOf(
  row: Row<'pos' | 'gloss'>,
  text: string,
  problems: Problems,
): Lemma | undefined {
  if (!isOneOf(PARTS_OF_SPEECH, row.pos))
    problems.add(row.at, `pos ${quoted(row.pos)} is none of ${PARTS_OF_SPEECH.join(', ')}`);
  else if (text === '') problems.add(row.at, 'no lemma');
  else if (row.gloss === '') problems.add(row.at, `${quoted(text)} has no gloss`);
  else
    return {
      text,
      pos: row.pos,
      gloss: row.gloss,
      origin: { source: 'own', at: row.at },
    };
  return undefined;
}
