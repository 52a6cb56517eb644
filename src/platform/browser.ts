// The platform as a page has it, behind the name `#platform` in a bundler's build for browsers; `node.ts`
// says what each name means. No file is written here, and none is read but by URL.
import { sha256 as createHash } from '@noble/hashes/sha2.js';
import { MOST_THREADS } from './threads.js';
import type { UrlLike } from './types.js';

export { serve, startThreads } from './page-threads.js';

export const DEFAULT_LEXICON: string = '';

export const DEFAULT_LEAVES: string = '';

export const DEFAULT_PLAYED: string = '';

export const DEFAULT_WINS: string = '';

const { hardwareConcurrency = 1 } =
  (globalThis as { readonly navigator?: { readonly hardwareConcurrency?: number } }).navigator ??
  {};

export const DEFAULT_THREADS: number = Math.min(hardwareConcurrency, MOST_THREADS);

/** Written in JavaScript, 20 times as slow as Node's: that of browsers answers later only. */
export function sha256(...chunks: readonly Uint8Array[]): Uint8Array {
  const hash = createHash.create();
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest();
}

export function placeOf(file: string | UrlLike): string {
  return typeof file === 'string' ? file : file.href;
}

const NOT_FOUND = 404;

export async function readFile(place: string): Promise<Uint8Array> {
  const response = await fetch(place);
  const { ok, status, statusText } = response;
  if (ok) return new Uint8Array(await response.arrayBuffer());
  throw Object.assign(new Error(`the server says ${status} ${statusText}`.trimEnd()), { status });
}

export function isMissing(error: unknown): boolean {
  return (error as { readonly status?: number }).status === NOT_FOUND;
}

export function folderName(path: string): string {
  return path.split('/').findLast(part => part !== '') ?? '';
}

/** A `MessageChannel` of a page, which Node types otherwise. */
interface PageChannel {
  readonly port1: { onmessage: (() => void) | null; close(): void };
  readonly port2: { postMessage(message: undefined): void };
}

/** A message comes at once; timers wait for a second in a tab in the background. */
export function afterTurn(call: () => void): void {
  const { port1, port2 } = new MessageChannel() as unknown as PageChannel;
  port1.onmessage = () => {
    port1.close();
    call();
  };
  port2.postMessage(undefined);
}
