// An explanation as lines for people: `ECCOTELO  valid · ecco (avv.) + te + lo · art. 15d, 23 · …`.
import type { ExplainedDerivation, Explanation } from './explain.js';

const SEPARATOR = ' · ';

/** One line a derivation, or one line with the reason and one with the nearest words. */
export function explanationLines(explanation: Explanation): readonly string[] {
  const { word, valid, derivations, reason, article, row, near } = explanation;
  const margin = ' '.repeat(word.length + 2);
  if (valid) {
    return derivations.map(
      (each, index) =>
        `${index === 0 ? `${word}  valid` : `${margin}     `}${SEPARATOR}${derivationText(each)}`,
    );
  }
  const parts = [reason, article === null ? null : `art. ${article}`, row];
  const line = `${word}  not valid${SEPARATOR}${parts.filter(part => part !== null).join(SEPARATOR)}`;
  return near.length === 0 ? [line] : [line, `${margin}near: ${near.join(' ')}`];
}

/** `ecco (avv.) + te + lo · «ecco con due particelle» · art. 15d, 23 · lexicon-src/listed.csv:12`. */
export function derivationText(derivation: ExplainedDerivation): string {
  const { lemma, pos, gloss, cell, particles, source, row, articles } = derivation;
  const form = [`${lemma} (${pos})`, ...(cell === '' ? [] : [cell])].join(', ');
  return [
    [form, ...particles].join(' + '),
    ...(gloss === '' ? [] : [`«${gloss}»`]),
    ...(articles.length === 0 ? [] : [`art. ${articles.join(', ')}`]),
    // a row of a table says itself that it is our own
    row.includes('.csv:') ? row : `${source}, ${row}`,
  ].join(SEPARATOR);
}
