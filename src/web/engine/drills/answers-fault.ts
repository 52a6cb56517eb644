// What a file of drills may hold, read member by member: it may come from anywhere.
import { DRILL_DECKS, DRILL_OUTCOMES } from '../../../wording/web/drills.js';
import type { DeckSettings, DrillSettings, KeptAnswer } from './messages.js';

/** Drills as a part of a file. */
export interface DrillsFile {
  readonly format: typeof FORMAT;
  readonly answers: readonly KeptAnswer[];
  readonly settings: DrillSettings;
}

export const FORMAT = 'leggio drills 1';

/** The year 3000: far from where dates end, whatever is added to it. */
const LATEST = Date.UTC(3000, 0, 1);
/** Characters of a text. */
const MOST_TEXT = 2000;
export const MOST_NEW = 1000;

type Check = (value: unknown) => boolean;

const text: Check = value => typeof value === 'string' && value.length <= MOST_TEXT;
const named: Check = value => text(value) && value !== '';
const number =
  (most: number): Check =>
  value =>
    typeof value === 'number' && value >= 0 && value <= most;
const whole =
  (least: number, most: number): Check =>
  value =>
    Number.isInteger(value) && number(most)(value) && (value as number) >= least;
const oneOf =
  (list: readonly unknown[]): Check =>
  value =>
    list.includes(value);

const ANSWER: Readonly<Record<keyof KeptAnswer, Check>> = {
  id: named,
  at: whole(0, LATEST),
  lexicon: named,
  deck: oneOf(DRILL_DECKS),
  card: named,
  truth: text,
  outcome: oneOf(DRILL_OUTCOMES),
  grade: oneOf([1, 2, 3, 4]),
  seconds: number(1e9),
};

const SETTINGS: Readonly<Record<keyof DeckSettings, Check>> = {
  length: whole(0, 15),
  letter: text,
  newPerDay: whole(0, MOST_NEW),
};

/** Where a value is none, `'answers[2].grade: 7'`; undefined for one that is whole. */
export function faultInDrills(value: unknown): string | undefined {
  if (!isObject(value)) return `value: ${shown(value)}`;
  const { format, answers, settings } = value;
  if (format !== FORMAT) return `format: ${shown(format)}`;
  if (!Array.isArray(answers)) return `answers: ${shown(answers)}`;
  if (!isObject(settings)) return `settings: ${shown(settings)}`;
  for (const [at, answer] of answers.entries()) {
    const fault = faultIn(answer, ANSWER);
    if (fault !== undefined) return `answers[${at}]${fault}`;
  }
  for (const deck of DRILL_DECKS) {
    const fault = faultIn(settings[deck], SETTINGS);
    if (fault !== undefined) return `settings.${deck}${fault}`;
  }
  return undefined;
}

function faultIn(value: unknown, checks: Readonly<Record<string, Check>>): string | undefined {
  if (!isObject(value)) return `: ${shown(value)}`;
  for (const [name, check] of Object.entries(checks)) {
    if (!check(value[name])) return `.${name}: ${shown(value[name])}`;
  }
  const other = Object.keys(value).find(name => !(name in checks));
  return other === undefined ? undefined : `.${other}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 60);
}
