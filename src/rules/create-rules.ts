// The door for rules that a caller made: everything one can get wrong is found before a rack is read or
// a play is searched under them. Each object is gone over once.
import { type Alphabet, JOLLY_TEXT } from '../alphabet/alphabet.js';
import { InputError, quoted } from '../errors.js';
import { MOST_SCORE, mostPoints } from './most-points.js';
import { READINGS } from './reading-table.js';
import { isPremium, type Rules, type TileSpec } from './rules.js';
import { MOST_JOLLIES, RULES_SHAPE } from './rules-shape.js';
import { shown } from './shape.js';

/** Squares of a row, and rows. */
const SIZE = 15;

const checked = new WeakSet<Rules>();

/**
 * Rules of your own: `createRules({ ...FIGS, id: 'club', bingoBonus: 35 })`. The object is kept, not
 * copied, and frozen; engines, pools and positions ask this of all rules they get.
 *
 * @throws InputError `RULES_VALUES` with everything that is wrong
 */
export function createRules(rules: Rules): Rules {
  if (checked.has(rules)) return rules;
  const findings = findingsOn(rules);
  if (findings.length > 0) {
    const input = shown(rules?.id);
    const named = findings.map(finding => `rules ${input}: ${finding}`);
    throw InputError.of('RULES_VALUES', named, { input });
  }
  checked.add(rules);
  return Object.freeze(rules);
}

function findingsOn(rules: Rules): readonly string[] {
  const findings: string[] = [];
  const tell = (finding: string): number => findings.push(finding);
  RULES_SHAPE(rules, '', tell);
  if (!isAlphabet(rules?.alphabet)) {
    tell(`alphabet is ${shown(rules?.alphabet)}, wanted an alphabet: ITALIAN, ENGLISH, CATALAN`);
  }
  if (findings.length > 0) return findings; // what follows trusts the fields
  return [
    ...tileFindings(rules),
    ...layoutFindings(rules),
    ...rangeFindings(rules),
    ...readingFindings(rules),
    ...scoreFindings(rules),
  ];
}

function isAlphabet(value: Partial<Alphabet> | undefined): boolean {
  return value?.codes instanceof Map && Array.isArray(value.letters) && value.size !== undefined;
}

/** The letters of the alphabet and the jolly, each once. */
function tileFindings({ alphabet, tiles, rackSize }: Rules): readonly string[] {
  const entries = tiles.map(({ letter }) => letter);
  const wanted = [...alphabet.letters, JOLLY_TEXT];
  const strange = entries.filter(letter => !wanted.includes(letter));
  const twice = entries.filter((letter, index) => entries.indexOf(letter) < index);
  const missing = wanted.filter(letter => !entries.includes(letter));
  const bag = tiles.reduce((sum, { count }) => sum + count, 0);
  return [
    ...some(strange, `no letter of the ${alphabet.id} alphabet, and not ${JOLLY_TEXT}`),
    ...some(twice, 'there twice'),
    ...some(missing, 'not there: a letter without tiles has a count of 0'),
    ...tiles.filter(({ letter }) => letter === JOLLY_TEXT).flatMap(jollyFindings),
    ...(bag < rackSize ? [`tiles: ${bag} in the bag, a rack holds ${rackSize}`] : []),
  ];
}

function some(letters: readonly string[], what: string): readonly string[] {
  if (letters.length === 0) return [];
  return [`tiles: ${[...new Set(letters)].map(letter => quoted(letter)).join(' ')}: ${what}`];
}

function jollyFindings({ count, points }: TileSpec): readonly string[] {
  return [
    ...(count > MOST_JOLLIES ? [`tiles: ${count} jollies, at most ${MOST_JOLLIES}`] : []),
    ...(points > 0 ? [`tiles: a jolly of ${points} points, wanted 0`] : []),
  ];
}

function layoutFindings({ layout }: Rules): readonly string[] {
  if (layout.length !== SIZE) return [`layout: ${layout.length} rows, wanted ${SIZE}`];
  return layout.flatMap((row, index) => {
    const at = `layout[${index}]`;
    const strange = [...new Set(row)].filter(mark => !isPremium(mark));
    return [
      ...(row.length === SIZE ? [] : [`${at}: ${row.length} squares, wanted ${SIZE}`]),
      ...(strange.length === 0 ? [] : [`${at}: ${quoted(strange.join(''))}: wanted . ' " - =`]),
    ];
  });
}

/** Fewest and most, in their order. */
function rangeFindings({ clock: { range, overtime } }: Rules): readonly string[] {
  const ranges = { 'clock.range': range, 'clock.overtime': overtime };
  return Object.entries(ranges)
    .filter(([, each]) => each?.most !== undefined && each.most < each.least)
    .map(([at, each]) => `${at}: from ${each?.least} to ${each?.most}`);
}

function readingFindings(rules: Rules): readonly string[] {
  return rules.openReadings.flatMap((id, index) => {
    const at = `openReadings[${index}]`;
    const reading = READINGS.find(each => each.id === id);
    if (reading === undefined) {
      const known = READINGS.map(each => each.id).join(', ');
      return [`${at} is ${quoted(id)}, wanted one of ${known}`];
    }
    if (rules.openReadings.indexOf(id) < index) return [`${at}: ${quoted(id)} is there twice`];
    const value = reading.of(rules);
    if (value !== undefined && reading.values.includes(value)) return [];
    return [
      `${at}: ${quoted(id)} is ${shown(value)}, its choices are ${reading.values.join(', ')}`,
    ];
  });
}

function scoreFindings(rules: Rules): readonly string[] {
  // a layout that cannot be laid out has been told of
  if (layoutFindings(rules).length > 0) return [];
  const most = mostPoints(rules);
  if (most <= MOST_SCORE) return [];
  return [
    `tiles, layout and bingoBonus: a play might score ${most}, plays have room for ${MOST_SCORE}`,
  ];
}
