// Files of data: fetched once with progress, unpacked, checked by SHA-256, kept in Cache Storage under their
// checksum. Nothing here knows what is in them.
import type { DataFile } from './data-file.js';

const CACHE = 'leggio-data';

/** Why a file could not be had. */
export class DataError extends Error {
  readonly why: 'network' | 'broken';

  constructor(why: 'network' | 'broken', message: string) {
    super(message);
    this.why = why;
  }
}

/** A file, and whether it is there the next time without a network. */
export interface Stored {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kept: boolean;
}

/**
 * The file, from the cache if it is there and whole.
 *
 * @param url where the site has it
 * @param onShare told from 0 to 1 while it is fetched
 * @throws DataError
 */
export async function obtain(
  file: DataFile,
  url: URL,
  onShare: (share: number) => void,
): Promise<Stored> {
  const kept = await fromCache(file, url);
  if (kept !== undefined) return { bytes: kept, kept: true };
  const packed = await download(file, url, onShare);
  const bytes = await checked(file, packed);
  if (bytes === undefined) throw new DataError('broken', `${file.path}: not what was built`);
  return { bytes, kept: await keep(url, packed) };
}

/** True for a file that is there without a network; whether it is whole is seen when it is read. */
export async function isKept(url: URL): Promise<boolean> {
  try {
    return (await (await caches.open(CACHE)).match(url)) !== undefined;
  } catch {
    return false;
  }
}

/** Forgets what is not among `urls` but named like `sample`, up to the first full stop after the last `/`. */
export async function keepOnly(urls: readonly URL[], sample: URL): Promise<void> {
  const names = urls.map(({ href }) => href);
  const family = sample.href.replace(/(\/[^/.]*\.)[^/]*$/, '$1');
  try {
    const cache = await caches.open(CACHE);
    for (const { url } of await cache.keys()) {
      if (url.startsWith(family) && !names.includes(url)) await cache.delete(url);
    }
  } catch {
    // a page without Cache Storage has kept nothing
  }
}

async function fromCache(file: DataFile, url: URL): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const cache = await caches.open(CACHE);
    const response = await cache.match(url);
    if (response === undefined) return undefined;
    return await checked(file, new Uint8Array(await response.arrayBuffer()));
  } catch {
    return undefined; // a page without Cache Storage fetches
  }
}

/** Puts a file into the cache in place of its older versions; false where there is no room. */
async function keep(url: URL, packed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    const cache = await caches.open(CACHE);
    const name = nameOf(url);
    for (const { url: old } of await cache.keys()) {
      if (nameOf(new URL(old)) === name && old !== url.href) await cache.delete(old);
    }
    await cache.put(url, new Response(packed));
    return true;
  } catch {
    return false;
  }
}

/** An address without the checksum at its end. */
function nameOf({ pathname }: URL): string {
  return pathname.replace(/-[0-9a-f]+\.bin$/, '');
}

async function download(
  { packedSize, path }: DataFile,
  url: URL,
  onShare: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok || response.body === null) {
    throw new DataError('network', `${path}: ${response?.status ?? 'no network'}`);
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      length += value.length;
      onShare(Math.min(1, length / packedSize));
    }
  } catch {
    throw new DataError('network', `${path}: the download broke off`);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The file as it was compiled, or nothing if it is not that one. */
async function checked(
  { sha256 }: DataFile,
  packed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const bytes = await unpack(packed);
    return (await hexOfHash(bytes)) === sha256 ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Some servers send what is compressed as an encoding, so that it comes unpacked. */
async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) return packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function hexOfHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, byte => byte.toString(16).padStart(2, '0')).join('');
}
