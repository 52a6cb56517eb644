// Reasons that verbs give: particles on forms or verbs that take none (art. 22), a third particle
// (art. 23), and forms that an edition does not admit (art. 15c).
import type { Derivation } from '../../compile/derivations.js';
import type { WordArticles } from '../../rules/rules.js';
import { admitVerb } from '../../wordlist/admit.js';
import type { VerbForm } from '../../wordlist/inflection/conjugate.js';
import { attachEnclitics } from '../../wordlist/inflection/enclitics.js';
import { isDoubtful, type VerbRow } from '../../wordlist/inflection/verb-rows.js';
import { splitParticles } from './derivation-text.js';
import { derivationsOf, type Question, type Refusal } from './question.js';

/** Moods that take particles (art. 22). */
const HOSTS = /^(inf|ger|imp\..*)$/;
/** A verb is conjugated for a question when it begins like the word. */
const SHARED_LETTERS = 3;

/** The word is a form of a verb and a particle that does not belong there. */
export async function* encliticRefusals(question: Question): AsyncGenerator<Refusal> {
  const { key, evidence } = question;
  const particles = evidence.particles.toSorted((a, b) => b.text.length - a.text.length);
  for (const { text } of particles) {
    const particle = evidence.key(text);
    if (!key.endsWith(particle)) continue;
    const host = key.slice(0, -particle.length);
    const verbs = (await hostsOf(question, host)).filter(({ lemma }) => lemma.pos === 'v');
    const best = verbs.find(({ cell }) => HOSTS.test(cell)) ?? verbs[0];
    if (best !== undefined) yield encliticRefusal(best, host, text);
  }
}

/** What may stand before a particle; a bare infinitive has lost its *-e*, or the *-re* of *-rre*. */
async function hostsOf(question: Question, host: string): Promise<readonly Derivation[]> {
  const own = (await derivationsOf(question, host)).filter(each => !isInfinitive(each));
  const infinitives: Derivation[] = [];
  for (const text of [`${host}E`, ...(host.endsWith('R') ? [`${host}RE`] : [])]) {
    infinitives.push(...(await derivationsOf(question, text)).filter(isInfinitive));
  }
  return [...own, ...infinitives];
}

function isInfinitive({ cell, particles }: Derivation): boolean {
  return cell === 'inf' && particles === '';
}

function encliticRefusal(host: Derivation, text: string, particle: string): Refusal {
  const { lemma, cell, particles } = host;
  const total = splitParticles(particles).length + splitParticles(particle).length;
  if (total > 2) {
    const fact = { code: 'many-particles', count: total, lemma: lemma.text } as const;
    return { topic: 'twoParticles', fact };
  }
  if (particles !== '') {
    const values = { first: particles, second: particle, lemma: lemma.text };
    return { topic: 'enclitics', fact: { code: 'particles-apart', ...values } };
  }
  if (HOSTS.test(cell)) {
    const fact = { code: 'takes-no-particle', lemma: lemma.text, cell, particle } as const;
    return { topic: 'enclitics', fact };
  }
  const values = { particle, form: text.toLowerCase(), lemma: lemma.text, cell };
  return { topic: 'enclitics', fact: { code: 'particle-on-form', ...values } };
}

/** The word is a form of a verb of the tables that the edition does not admit. */
export function* verbRefusals({ key, evidence, dictionary }: Question): Generator<Refusal> {
  const articles = dictionary.rules?.words;
  if (articles === undefined) return;
  for (const row of evidence.verbs) {
    if (!evidence.key(row.verb).startsWith(key.slice(0, SHARED_LETTERS))) continue;
    const forms = evidence.conjugator.conjugate(row.verb);
    const form = forms.find(({ text }) => evidence.key(text) === key);
    if (form !== undefined) yield plainRefusal(form, forms, row, articles);
    else if (isBare(row, articles) || isDoubtful(row)) {
      const enclitics = attachEnclitics(forms, evidence.particles, row.classes);
      if (enclitics.some(({ text }) => evidence.key(text) === key)) yield lemmaRefusal(row);
    }
  }
}

function isBare({ conjugated }: VerbRow, { archaicEre }: WordArticles): boolean {
  return !conjugated && archaicEre === 'infinitive';
}

/** Nothing of the verb, or nothing but its infinitive, is admitted. */
function lemmaRefusal(row: VerbRow): Refusal {
  const { verb, gloss, at } = row;
  if (!isDoubtful(row)) {
    return { topic: 'archaicEre', fact: { code: 'bare-infinitive', verb }, at };
  }
  const unknown = row.register === 'err';
  return { topic: 'oneWord', fact: { code: 'doubtful-verb', verb, unknown, gloss }, at };
}

function plainRefusal(
  form: VerbForm,
  forms: readonly VerbForm[],
  row: VerbRow,
  articles: WordArticles,
): Refusal {
  const { verb, at } = row;
  if (isDoubtful(row) || isBare(row, articles)) return lemmaRefusal(row);
  if (admitVerb(forms, row, articles).plain.includes(form)) {
    return { topic: 'verbs', fact: { code: 'not-taken', cell: form.cell, verb }, at };
  }
  if (form.cell === 'inf') {
    const entry = `${verb.slice(0, -1)}si`;
    return { topic: 'verbs', fact: { code: 'reflexive-only', entry }, at };
  }
  if (form.cell.startsWith('part.past')) {
    const fact = { code: 'invariable-participle', cell: form.cell, verb } as const;
    return { topic: 'verbs', fact, at };
  }
  return { topic: 'verbs', fact: { code: 'impersonal', cell: form.cell, verb }, at };
}
