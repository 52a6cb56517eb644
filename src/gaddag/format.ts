// A graph as bytes and back: the layout of FORMAT.md, a named constant per row of its table.
// Writing is a pure function of words and facts, so the same tables give the same bytes anywhere.
import { LexiconError } from '../errors.js';
import { decodeText } from '../files/decode.js';
import { bytesOfHex, hashOf, hexOf } from '../platform/hash.js';
import type { BuiltGaddag } from './build.js';

export const MAGIC = 'LEGGIO\r\n';
export const FORMAT_VERSION = 1;

/** Offsets in the header, in bytes. */
export const OFFSET_MAGIC = 0;
export const OFFSET_VERSION = 8;
export const OFFSET_FILE_LENGTH = 12;
export const OFFSET_FACTS = 16;
export const OFFSET_FACTS_LENGTH = 20;
export const OFFSET_NODES = 24;
export const OFFSET_NODES_LENGTH = 28;
export const OFFSET_ROOT = 32;
export const OFFSET_FORWARD_ROOT = 36;
export const OFFSET_WORD_COUNT = 40;
export const OFFSET_NODE_COUNT = 44;
export const OFFSET_ARC_COUNT = 48;
export const OFFSET_CHECKSUM = 64;
export const CHECKSUM_LENGTH = 32;
export const HEADER_LENGTH = 96;

/** A source of words, as the file states it. */
export interface SourceFacts {
  /** `'hun'` */
  readonly id: string;
  /** Title of the source. */
  readonly name: string;
  /** Version of the source, as it numbers them. */
  readonly version: string;
  /** Licence of the source: `'GPL-3.0'`. */
  readonly licence: string;
  /** Whom to name. */
  readonly attribution: string;
}

/** What a compiled file says of itself besides the graph; stored as JSON. */
export interface LexiconFacts {
  /** Name of the lexicon: `'italiano'`. */
  readonly name: string;
  /** Id of the alphabet and its letters in the order of their codes. */
  readonly alphabet: string;
  /** Upper case; the first has code 1. */
  readonly letters: readonly string[];
  /** Edition of the regulations whose articles chose the words; '' for a plain list. */
  readonly edition: string;
  /** Licence of the compiled data. */
  readonly licence: string;
  /** What the words were taken from. */
  readonly sources: readonly SourceFacts[];
}

/** A file as read: the graph lies in `bytes`, nothing is copied. */
export interface LexiconFile extends BuiltGaddag {
  readonly bytes: ArrayBufferLike;
  readonly facts: LexiconFacts;
  /** SHA-256 of the file without the checksum itself, lower-case hex. */
  readonly checksum: string;
}

/** Writes a compiled lexicon. */
export function encodeLexicon(graph: BuiltGaddag, facts: LexiconFacts): Uint8Array {
  const factBytes = new TextEncoder().encode(JSON.stringify(facts));
  const nodesAt = Math.ceil((HEADER_LENGTH + factBytes.length) / 64) * 64;
  const bytes = new Uint8Array(nodesAt + graph.nodes.length * 4);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(MAGIC), OFFSET_MAGIC);
  const header: readonly (readonly [number, number])[] = [
    [OFFSET_VERSION, FORMAT_VERSION],
    [OFFSET_FILE_LENGTH, bytes.length],
    [OFFSET_FACTS, HEADER_LENGTH],
    [OFFSET_FACTS_LENGTH, factBytes.length],
    [OFFSET_NODES, nodesAt],
    [OFFSET_NODES_LENGTH, graph.nodes.length],
    [OFFSET_ROOT, graph.root],
    [OFFSET_FORWARD_ROOT, graph.forwardRoot],
    [OFFSET_WORD_COUNT, graph.wordCount],
    [OFFSET_NODE_COUNT, graph.nodeCount],
    [OFFSET_ARC_COUNT, graph.arcCount],
  ];
  for (const [offset, value] of header) view.setUint32(offset, value, true);
  bytes.set(factBytes, HEADER_LENGTH);
  // as the machine orders bytes: the lowest first, or it cannot read the file back
  new Int32Array(bytes.buffer, nodesAt, graph.nodes.length).set(graph.nodes);
  bytes.set(bytesOfHex(checksumOf(bytes)), OFFSET_CHECKSUM);
  return bytes;
}

/** SHA-256 over everything but the checksum's own bytes. */
export function checksumOf(bytes: Uint8Array): string {
  return hashOf(
    bytes.subarray(0, OFFSET_CHECKSUM),
    bytes.subarray(OFFSET_CHECKSUM + CHECKSUM_LENGTH),
  );
}

/**
 * Reads a compiled lexicon, after checking magic, version, length, checksum, and where its parts lie; the
 * graph is left to `check-graph.ts`.
 *
 * @param buffer begins with the whole file; kept, not copied
 * @param path for messages
 * @throws LexiconError `LEXICON_FORMAT` | `LEXICON_VERSION` | `LEXICON_CHECKSUM`
 */
export function decodeLexicon(buffer: ArrayBufferLike, path?: string): LexiconFile {
  checkFile(fileIn(buffer), path);
  return openLexicon(buffer, path);
}

/**
 * Reads a compiled lexicon whose length and checksum are known to be right.
 *
 * @throws LexiconError `LEXICON_FORMAT`
 */
export function openLexicon(buffer: ArrayBufferLike, path?: string): LexiconFile {
  const bytes = fileIn(buffer);
  const view = new DataView(buffer);
  const at = (offset: number): number => view.getUint32(offset, true);
  checkParts(at, bytes.length, path);
  const factBytes = bytes.slice(at(OFFSET_FACTS), at(OFFSET_FACTS) + at(OFFSET_FACTS_LENGTH));
  return {
    bytes: buffer,
    nodes: nodesOf(buffer, at(OFFSET_NODES), at(OFFSET_NODES_LENGTH)),
    root: at(OFFSET_ROOT),
    forwardRoot: at(OFFSET_FORWARD_ROOT),
    wordCount: at(OFFSET_WORD_COUNT),
    nodeCount: at(OFFSET_NODE_COUNT),
    arcCount: at(OFFSET_ARC_COUNT),
    facts: factsIn(factBytes, path),
    checksum: storedChecksum(bytes),
  };
}

/** Facts and graph lie in the file, where the table of FORMAT.md has them. */
function checkParts(at: (offset: number) => number, length: number, path?: string): void {
  const factsEnd = at(OFFSET_FACTS) + at(OFFSET_FACTS_LENGTH);
  const nodesAt = at(OFFSET_NODES);
  const isRight =
    at(OFFSET_FACTS) === HEADER_LENGTH &&
    nodesAt === Math.ceil(factsEnd / 64) * 64 &&
    nodesAt + at(OFFSET_NODES_LENGTH) * 4 === length;
  if (isRight) return;
  throw new LexiconError('LEXICON_FORMAT', 'facts and graph are not where they belong', path);
}

/** What the file says of itself. */
function factsIn(bytes: Uint8Array, path?: string): LexiconFacts {
  const text = decodeText(bytes, 'utf-8');
  try {
    const facts = JSON.parse(text ?? '') as LexiconFacts;
    if (isFacts(facts)) return facts;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new LexiconError('LEXICON_FORMAT', 'its facts are not those of a lexicon', path);
}

function isFacts(facts: LexiconFacts | null): boolean {
  const isText = (value: unknown): boolean => typeof value === 'string';
  const { name, alphabet, letters, edition, licence, sources } = facts ?? ({} as LexiconFacts);
  return (
    [name, alphabet, edition, licence].every(isText) &&
    Array.isArray(letters) &&
    letters.every(isText) &&
    Array.isArray(sources) &&
    sources.every(source =>
      [source?.id, source?.name, source?.version, source?.licence, source?.attribution].every(
        isText,
      ),
    )
  );
}

/** The file is little-endian, as every machine is that Node runs on; a big-endian one is refused. */
function nodesOf(buffer: ArrayBufferLike, offset: number, length: number): Int32Array {
  const littleEndian = new Uint8Array(new Int32Array([1]).buffer)[0] === 1;
  if (!littleEndian) {
    throw new LexiconError('LEXICON_FORMAT', 'compiled files need a little-endian machine');
  }
  return new Int32Array(buffer, offset, length);
}

/** The bytes of the file that a buffer begins with, as many as its header says, where there are that many. */
function fileIn(buffer: ArrayBufferLike): Uint8Array {
  if (buffer.byteLength < HEADER_LENGTH) return new Uint8Array(buffer);
  const length = new DataView(buffer).getUint32(OFFSET_FILE_LENGTH, true);
  return new Uint8Array(buffer, 0, Math.min(Math.max(length, HEADER_LENGTH), buffer.byteLength));
}

function storedChecksum(bytes: Uint8Array): string {
  return hexOf(bytes.subarray(OFFSET_CHECKSUM, OFFSET_CHECKSUM + CHECKSUM_LENGTH));
}

function checkFile(bytes: Uint8Array, path: string | undefined): void {
  checkLength(bytes, path);
  const stored = storedChecksum(bytes);
  const found = checksumOf(bytes);
  if (stored !== found) {
    throw new LexiconError(
      'LEXICON_CHECKSUM',
      `the bytes hash to ${found.slice(0, 12)}…, the file says ${stored.slice(0, 12)}…: the file is damaged`,
      path,
    );
  }
}

/**
 * Checks magic, version and length.
 *
 * @param bytes the whole file
 * @throws LexiconError `LEXICON_FORMAT` | `LEXICON_VERSION`
 */
export function checkLength(bytes: Uint8Array, path?: string): void {
  const magic = new TextDecoder('latin1').decode(bytes.slice(0, MAGIC.length));
  if (bytes.length < HEADER_LENGTH || magic !== MAGIC) {
    const reason = MAGIC.startsWith(magic)
      ? `${bytes.length} bytes, the header alone has ${HEADER_LENGTH}: the file is cut short`
      : `begins with ${JSON.stringify(magic)}, a compiled lexicon with ${JSON.stringify(MAGIC)}`;
    throw new LexiconError('LEXICON_FORMAT', `not a compiled lexicon: ${reason}`, path);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint32(OFFSET_VERSION, true);
  if (version !== FORMAT_VERSION) {
    throw new LexiconError(
      'LEXICON_VERSION',
      `format version ${version}, this program reads ${FORMAT_VERSION}: compile the lexicon again`,
      path,
    );
  }
  const length = view.getUint32(OFFSET_FILE_LENGTH, true);
  if (length !== bytes.length) {
    throw new LexiconError(
      'LEXICON_FORMAT',
      `${bytes.length} bytes, the header says ${length}: the file is ${bytes.length < length ? 'cut short' : 'too long'}`,
      path,
    );
  }
}
