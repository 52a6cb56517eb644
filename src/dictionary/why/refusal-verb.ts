// Reasons that verbs give: particles on forms or verbs that take none (art. 22), a third particle
// (art. 23), and forms that an edition does not admit (art. 15c).
import type { Derivation } from '../../compile/derivations.js';
import type { WordArticles } from '../../rules/rules.js';
import { admitVerb } from '../../wordlist/admit.js';
import type { VerbForm } from '../../wordlist/inflection/conjugate.js';
import { attachEnclitics } from '../../wordlist/inflection/enclitics.js';
import { isDoubtful, type VerbRow } from '../../wordlist/inflection/verb-rows.js';
import { cellText, splitParticles } from './derivation-text.js';
import { derivationsOf, type Question, type Refusal } from './question.js';

/** Moods that take particles (art. 22). */
const HOSTS = /^(inf|ger|imp\..*)$/;
/** A verb is conjugated for a question when it begins like the word. */
const SHARED_LETTERS = 3;

/** The word is a form of a verb and a particle that does not belong there. */
export function* encliticRefusals(question: Question): Generator<Refusal> {
  const { key, evidence } = question;
  const particles = evidence.particles.toSorted((a, b) => b.text.length - a.text.length);
  for (const { text } of particles) {
    const particle = evidence.key(text);
    if (!key.endsWith(particle)) continue;
    const host = key.slice(0, -particle.length);
    const verbs = hostsOf(question, host).filter(({ lemma }) => lemma.pos === 'v');
    const best = verbs.find(({ cell }) => HOSTS.test(cell)) ?? verbs[0];
    if (best !== undefined) yield encliticRefusal(best, host, text);
  }
}

/** What may stand before a particle; a bare infinitive has lost its *-e*, or the *-re* of *-rre*. */
function hostsOf(question: Question, host: string): readonly Derivation[] {
  const cut = [`${host}E`, ...(host.endsWith('R') ? [`${host}RE`] : [])];
  return [
    ...derivationsOf(question, host).filter(each => !isInfinitive(each)),
    ...cut.flatMap(text => derivationsOf(question, text).filter(isInfinitive)),
  ];
}

function isInfinitive({ cell, particles }: Derivation): boolean {
  return cell === 'inf' && particles === '';
}

function encliticRefusal(host: Derivation, text: string, particle: string): Refusal {
  const { lemma, cell, particles } = host;
  const total = splitParticles(particles).length + splitParticles(particle).length;
  if (total > 2) {
    const reason = `${total} particles on ${lemma.text}`;
    const fact = { code: 'many-particles', count: total, lemma: lemma.text } as const;
    return { topic: 'twoParticles', reason, fact };
  }
  if (particles !== '') {
    const reason = `${particles} and ${particle} do not join on ${lemma.text}`;
    const values = { first: particles, second: particle, lemma: lemma.text };
    return { topic: 'enclitics', reason, fact: { code: 'particles-apart', ...values } };
  }
  if (HOSTS.test(cell)) {
    const reason = `${lemma.text}, ${cellText(cell)}, takes no ${particle}`;
    const fact = { code: 'takes-no-particle', lemma: lemma.text, cell, particle } as const;
    return { topic: 'enclitics', reason, fact };
  }
  const form = cell.startsWith('part.') ? 'a participle' : 'a finite form';
  const reason = `${particle} on ${form}: ${text.toLowerCase()} (${lemma.text}, ${cellText(cell)})`;
  const values = { particle, form: text.toLowerCase(), lemma: lemma.text, cell };
  return { topic: 'enclitics', reason, fact: { code: 'particle-on-form', ...values } };
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
      const enclitics = [...attachEnclitics(forms, evidence.particles, row.classes)];
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
    const reason = `form of ${verb}, a verb in -ere that the dictionary does not conjugate: the bare infinitive only`;
    return { topic: 'archaicEre', reason, fact: { code: 'bare-infinitive', verb }, at };
  }
  const unknown = row.register === 'err';
  const verdict = unknown ? 'not a verb of any dictionary' : 'a doubtful verb';
  const reason = `form of ${verb}, ${verdict}: ${gloss}`;
  return { topic: 'oneWord', reason, fact: { code: 'doubtful-verb', verb, unknown, gloss }, at };
}

function plainRefusal(
  form: VerbForm,
  forms: readonly VerbForm[],
  row: VerbRow,
  articles: WordArticles,
): Refusal {
  const { verb, at } = row;
  if (isDoubtful(row) || isBare(row, articles)) return lemmaRefusal(row);
  const cell = cellText(form.cell);
  if (admitVerb(forms, row, articles).plain.includes(form)) {
    const reason = `${cell} of ${verb}, which this lexicon does not take`;
    return { topic: 'verbs', reason, fact: { code: 'not-taken', cell: form.cell, verb }, at };
  }
  if (form.cell === 'inf') {
    const entry = `${verb.slice(0, -1)}si`;
    const reason = `the entry is ${entry} only`;
    return { topic: 'verbs', reason, fact: { code: 'reflexive-only', entry }, at };
  }
  if (form.cell.startsWith('part.past')) {
    const reason = `${cell} of ${verb}: the participle of an intransitive verb with avere is invariable`;
    const fact = { code: 'invariable-participle', cell: form.cell, verb } as const;
    return { topic: 'verbs', reason, fact, at };
  }
  const reason = `${cell} of ${verb}, an impersonal verb`;
  return { topic: 'verbs', reason, fact: { code: 'impersonal', cell: form.cell, verb }, at };
}
