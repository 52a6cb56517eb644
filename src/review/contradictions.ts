// Answers that cannot all be right: of two reviewers, or of one in two rows. Which of them is wrong is
// for people to say, so all of them are found and nothing is done.
import { quoted } from '../errors.js';
import type { Answered, Findings } from './answers.js';

/** Notes every contradiction between answers. */
export function findContradictions(answered: readonly Answered[], findings: Findings): void {
  otherAnswers(answered, findings);
  otherEntries(answered, findings);
  rightFormOfWrong(answered, findings);
}

/** One word and entry with two answers; a word that is struck here and right there. */
function otherAnswers(answered: readonly Answered[], findings: Findings): void {
  const byEntry = new Map<string, Answered>();
  const byWord = new Map<string, Answered>();
  for (const each of answered) {
    const key = `${each.word} ${each.lemma} ${each.pos}`;
    const first = byEntry.get(key);
    if (first === undefined) byEntry.set(key, each);
    else if (saidOf(first) !== saidOf(each)) {
      findings.add(
        each.at,
        `${quoted(each.word)} is ${saidOf(each)}, in ${first.at} ${saidOf(first)}`,
      );
      continue;
    }
    if (!isOfWord(each)) continue;
    const other = byWord.get(each.word);
    if (other === undefined) byWord.set(each.word, each);
    else if (other.answer !== each.answer && first === undefined) {
      findings.add(
        each.at,
        `${quoted(each.word)} is ${each.answer}, in ${other.at} ${other.answer}`,
      );
    }
  }
}

/** True for what is said of a word whatever its entry. */
function isOfWord({ answer, scope }: Answered): boolean {
  return answer === 'right' || scope === 'form';
}

/** `'right'`, `'wrong (lemma)'`. */
function saidOf({ answer, scope }: Answered): string {
  return answer === 'right' ? answer : `${answer} (${scope})`;
}

/** A whole entry that is wrong by one row and in doubt by another. */
function otherEntries(answered: readonly Answered[], findings: Findings): void {
  const seen = new Map<string, Answered>();
  for (const each of answered.filter(
    ({ answer, scope }) => answer !== 'right' && scope === 'lemma',
  )) {
    const first = seen.get(entryOf(each));
    if (first === undefined) seen.set(entryOf(each), each);
    else if (first.answer !== each.answer && first.word !== each.word) {
      findings.add(
        each.at,
        `the whole entry ${quoted(each.lemma)} is ${each.answer}, in ${first.at} ${first.answer}`,
      );
    }
  }
}

function entryOf({ lemma, pos }: Answered): string {
  return `${lemma} ${pos}`;
}

/** A whole entry that is wrong, and a form of it that is right. */
function rightFormOfWrong(answered: readonly Answered[], findings: Findings): void {
  const right = new Map<string, Answered>();
  for (const each of answered) {
    if (each.answer === 'right' && each.lemma !== '') right.set(entryOf(each), each);
  }
  for (const each of answered) {
    const form = right.get(entryOf(each));
    if (each.answer !== 'wrong' || each.scope !== 'lemma' || form === undefined) continue;
    if (form.word === each.word) continue; // said already
    findings.add(
      each.at,
      `the whole entry ${quoted(each.lemma)} is wrong, but ${quoted(form.word)} of it is right in ${form.at}`,
    );
  }
}
