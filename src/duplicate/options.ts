// The options of a duplicate game: what each means and may be. Every rule of duplicate is one of them,
// since the regulations name the mode and give no rules; presets (`presets.ts`) give values and sources.
import { InputError, quoted } from '../errors.js';

/** What an option means, and what it may be. */
export interface OptionSpec {
  /** In a few words, units included. */
  readonly meaning: string;
  /** Smallest value, inclusive. */
  readonly least: number;
  /** Largest value, inclusive. */
  readonly most: number;
}

/** Name of an option of duplicate; `OPTIONS` says what each means. */
export type OptionName =
  | 'rounds'
  | 'earlyRounds'
  | 'earlyVowels'
  | 'earlyConsonants'
  | 'vowels'
  | 'consonants'
  | 'unplayableDraws'
  | 'subTops'
  | 'soloPoints'
  | 'soloPlayers'
  | 'wrongScoreWarnings'
  | 'missingScoreWarnings'
  | 'freeWarnings'
  | 'warningPenalty'
  | 'shiftForgiven'
  | 'shiftPenalty'
  | 'percentOfRounds';

/** Every option is a whole number; 0 is off, 1 is on where there is nothing to count. */
// biome-ignore format: columns
export const OPTIONS: Readonly<Record<OptionName, OptionSpec>> = {
  rounds:               { least: 0, most: 99,  meaning: 'rounds at most; 0: until the bag cannot serve' },
  earlyRounds:          { least: 0, most: 99,  meaning: 'first rounds that have minima of their own' },
  earlyVowels:          { least: 0, most: 7,   meaning: 'fewest vowels on a rack of those rounds' },
  earlyConsonants:      { least: 0, most: 7,   meaning: 'fewest consonants on a rack of those rounds' },
  vowels:               { least: 0, most: 7,   meaning: 'fewest vowels on a rack; a jolly counts as either' },
  consonants:           { least: 0, most: 7,   meaning: 'fewest consonants on a rack; a jolly counts as either' },
  unplayableDraws:      { least: 1, most: 999, meaning: 'racks without a play put back in one round before the game ends' },
  subTops:              { least: 0, most: 20,  meaning: 'how many scores below the top are listed' },
  soloPoints:           { least: 0, most: 99,  meaning: 'bonus for the only player who finds a top' },
  soloPlayers:          { least: 1, most: 999, meaning: 'fewest players for that bonus' },
  wrongScoreWarnings:   { least: 0, most: 9,   meaning: 'warnings for a wrong claimed score' },
  missingScoreWarnings: { least: 0, most: 9,   meaning: 'warnings for a slip without a score' },
  freeWarnings:         { least: 0, most: 99,  meaning: 'warnings that cost nothing' },
  warningPenalty:       { least: 0, most: 99,  meaning: 'points for each warning after those' },
  shiftForgiven:        { least: 0, most: 1,   meaning: '1: a place wrong by one square counts where the play alone can lie' },
  shiftPenalty:         { least: 0, most: 99,  meaning: 'points for a place forgiven' },
  percentOfRounds:      { least: 0, most: 1,   meaning: 'percentage of the top: 0 of the totals, 1 mean of the rounds' },
};

/** A value for every option; `OPTIONS` says what each means. */
export type DuplicateOptions = Readonly<Record<OptionName, number>>;

export const OPTION_NAMES: readonly OptionName[] = Object.keys(OPTIONS) as OptionName[];

/**
 * Options with some values changed.
 *
 * @throws InputError `DUPLICATE_OPTIONS` with every wrong name and value
 */
export function withOptions(
  options: DuplicateOptions,
  changes: Readonly<Record<string, number>>,
): DuplicateOptions {
  const findings = Object.entries(changes).flatMap(([name, value]) => optionFinding(name, value));
  if (findings.length > 0) {
    throw InputError.of('DUPLICATE_OPTIONS', findings, { input: JSON.stringify(changes) });
  }
  return { ...options, ...changes };
}

/** What is wrong with one value, or nothing. */
function optionFinding(name: string, value: number): readonly string[] {
  if (!Object.hasOwn(OPTIONS, name)) {
    return [`no option ${quoted(name)}: there are ${OPTION_NAMES.join(', ')}`];
  }
  const { least, most } = OPTIONS[name as OptionName];
  if (Number.isInteger(value) && value >= least && value <= most) return [];
  return [`option ${name}: ${value} is not a whole number from ${least} to ${most}`];
}
