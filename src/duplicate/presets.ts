// The presets of duplicate: a value and its source for every option. Data only.
import { InputError, quoted } from '../errors.js';
import { type DuplicateOptions, OPTION_NAMES, type OptionName } from './options.js';

/** A value, and who says so. */
export interface Sourced {
  /** A whole number, as `OPTIONS` allows it. */
  readonly value: number;
  /** The text the value is from, or that it is a choice of leggio. */
  readonly source: string;
}

/** A way of playing duplicate: every option with its value and source. */
export interface DuplicatePreset {
  /** `'figs'`, `'francofono'`. */
  readonly id: string;
  /** What it follows, in a few words. */
  readonly title: string;
  /** Value and source of each option. */
  readonly options: Readonly<Record<OptionName, Sourced>>;
  /** The time of a round. Ledgers have no clock, so it is no option. */
  readonly clock: DuplicateClock;
}

/** How long a round is. */
export interface DuplicateClock {
  /** Seconds from the rack to the end. */
  readonly seconds: Sourced;
  /** Seconds before the end when players are told to write. */
  readonly warning: Sourced;
}

const REPORTS = 'public reports of FIGS duplicate events';
const CATALAN = 'Scrabble Escolar, «Partida duplicada» (scrabbleescolar.cat): at least one of each';
const FFSC = 'French federation, duplicate rules';
const FISF = 'FISF, abridged rules, «Avertissement et pénalité»';
const SHIFT = 'FISF, reform of September 2010 (ArbiTop), «décalage d’une case»';
const OWN = 'no source: choice of leggio';
const SVL =
  'Scrabble club SVL, «Le scrabble duplicate, c’est quoi ?» (clubsvl.blogspot.com): told to write at 2’30, over at 3’';
const FQCSF =
  'Club de Scrabble de Blainville, FQCSF (blascrabble.wixsite.com): three minutes, the last thirty seconds to write';

/** Value and source of each option, one per line. */
// biome-ignore format: columns
const FIGS_OPTIONS: DuplicatePreset['options'] = {
  rounds:               { value: 15, source: REPORTS },
  earlyRounds:          { value: 0,  source: REPORTS },
  earlyVowels:          { value: 1,  source: REPORTS },
  earlyConsonants:      { value: 1,  source: REPORTS },
  vowels:               { value: 1,  source: `${REPORTS}; ${CATALAN}` },
  consonants:           { value: 1,  source: `${REPORTS}; ${CATALAN}` },
  unplayableDraws:      { value: 10, source: OWN },
  subTops:              { value: 3,  source: OWN },
  soloPoints:           { value: 0,  source: `${REPORTS}: no bonus` },
  soloPlayers:          { value: 16, source: OWN },
  wrongScoreWarnings:   { value: 0,  source: `${OWN}: none are given` },
  missingScoreWarnings: { value: 0,  source: `${OWN}: none are given` },
  freeWarnings:         { value: 0,  source: `${OWN}: none are given` },
  warningPenalty:       { value: 0,  source: `${OWN}: none are taken` },
  shiftForgiven:        { value: 0,  source: `${REPORTS}: an invalid play is a zero («buco»)` },
  shiftPenalty:         { value: 0,  source: `${OWN}: nothing is forgiven` },
  percentOfRounds:      { value: 0,  source: `${REPORTS}: «average % of the top», read as the share of the totals` },
};

// biome-ignore format: columns
const FRANCOFONO_OPTIONS: DuplicatePreset['options'] = {
  rounds:               { value: 0,  source: `${FFSC}: until the bag cannot serve` },
  earlyRounds:          { value: 15, source: `${FFSC}: rounds 1-15` },
  earlyVowels:          { value: 2,  source: `${FFSC}: rounds 1-15` },
  earlyConsonants:      { value: 2,  source: `${FFSC}: rounds 1-15` },
  vowels:               { value: 1,  source: `${FFSC}: from round 16` },
  consonants:           { value: 1,  source: `${FFSC}: from round 16` },
  unplayableDraws:      { value: 10, source: OWN },
  subTops:              { value: 3,  source: OWN },
  soloPoints:           { value: 10, source: `${FFSC}: «solo»` },
  soloPlayers:          { value: 16, source: `${FFSC}: «solo»` },
  wrongScoreWarnings:   { value: 1,  source: FISF },
  missingScoreWarnings: { value: 1,  source: FISF },
  freeWarnings:         { value: 3,  source: `${FISF}: a penalty after three` },
  warningPenalty:       { value: 5,  source: `${FISF}: 5 points` },
  shiftForgiven:        { value: 1,  source: `${SHIFT}, «dans certains cas bien précis»; that the word may lie in one place only is our reading` },
  shiftPenalty:         { value: 5,  source: `${FISF}: 5 points for «référence décalée»` },
  percentOfRounds:      { value: 0,  source: `${FFSC}: as in the preset figs` },
};

/** French-speaking clubs agree on it; no report of a FIGS event says how long a round was. */
const FIGS_CLOCK: DuplicateClock = {
  seconds: { value: 180, source: `${OWN}, as in the preset francofono` },
  warning: { value: 30, source: `${OWN}, as in the preset francofono` },
};

const FRANCOFONO_CLOCK: DuplicateClock = {
  seconds: { value: 180, source: `${SVL}; ${FQCSF}` },
  warning: { value: 30, source: `${SVL}; ${FQCSF}` },
};

/** Every preset, the default first. */
export const PRESETS: readonly DuplicatePreset[] = [
  { id: 'figs', title: 'as FIGS events are reported', options: FIGS_OPTIONS, clock: FIGS_CLOCK },
  {
    id: 'francofono',
    title: 'as the French federation plays',
    options: FRANCOFONO_OPTIONS,
    clock: FRANCOFONO_CLOCK,
  },
];

export const PRESET_IDS: readonly string[] = PRESETS.map(({ id }) => id);

/**
 * A preset by its id: `'figs'`, `'francofono'`.
 *
 * @throws InputError `DUPLICATE_PRESET` when there is none of that id
 */
export function duplicatePreset(id: string): DuplicatePreset {
  const preset = PRESETS.find(each => each.id === id);
  if (preset !== undefined) return preset;
  throw new InputError(
    'DUPLICATE_PRESET',
    `no preset ${quoted(id)}: the presets are ${PRESET_IDS.join(', ')}`,
    {
      input: id,
    },
  );
}

/** The values of a preset without their sources. */
export function presetOptions(id: string): DuplicateOptions {
  const { options } = duplicatePreset(id);
  const values = OPTION_NAMES.map(name => [name, options[name].value]);
  return Object.fromEntries(values) as DuplicateOptions;
}
