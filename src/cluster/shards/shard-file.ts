// A part of some work as a file: a line that says of what, a line for each piece with its answer, and a line with the
// number of pieces and a SHA-256 of all above it.
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { BatchOut } from '../../batch/out.js';
import { InputError, quoted } from '../../errors.js';
import { ioReason } from '../../files/io-error.js';
import type { Part } from './part.js';

/** Of what work a file has a part. */
export interface ShardFacts {
  /** Words of the command, without `--shard` and `--out`. */
  readonly command: readonly string[];
  /** SHA-256 over the program. */
  readonly program: string;
  readonly version: string;
  readonly lexicon: { readonly name: string; readonly checksum: string };
}

/** The first line. */
interface Header extends ShardFacts {
  readonly leggio: 'shard 1';
  readonly part: Part;
}

/** The last line. */
interface End {
  readonly pieces: number;
  readonly sha256: string;
}

/** A piece: its hash, and how it was answered, or why it was not. */
interface PieceLine {
  readonly id: string;
  readonly answer?: string;
  readonly error?: string;
}

/** Writes pieces as they are done. */
export interface ShardWriter {
  piece(line: PieceLine): Promise<void>;
  /** Nothing more comes: the file gets its name. */
  finish(): Promise<void>;
}

/** A writer over a file that gets its name at the end. */
export function createShardWriter(out: BatchOut, facts: ShardFacts, part: Part): ShardWriter {
  const hash = createHash('sha256');
  let pieces = 0;
  let last: Promise<void> = Promise.resolve();
  const add = (value: object, isHashed = true): Promise<void> => {
    const line = Buffer.from(`${JSON.stringify(value)}\n`);
    if (isHashed) hash.update(line);
    last = last.then(() => out.write(line));
    return last;
  };
  const header: Header = { leggio: 'shard 1', ...facts, part };
  const begun = add(header);
  begun.catch(() => undefined); // told with the first piece
  return {
    piece(line) {
      pieces++;
      return add(line);
    },
    async finish() {
      await add({ pieces, sha256: hash.digest('hex') }, false);
      await out.finish();
    },
  };
}

/** Where the answer of a piece lies. */
export interface PiecePlace {
  readonly file: string;
  readonly start: number;
  readonly length: number;
}

/** A part that was read. */
export interface Shard {
  readonly file: string;
  readonly facts: ShardFacts;
  readonly part: Part;
  readonly pieces: ReadonlyMap<string, PiecePlace>;
}

/**
 * Reads where the pieces of a file lie, and that the file is whole.
 *
 * @throws InputError `SHARD_FILE`
 */
export async function readShard(file: string): Promise<Shard> {
  const pieces = new Map<string, PiecePlace>();
  const hash = createHash('sha256');
  let header: Header | undefined;
  let end: End | undefined;
  let start = 0;
  for await (const line of linesIn(file)) {
    const length = Buffer.byteLength(line) + 1;
    const value = parsed(file, line);
    if (header === undefined) header = headerOf(file, value);
    else if (end !== undefined) throw damaged(file, 'there is more behind its last line');
    else if ('sha256' in value) end = value as End;
    else notePiece(pieces, value as PieceLine, { file, start, length });
    if (end === undefined) update(hash, line);
    start += length;
  }
  if (header === undefined) throw damaged(file, 'it is empty');
  if (end === undefined)
    throw damaged(file, 'it ends before its last line: the part is not finished');
  if (end.pieces !== pieces.size || end.sha256 !== hash.digest('hex')) {
    throw damaged(file, 'its lines have another SHA-256');
  }
  const { leggio: _, part, ...facts } = header;
  return { file, facts, part, pieces };
}

function notePiece(pieces: Map<string, PiecePlace>, { id }: PieceLine, place: PiecePlace): void {
  if (typeof id !== 'string') throw damaged(place.file, 'a line is no piece');
  if (pieces.has(id)) throw damaged(place.file, `piece ${id.slice(0, 12)}… stands there twice`);
  pieces.set(id, place);
}

function update(hash: Hash, line: string): void {
  hash.update(line);
  hash.update('\n');
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const handle = await open(file).catch(error => {
    throw new InputError('SHARD_FILE', `${file}: cannot be read: ${ioReason(error)}`, {
      input: file,
    });
  });
  await handle.close();
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}

function parsed(file: string, line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // told below
  }
  throw damaged(file, `a line is not JSON: ${quoted(line.slice(0, 40))}`);
}

function headerOf(file: string, value: object): Header {
  if ('leggio' in value && value.leggio === 'shard 1') return value as Header;
  throw damaged(file, 'it does not begin as a part of work: write one with --shard');
}

function damaged(file: string, reason: string): InputError {
  return new InputError('SHARD_FILE', `${file}: ${reason}`, { input: file });
}

/** The line of a piece. */
export async function pieceAt(
  handle: FileHandle,
  { start, length }: PiecePlace,
): Promise<PieceLine> {
  const buffer = Buffer.alloc(length);
  await handle.read(buffer, 0, length, start);
  return JSON.parse(buffer.toString('utf8')) as PieceLine;
}
