// Files of evenings in the browser's own storage (OPFS): a ledger that is appended to, byte for byte as on a disk,
// and beside it the page's note in two places taken by turns, so that one of them is always whole. Written through
// to the disk before a promise is kept.
import { type duplicate, InputError } from 'leggio';

const FOLDER = 'duplicato';
const LEDGER = '.jsonl';
const NOTES = ['.note-0', '.note-1'] as const;

/** What a worker may do with a file; types of pages do not know it. */
interface SyncHandle {
  getSize(): number;
  read(into: Uint8Array, options: { at: number }): number;
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

type WorkerFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncHandle> };

/** @throws InputError `PLATFORM` where the browser keeps no files: in a private window, on a page without https */
async function folder(): Promise<FileSystemDirectoryHandle> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(FOLDER, { create: true });
  } catch (error) {
    const message = `the browser keeps no files here: ${(error as Error).message}`;
    throw new InputError('PLATFORM', message, { input: '' });
  }
}

/** Names of evenings, sorted. */
export async function eveningNames(): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of (await folder()).keys()) {
    if (name.endsWith(LEDGER)) names.push(name.slice(0, -LEDGER.length));
  }
  return names.sort((a, b) => a.localeCompare(b, 'it'));
}

/** A ledger by the name of its evening; one that is not there is empty. */
export function opfsStore(name: string): duplicate.LedgerStore {
  const file = `${name}${LEDGER}`;
  return {
    name,
    size: async () => (await bytesOf(file)).length,
    read: () => bytesOf(file),
    write: (at, bytes) => put(file, at, bytes),
    alone: work => navigator.locks.request(`leggio ${file}`, work),
  };
}

export async function removeEvening(name: string): Promise<void> {
  const place = await folder();
  for (const ending of [LEDGER, ...NOTES]) {
    await place.removeEntry(`${name}${ending}`).catch(() => undefined); // notes may be missing
  }
}

/** The bytes of a file; none where there is no such file. */
async function bytesOf(file: string): Promise<Uint8Array> {
  const handle = await (await folder()).getFileHandle(file).catch(() => undefined);
  if (handle === undefined) return new Uint8Array();
  return new Uint8Array(await (await handle.getFile()).arrayBuffer());
}

/** Cuts the file, writes, and waits for the disk. */
async function put(file: string, at: number, bytes: Uint8Array): Promise<void> {
  const handle = (await (await folder()).getFileHandle(file, { create: true })) as WorkerFile;
  const access = await handle.createSyncAccessHandle();
  try {
    access.truncate(at);
    const written = access.write(bytes, { at });
    access.flush();
    if (written === bytes.length) return;
    access.truncate(at);
    throw new InputError('FILE_WRITE', `${file}: no space left`, { input: file });
  } finally {
    access.close();
  }
}

/** What a page keeps beside a ledger: the latest of two places that is whole. */
interface Kept {
  readonly count: number;
  readonly note: string;
}

export async function readNote(name: string): Promise<Kept> {
  const kept = await Promise.all(NOTES.map(ending => keptIn(`${name}${ending}`)));
  return kept.reduce((best, each) => (each.count > best.count ? each : best));
}

/** @param count one more than that of the note before */
export async function writeNote(name: string, { count, note }: Kept): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify({ count, note }));
  await put(`${name}${NOTES[count % NOTES.length]}`, 0, bytes);
}

async function keptIn(file: string): Promise<Kept> {
  try {
    return JSON.parse(new TextDecoder().decode(await bytesOf(file))) as Kept;
  } catch {
    return { count: 0, note: '' }; // cut off while it was written, or none yet
  }
}
