// Who does a part of the work, and who puts the parts together: both take the place of the threads that long work
// asks, so that order, sums and output stay where they are.
import { type FileHandle, open } from 'node:fs/promises';
import { InputError, PoolError } from '../../errors.js';
import { type Crew, HERE } from '../../platform/crew.js';
import type { Threads } from '../../platform/threads.js';
import { decode, encode, pieceId, setupId } from '../codec.js';
import { kindOf } from '../kinds.js';
import { emptyAnswer } from './empty.js';
import type { Part } from './part.js';
import { type PiecePlace, pieceAt, type Shard, type ShardWriter } from './shard-file.js';

/** Twice what threads get: small enough for parts to be about equal, whichever pieces fall to them. */
const SHARD_PIECES = 2;

/** Which part does a piece: by its hash, so that no order of asking matters. From 1. */
export function partOf(id: string, of: number): number {
  return Number(BigInt(`0x${id.slice(0, 16)}`) % BigInt(of)) + 1;
}

/** Does the pieces of a part on threads of this machine and writes their answers down. */
export function shardCrew(program: string, part: Part, writer: ShardWriter): Crew {
  return {
    pieces: SHARD_PIECES,
    async start(module, setup, count, held): Promise<Threads> {
      const threads = await HERE.start(module, setup, count, held);
      const [kind, setupHash] = [kindOf(module), setupId(setup)];
      const run = async (task: unknown): Promise<unknown> => {
        const id = pieceId(program, kind, setupHash, task);
        if (partOf(id, part.of) !== part.index) return emptyAnswer(kind, task);
        try {
          const answer = await threads.run(task);
          await writer.piece({ id, answer: encode(answer) });
          return answer;
        } catch (error) {
          if (error instanceof PoolError || !(error instanceof Error)) throw error;
          await writer.piece({ id, error: error.message });
          throw error;
        }
      };
      return {
        count: threads.count,
        run: run as Threads['run'],
        close: () => threads.close(),
      };
    },
  };
}

/** Answers pieces from the parts that have been done. */
export interface GatherCrew extends Crew {
  /** Says when a piece of the parts was not asked for. @throws InputError `SHARD_PARTS` */
  finish(): void;
  close(): Promise<void>;
}

/** @param shards all parts of one work, checked */
export async function gatherCrew(program: string, shards: readonly Shard[]): Promise<GatherCrew> {
  const places = new Map<string, PiecePlace>(shards.flatMap(({ pieces }) => [...pieces]));
  const handles = new Map<string, FileHandle>();
  for (const { file } of shards) handles.set(file, await open(file));
  const of = shards[0]!.part.of;
  const asked = new Set<string>();
  return {
    pieces: SHARD_PIECES,
    async start(module, setup): Promise<Threads> {
      const [kind, setupHash] = [kindOf(module), setupId(setup)];
      const run = async (task: unknown): Promise<unknown> => {
        const id = pieceId(program, kind, setupHash, task);
        const place = places.get(id);
        if (place === undefined) throw missing(id, of, shards);
        asked.add(id);
        const { answer, error } = await pieceAt(handles.get(place.file)!, place);
        if (error !== undefined) throw new Error(error);
        return decode(answer!);
      };
      return { count: 1, run: run as Threads['run'], close: async () => undefined };
    },
    finish() {
      const left = places.size - asked.size;
      if (left === 0) return;
      throw new InputError(
        'SHARD_PARTS',
        `${left} of ${places.size} pieces of the parts do not belong to this work: its input or its tables are others now`,
        { input: shards[0]!.file },
      );
    },
    async close() {
      await Promise.all([...handles.values()].map(handle => handle.close()));
    },
  };
}

function missing(id: string, of: number, shards: readonly Shard[]): InputError {
  const index = partOf(id, of);
  const file = shards.find(({ part }) => part.index === index)?.file ?? '';
  return new InputError(
    'SHARD_PARTS',
    `${file}: part ${index}/${of} lacks piece ${id.slice(0, 12)}…: the input, the leave values or the rules are not those of the parts`,
    { input: file },
  );
}
