// Tells a verb form with an enclitic (*ridottosi, dandogli, tagliamelo*) from a plain word, by what
// is left when the enclitic is taken off. Enclitics are attached by our own table, never read.

/** What an enclitic hangs on. */
export type Host = 'infinitive' | 'gerund' | 'participle' | 'imperative';

/** What the package knows of verbs. */
export interface VerbsKnown {
  readonly infinitives: ReadonlySet<string>;
  /** Masculine singular. */
  readonly participles: ReadonlySet<string>;
}

const SINGLE = ['ci', 'gli', 'la', 'le', 'li', 'lo', 'mi', 'ne', 'si', 'ti', 'vi'];
const DOUBLE = ['ce', 'glie', 'me', 'se', 'te', 've'].flatMap(first =>
  ['la', 'le', 'li', 'lo', 'ne'].map(second => first + second),
);
/** Longest first. */
const ENCLITICS = [...DOUBLE, ...SINGLE].sort((a, b) => b.length - a.length);

/** How they end: most words end otherwise, which is soon told. */
const ENDS = new Set(ENCLITICS.map(enclitic => enclitic.slice(-2)));

/** Endings of many nouns (*stelle, tutela, carpine*): after an imperative in -a, -i they tell nothing. */
const COMMON = new Set(['la', 'le', 'ne']);

/** The host of an enclitic at the end of `text`, or undefined when there is none. */
export function hostOf(text: string, verbs: VerbsKnown): Host | undefined {
  if (!ENDS.has(text.slice(-2))) return undefined;
  for (const enclitic of ENCLITICS) {
    if (!text.endsWith(enclitic)) continue;
    const host = hostKind(text.slice(0, -enclitic.length), COMMON.has(enclitic), verbs);
    if (host !== undefined) return host;
  }
  return undefined;
}

function hostKind(
  host: string,
  isCommon: boolean,
  { infinitives, participles }: VerbsKnown,
): Host | undefined {
  if (host.length < 2) return undefined;
  if (host.endsWith('ndo')) return 'gerund';
  if (infinitives.has(`${host}e`) || (host.endsWith('r') && infinitives.has(`${host}re`))) {
    return 'infinitive';
  }
  if (/[ts][oaei]$/.test(host) && participles.has(`${host.slice(0, -1)}o`)) return 'participle';
  if (host.endsWith('te') && infinitives.has(`${host.slice(0, -2)}re`)) return 'imperative';
  if (host.endsWith('iamo')) return 'imperative';
  if (isCommon) return undefined;
  if (infinitives.has(`${host}re`)) return 'imperative';
  if (!host.endsWith('i')) return undefined;
  const stem = host.slice(0, -1);
  return infinitives.has(`${stem}ere`) || infinitives.has(`${stem}ire`) ? 'imperative' : undefined;
}
