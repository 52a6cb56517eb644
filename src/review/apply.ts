// Answers of reviewers to rows of the tables, whole or not at all: read, held against each other and
// against the tables, tried on a copy of the folder, written. And how good each kind of words is.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { InputError } from '../errors.js';
import { withLock } from '../files/lock.js';
import { writeFiles } from '../files/write-files.js';
import { rulesEdition } from '../rules/editions.js';
import { formsOfLemmas } from '../wordlist/forms.js';
import { buildWordList } from '../wordlist/wordlist.js';
import { type Answered, Findings, readAnswers } from './answers.js';
import { findContradictions } from './contradictions.js';
import { type Decisions, decide, type Remark } from './decide.js';
import type { ReviewKind } from './items.js';
import { type Share, shareOf } from './share.js';
import { type ChangedTables, changeTables, type RowChange } from './tables.js';

/** Which tables answers are for. */
export interface ApplyOptions {
  /** Folder of tables. */
  readonly source: string;
  readonly build: string;
  readonly edition: string;
  /** True to change and take out rows that stand; else such answers are refused. */
  readonly replace: boolean;
}

/** How good the words of a kind are. */
export interface KindShare {
  readonly kind: ReviewKind;
  readonly right: number;
  readonly wrong: number;
  readonly doubt: number;
  /** Right of all answers: a doubt is not right. */
  readonly share: Share | undefined;
  /** Right of those without a doubt. */
  readonly decided: Share | undefined;
}

/** What came of answers. */
export interface Applied {
  /** Rows changed; none where the tables say all of it already. */
  readonly changes: readonly RowChange[];
  readonly same: readonly Remark[];
  readonly left: readonly Remark[];
  /** By kind, in the order they came. */
  readonly shares: readonly KindShare[];
  /** Words without an answer. */
  readonly open: number;
}

/**
 * Turns answers into rows.
 *
 * @param paths tables of answers
 * @throws InputError `REVIEW_ANSWERS` | `REVIEW_TABLES` | `FILE_WRITE` | `FILE_LOCKED`, and as
 *   `compileLexicon`; nothing is written then
 */
export async function applyAnswers(
  paths: readonly string[],
  options: ApplyOptions,
): Promise<Applied> {
  const findings = new Findings();
  const { answered, open } = await readAnswers(paths, findings);
  findContradictions(answered, findings);
  findings.throwIfAny();
  const { source } = options;
  // who comes second has to see the rows of who came first
  const { edits: _, ...applied } = await withLock(
    join(source, 'review'),
    () => enter(answered, findings, options),
    { name: source, waitMs: MOST_WAIT_MS },
  );
  return { ...applied, shares: sharesOf(answered), open };
}

/** How long to wait for others who apply answers to the same tables, each for some ten seconds. */
const MOST_WAIT_MS = 120_000;

/** Decides, tries and writes. */
async function enter(
  answered: readonly Answered[],
  findings: Findings,
  options: ApplyOptions,
): Promise<Decisions & Pick<Applied, 'changes'>> {
  const lemmas = new Set(answered.map(({ lemma }) => lemma));
  const rules = rulesEdition(options.edition);
  const forms = await formsOfLemmas({ ...options, rules }, lemmas);
  const decisions = decide(answered, forms, findings);
  const { edits } = decisions;
  findings.throwIfAny();
  const changed = await changeTables(options.source, edits);
  if (!options.replace) refuseReplaced(changed.changes);
  if (edits.length > 0) await tryOut(changed, options);
  if (edits.length > 0) await writeFiles(options.source, changed.files);
  return { ...decisions, changes: changed.changes };
}

/** Rows that stand are not overwritten unless somebody says so. */
function refuseReplaced(changes: readonly RowChange[]): void {
  const replaced = changes.flatMap(({ place, before, after, answer }) => {
    if (before === undefined) return [];
    const what = after === undefined ? 'would be taken out' : `would become ${after}`;
    return [`${answer}: ${place}: ${before}: ${what} (--replace does it)`];
  });
  const [input] = replaced;
  if (input !== undefined) throw InputError.of('REVIEW_TABLES', replaced, { input });
}

/** Builds the words from a copy of the tables with their changes: what is wrong there is said here. */
async function tryOut({ files }: ChangedTables, options: ApplyOptions): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'leggio-review-'));
  try {
    // locks of others who wait come and go in between, and are no tables
    const { source } = options;
    const filter = (from: string): boolean => from === source || !basename(from).startsWith('.');
    await cp(source, copy, { recursive: true, filter });
    await writeFiles(copy, files);
    await buildWordList({ ...options, source: copy, rules: rulesEdition(options.edition) });
  } catch (error) {
    if (!(error instanceof InputError) || error.code !== 'TABLE_ROWS') throw error;
    const rows = (error.findings ?? []).map(finding => `with these answers, ${finding}`);
    throw InputError.of('REVIEW_TABLES', rows, { input: error.input });
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Each word of a kind counts once, however many have judged it. */
function sharesOf(answered: readonly Answered[]): readonly KindShare[] {
  const once = new Map(answered.map(each => [`${each.kind} ${each.word} ${each.lemma}`, each]));
  const kinds = [...new Set(answered.map(({ kind }) => kind))];
  return kinds.map(kind => {
    const count = (wanted: Answered['answer']): number =>
      [...once.values()].filter(each => each.kind === kind && each.answer === wanted).length;
    const [right, wrong, doubt] = [count('right'), count('wrong'), count('doubt')];
    const share = shareOf(right, right + wrong + doubt);
    return { kind, right, wrong, doubt, share, decided: shareOf(right, right + wrong) };
  });
}
