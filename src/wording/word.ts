// Why a word is valid or not, as `leggio word` says it.
import type { ExplainedDerivation, Explanation } from '../dictionary/why/explain.js';
import type { WordFact, WordValues } from '../dictionary/why/facts.js';
import { type Catalogue, sentenceOf } from './catalogue.js';
import type { InLanguages, Language } from './language.js';
import { italianNote } from './note.js';
import { cellName } from './paradigm.js';
import type { Speech } from './speech.js';

/** The reason, without article and row. */
export function wordText(fact: WordFact, speech: Speech): string {
  return sentenceOf(WORDS, fact, speech);
}

/** The reason with its article and its row; undefined for a word that is valid. */
export function whyText({ fact, article, row }: Explanation, speech: Speech): string | undefined {
  if (fact === null) return undefined;
  const parts = [
    wordText(fact, speech),
    article === null ? null : articles([article], speech),
    row,
  ];
  return parts.filter(part => part !== null).join(SEPARATOR);
}

const SEPARATOR = ' · ';

/** `valid`, `not valid` and what stands before the nearest words. */
const VERDICTS: InLanguages<{
  readonly valid: string;
  readonly invalid: string;
  readonly near: string;
  count(words: number, invalid: number): string;
}> = {
  it: {
    valid: 'valida',
    invalid: 'non valida',
    near: 'vicine',
    count: (words, invalid) =>
      `${words === 1 ? '1 parola' : `${words} parole`}, ${invalid} non ${invalid === 1 ? 'valida' : 'valide'}`,
  },
  en: {
    valid: 'valid',
    invalid: 'not valid',
    near: 'near',
    count: (words, invalid) => `${words} words, ${invalid} not valid`,
  },
};

/** How many words a board has, and how many of them are not valid. */
export function boardWordsText(words: number, invalid: number, language: Language): string {
  return VERDICTS[language].count(words, invalid);
}

/** One line a derivation, or one line with the reason and one with the nearest words. */
export function explanationLines(explanation: Explanation, speech: Speech): readonly string[] {
  const { word, derivations, near } = explanation;
  const words = VERDICTS[speech.language];
  const margin = ' '.repeat(word.length + 2);
  const why = whyText(explanation, speech);
  if (why === undefined) {
    return derivations.map((each, index) => {
      const head =
        index === 0 ? `${word}  ${words.valid}` : margin + ' '.repeat(words.valid.length);
      return `${head}${SEPARATOR}${derivationText(each, speech)}`;
    });
  }
  const line = `${word}  ${words.invalid}${SEPARATOR}${why}`;
  return near.length === 0 ? [line] : [line, `${margin}${words.near}: ${near.join(' ')}`];
}

/** `ecco (avv.) + te + lo · «ecco con due particelle» · art. 15d, 23 · lexicon-src/listed.csv:12`. */
export function derivationText(derivation: ExplainedDerivation, speech: Speech): string {
  const { lemma, pos, gloss, form, particles, source, row } = derivation;
  const cell = cellName(form, speech.language);
  const named = [`${lemma} (${pos})`, ...(cell === '' ? [] : [cell])].join(', ');
  return [
    [named, ...particles].join(' + '),
    ...(gloss === '' ? [] : [`«${gloss}»`]),
    ...(derivation.articles.length === 0 ? [] : [articles(derivation.articles, speech)]),
    // a row of a table says itself that it is our own
    row.includes('.csv:') ? row : `${source}, ${row}`,
  ].join(SEPARATOR);
}

function articles(numbers: readonly string[], { citation }: Speech): string {
  return `art. ${numbers.map(citation).join(', ')}`;
}

export const WORDS: Catalogue<WordValues> = {
  it: {
    unknown: () => 'sconosciuta: non è in nessuna tabella',
    'too-short': () => 'una parola ha almeno due lettere',
    'over-long': ({ letters, most }) => `${letters} lettere, più di ${most}`,
    'not-listed': ({ lexicon }, { quoted }) => `non è nell’elenco ${quoted(lexicon)}`,
    'not-a-letter': ({ character }, { quoted }) => `${quoted(character)} non è una lettera`,
    'several-words': () => 'più di una parola',
    documented: ({ note }) => italianNote(note) ?? 'esempio del regolamento: non valida',
    struck: ({ note }) => withNote('esclusa', note),
    'short-word': ({ doubtful, gloss }) =>
      `${doubtful ? 'dubbia finché non se ne trova attestazione' : 'non è una parola'}: ${gloss}`,
    truncation: ({ lemma }) => `troncamento che la voce ${lemma} non riporta`,
    'loan-plural': ({ lemma }) => `plurale del forestierismo invariabile ${lemma}`,
    rejected: ({ entry, note }) => withNote(`voce ${entry} scartata`, note),
    'many-particles': ({ count, lemma }) => `${count} particelle su ${lemma}`,
    'particles-apart': ({ first, second, lemma }) =>
      `${first} e ${second} non si uniscono su ${lemma}`,
    'takes-no-particle': ({ lemma, cell, particle }) =>
      `${lemma}, ${cellName(cell, 'it')}, non prende l’enclitica ${particle}`,
    'particle-on-form': ({ particle, form, lemma, cell }) =>
      `enclitica ${particle} su ${isParticiple(cell) ? 'un participio' : 'un modo finito'}: ${form} (${lemma}, ${cellName(cell, 'it')})`,
    'bare-infinitive': ({ verb }) =>
      `forma di ${verb}, verbo in -ere che il vocabolario non coniuga: vale solo l’infinito`,
    'doubtful-verb': ({ verb, unknown, gloss }) =>
      `forma di ${verb}, ${unknown ? 'verbo di nessun dizionario' : 'verbo dubbio'}: ${gloss}`,
    'not-taken': ({ cell, verb }) =>
      `${cellName(cell, 'it')} di ${verb}, che questo lessico non accoglie`,
    'reflexive-only': ({ entry }) => `la voce è solo ${entry}`,
    'invariable-participle': ({ cell, verb }) =>
      `${cellName(cell, 'it')} di ${verb}: il participio di un verbo intransitivo con l’ausiliare avere è invariabile`,
    impersonal: ({ cell, verb }) => `${cellName(cell, 'it')} di ${verb}, verbo impersonale`,
    'of-variant': ({ derived, variant }) =>
      `sarebbe ${derived} derivato dalla variante ${variant}, la cui voce non si estende ai derivati`,
    altered: ({ base }) => `alterato di ${base} senza una voce propria`,
    superlative: ({ base }) => `superlativo di ${base}, che la voce non riporta`,
    geographic: ({ base }) => `aggettivo geografico (${base}) senza una voce propria`,
    numeral: ({ parts }) => `numerale senza una voce propria: ${parts.join(' + ')}`,
    prefixed: ({ prefix, base }) => `${prefix}- davanti a ${base}, senza una voce propria`,
  },
  en: {
    unknown: () => 'unknown: no table has it',
    'too-short': () => 'a word has two letters or more',
    'over-long': ({ letters, most }) => `${letters} letters, longer than ${most}`,
    'not-listed': ({ lexicon }, { quoted }) => `not in the list ${quoted(lexicon)}`,
    'not-a-letter': ({ character }, { quoted }) =>
      `invalid: characters (${quoted(character)} is not a letter)`,
    'several-words': () => 'more than one word',
    documented: ({ note }) => note,
    struck: ({ note }) => `struck: ${note}`,
    'short-word': ({ doubtful, gloss }) =>
      `${doubtful ? 'in doubt until a witness is found' : 'not a word'}: ${gloss}`,
    truncation: ({ lemma }) => `truncation that the entry ${lemma} does not announce`,
    'loan-plural': ({ lemma }) => `plural of the invariable loan ${lemma}`,
    rejected: ({ entry, note }) => `entry ${entry} rejected: ${note}`,
    'many-particles': ({ count, lemma }) => `${count} particles on ${lemma}`,
    'particles-apart': ({ first, second, lemma }) =>
      `${first} and ${second} do not join on ${lemma}`,
    'takes-no-particle': ({ lemma, cell, particle }) =>
      `${lemma}, ${cellName(cell, 'en')}, takes no ${particle}`,
    'particle-on-form': ({ particle, form, lemma, cell }) =>
      `${particle} on ${isParticiple(cell) ? 'a participle' : 'a finite form'}: ${form} (${lemma}, ${cellName(cell, 'en')})`,
    'bare-infinitive': ({ verb }) =>
      `form of ${verb}, a verb in -ere that the dictionary does not conjugate: the bare infinitive only`,
    'doubtful-verb': ({ verb, unknown, gloss }) =>
      `form of ${verb}, ${unknown ? 'not a verb of any dictionary' : 'a doubtful verb'}: ${gloss}`,
    'not-taken': ({ cell, verb }) =>
      `${cellName(cell, 'en')} of ${verb}, which this lexicon does not take`,
    'reflexive-only': ({ entry }) => `the entry is ${entry} only`,
    'invariable-participle': ({ cell, verb }) =>
      `${cellName(cell, 'en')} of ${verb}: the participle of an intransitive verb with avere is invariable`,
    impersonal: ({ cell, verb }) => `${cellName(cell, 'en')} of ${verb}, an impersonal verb`,
    'of-variant': ({ derived, variant }) =>
      `would be ${derived} derived from the variant ${variant}, whose row does not extend to derived forms`,
    altered: ({ base }) => `altered form of ${base} without an entry of its own`,
    superlative: ({ base }) => `superlative of ${base}, which is not a form of the entry`,
    geographic: ({ base }) => `adjective of a place (${base}) without an entry of its own`,
    numeral: ({ parts }) => `numeral without an entry of its own: ${parts.join(' + ')}`,
    prefixed: ({ prefix, base }) => `${prefix}- before ${base}, without an entry of its own`,
  },
};

function isParticiple(cell: string): boolean {
  return cell.startsWith('part.');
}

/** A verdict with the note of its row, where there is one in Italian. */
function withNote(verdict: string, note: string): string {
  const text = italianNote(note);
  return text === undefined ? verdict : `${verdict}: ${text}`;
}
