// A file of data as the page fetches it: compressed by the file, since hardly any static host can be told to, and
// named by what is in it.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { DataFile } from '../engine/data-file.js';

export interface Packed {
  readonly facts: DataFile;
  readonly bytes: Uint8Array;
}

/** Not `.gz`: some servers would then send it as the encoding of what is in it. */
export function pack(name: string, raw: Uint8Array): Packed {
  const sha256 = createHash('sha256').update(raw).digest('hex');
  const bytes = gzipSync(raw, { level: 9 });
  const path = `data/${name}-${sha256.slice(0, 12)}.bin`;
  return { facts: { path, sha256, size: raw.length, packedSize: bytes.length }, bytes };
}
