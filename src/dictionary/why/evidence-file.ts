// What the tables say of words that are not in a lexicon, as one file for a page, which cannot read tables:
// JSON `{ format, version, lexicon, tables }`, where a map is `{ "map": [[key, value], …] }` and a set
// `{ "set": […] }`. The version grows with every change of what is in `tables`.
import { LexiconError } from '../../errors.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import { isDoubtful } from '../../wordlist/inflection/verb-rows.js';
import type { RefusalTables } from '../../wordlist/rows/refusal-tables.js';

const FORMAT = 'leggio-evidence';
const VERSION = 1;

interface EvidenceFile {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** Checksum of the lexicon that the tables were compiled to, hex. */
  readonly lexicon: string;
  readonly tables: RefusalTables;
}

export function encodeEvidence(tables: RefusalTables, lexicon: Lexicon): Uint8Array {
  const { checksum } = lexicon;
  const file = { format: FORMAT, version: VERSION, lexicon: checksum, tables: needed(tables) };
  return new TextEncoder().encode(JSON.stringify(file, (_, value) => packed(value)));
}

/** @throws LexiconError `LEXICON_FORMAT` | `LEXICON_VERSION` | `LEXICON_DERIVATIONS` for another lexicon */
export function decodeEvidence(bytes: Uint8Array, lexicon: Lexicon): RefusalTables {
  const { version, lexicon: checksum, tables } = parsed(bytes);
  if (version !== VERSION) {
    const found = `evidence of version ${version}, this program reads ${VERSION}: write it again`;
    throw new LexiconError('LEXICON_VERSION', found);
  }
  if (checksum === lexicon.checksum) return tables;
  throw new LexiconError(
    'LEXICON_DERIVATIONS',
    `evidence of the lexicon ${String(checksum).slice(0, 12)}…, not of ${lexicon.checksum.slice(0, 12)}…`,
  );
}

function parsed(bytes: Uint8Array): EvidenceFile {
  try {
    const file = JSON.parse(new TextDecoder().decode(bytes)) as EvidenceFile | null;
    if (file?.format === FORMAT) return { ...file, tables: unpackedTables(file.tables) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new LexiconError('LEXICON_FORMAT', 'not a file of evidence, or cut short');
}

/** Without what makes words valid: a tenth of the tables. */
function needed(tables: RefusalTables): RefusalTables {
  const { own, verbs } = tables;
  const shortWords = [...own.shortWords].flatMap(([form, words]) => {
    const others = words.filter(({ status }) => status !== 'ok');
    return others.length === 0 ? [] : [[form, others] as const];
  });
  return {
    ...tables,
    own: {
      ...own,
      nouns: own.nouns.filter(({ loan }) => loan !== ''),
      listed: [],
      derived: [],
      shortWords: new Map(shortWords),
    },
    verbs: verbs.map(row => (isDoubtful(row) ? row : { ...row, gloss: '' })),
  };
}

function packed(value: unknown): unknown {
  if (value instanceof Map) return { map: [...value] };
  return value instanceof Set ? { set: [...value] } : value;
}

/** The long lists hold no maps and are left as they are: 95 ms in place of 140 for every value, Node 20. */
function unpackedTables({ verbs, rejected, ...others }: RefusalTables): RefusalTables {
  return { ...(unpacked(others) as typeof others), verbs, rejected };
}

function unpacked(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(unpacked);
  const { map, set, ...others } = value as { readonly map?: unknown[]; readonly set?: unknown[] };
  if (Object.keys(others).length === 0) {
    if (map !== undefined) return new Map(map.map(unpacked) as [unknown, unknown][]);
    if (set !== undefined) return new Set(set.map(unpacked));
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unpacked(each)]));
}
