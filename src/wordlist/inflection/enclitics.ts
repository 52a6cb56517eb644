// Joins particles to infinitives, gerunds and imperatives (art. 22-23 and the appendix); who takes
// which particle is `enclitics.csv`, how they join follows from the form.
import { quoted } from '../../errors.js';
import type { WordArticles } from '../../rules/rules.js';
import type { Form } from '../lemma.js';
import { isOneOf, type Problems, readTable } from '../rows/table-reader.js';
import type { VerbForm } from './conjugate.js';
import { VERB_CLASSES, type VerbClass } from './verb-rows.js';

/** A particle and who takes it. */
export interface Particle {
  readonly text: string;
  /** Particles in it: *glielo* is two. */
  readonly count: number;
  /** How a verb of the class takes it. */
  readonly classes: Readonly<Record<VerbClass, Taking>>;
  /** Persons of the imperative that take it. */
  readonly imperatives: ReadonlySet<string>;
}

const TAKINGS = ['0', 'noimp', '1'] as const;

/** Not at all, on infinitive and gerund only, or on every host. */
export type Taking = (typeof TAKINGS)[number];

/** A form with particles. */
export interface EncliticForm extends Form {
  readonly particles: string;
}

const IMPERATIVES = ['imp.2s', 'imp.1p', 'imp.2p'] as const;
const COLUMNS = [
  'particle',
  'count',
  'T',
  'T4',
  'P',
  'Pdi',
  'I',
  'imp_2s',
  'imp_1p',
  'imp_2p',
] as const;

/**
 * Reads `enclitics.csv`; bad rows go to `problems`.
 *
 * @throws InputError `TABLE_MISSING`, `TABLE_HEADER`
 */
export async function readParticles(
  folder: string,
  problems: Problems,
): Promise<readonly Particle[]> {
  const rows = await readTable(folder, 'enclitics.csv', COLUMNS, problems);
  const seen = new Map<string, string>();
  return rows.flatMap(row => {
    const first = seen.get(row.particle);
    seen.set(row.particle, row.at);
    const takings = [row.T, row.T4, row.P, row.Pdi, row.I];
    const bad = takings.filter(taking => !isOneOf(TAKINGS, taking));
    if (bad.length > 0) {
      problems.add(row.at, `${quoted(bad[0])} is not one of ${TAKINGS.join(', ')}`);
      return [];
    }
    if (takings.every(taking => taking === '0')) {
      problems.add(row.at, `particle ${quoted(row.particle)}: no class takes it`);
      return [];
    }
    if (first !== undefined) {
      problems.add(row.at, `particle ${quoted(row.particle)} already has a row: ${first}`);
      return [];
    }
    if (!/^[12]$/.test(row.count)) {
      problems.add(
        row.at,
        `particle ${quoted(row.particle)}: count ${quoted(row.count)} is neither 1 nor 2`,
      );
      return [];
    }
    const imperatives = [row.imp_2s, row.imp_1p, row.imp_2p];
    if (!/^[a-z]+$/.test(row.particle) || imperatives.some(each => !/^[01]$/.test(each))) {
      problems.add(row.at, `particle ${quoted(row.particle)}: imperatives are 0 or 1`);
      return [];
    }
    const [T, T4, P, Pdi, I] = takings as Taking[];
    const classes = { T, T4, P, Pdi, I, 'I:imp': I } as Record<VerbClass, Taking>;
    const allowed = IMPERATIVES.filter((_, index) => imperatives[index] === '1');
    const count = Number(row.count);
    return [{ text: row.particle, count, classes, imperatives: new Set<string>(allowed) }];
  });
}

/** The rows with no more particles than an edition allows on a form (art. 23). */
export function admitParticles(
  particles: readonly Particle[],
  { mostParticles }: WordArticles,
): readonly Particle[] {
  return particles.filter(({ count }) => count <= mostParticles);
}

/** The particles that a verb takes. */
interface TakenParticles {
  /** On infinitive and gerund. */
  readonly plain: readonly Particle[];
  /** On each cell of the imperative. */
  readonly imperatives: ReadonlyMap<string, readonly Particle[]>;
}

/** What verbs of the same classes take is the same: by the particles there are, then by the classes. */
const TAKEN = new WeakMap<readonly Particle[], Map<string, TakenParticles>>();

function particlesFor(
  particles: readonly Particle[],
  classes: readonly VerbClass[],
): TakenParticles {
  const byClasses = TAKEN.get(particles) ?? new Map<string, TakenParticles>();
  TAKEN.set(particles, byClasses);
  const key = classes.join();
  const known = byClasses.get(key) ?? takenBy(particles, classes);
  byClasses.set(key, known);
  return known;
}

function takenBy(particles: readonly Particle[], classes: readonly VerbClass[]): TakenParticles {
  const takes = (particle: Particle, how: readonly Taking[]): boolean =>
    VERB_CLASSES.some(each => classes.includes(each) && how.includes(particle.classes[each]));
  const imperative = particles.filter(particle => takes(particle, ['1']));
  const ofCell = (cell: string): readonly Particle[] =>
    imperative.filter(({ imperatives }) => imperatives.has(cell));
  return {
    plain: particles.filter(particle => takes(particle, ['1', 'noimp'])),
    imperatives: new Map(IMPERATIVES.map(cell => [cell, ofCell(cell)])),
  };
}

/** Every form of the verb with particles, of any length. */
export function attachEnclitics(
  forms: readonly VerbForm[],
  particles: readonly Particle[],
  classes: readonly VerbClass[],
): readonly EncliticForm[] {
  const { plain, imperatives } = particlesFor(particles, classes);
  const all: EncliticForm[] = [];
  for (const form of forms) {
    if (form.cell === 'inf') addJoined(all, form, hostOfInfinitive(form.text), plain);
    else if (form.cell === 'ger') addJoined(all, form, form.text, plain);
    else if (form.join !== 'none') {
      addJoined(all, form, form.text, imperatives.get(form.cell) ?? []);
    }
  }
  return all;
}

/** *portare* → *portar-*, *porre* → *por-*. */
function hostOfInfinitive(infinitive: string): string {
  return infinitive.endsWith('rre') ? infinitive.slice(0, -2) : infinitive.slice(0, -1);
}

/** Adds the forms of a host. */
function addJoined(
  all: EncliticForm[],
  { cell, join }: VerbForm,
  host: string,
  particles: readonly Particle[],
): void {
  for (const { text: particle } of particles) {
    const text = join === 'double' ? doubled(host, particle) : host + particle;
    all.push({ cell, particles: particle, text });
  }
}

const ACCENTS: Readonly<Record<string, string>> = { à: 'a', ì: 'i', ò: 'o', ù: 'u' };

/** *da'* + *mi* → *dammi*; before *gl-* nothing doubles: *dagli*. */
function doubled(host: string, particle: string): string {
  const last = host.at(-1) as string;
  const bare = last === "'" ? host.slice(0, -1) : host.slice(0, -1) + (ACCENTS[last] ?? last);
  return particle.startsWith('gl') ? bare + particle : bare + particle.charAt(0) + particle;
}
