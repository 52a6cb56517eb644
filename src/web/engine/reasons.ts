// The reasons for words, fetched in parts when they are first asked for, and kept as the words are.
import { dictionaryFromParts, type Lexicon, type ReasonedLexicon } from 'leggio';
import type { DataFile } from './data-file.js';
import type { ReasonsKept } from './messages.js';
import type { ReasonsIndex } from './reasons-index.js';
import { isKept, keepOnly, obtain } from './store.js';

export interface Reasons {
  /** Fetches the index alone. @throws DataError */
  dictionary(): Promise<ReasonedLexicon>;
  /** Rows of loanwords. @throws DataError */
  loanRows(): Promise<readonly string[]>;
  /** @throws DataError for the index */
  kept(): Promise<ReasonsKept>;
  /** Fetches what is not here, until it is stopped. @throws DataError */
  fetchAll(signal: AbortSignal): Promise<void>;
  /** Tells from 0 to 1 how much has come of what is asked for, until the end. @returns ends it */
  watch(onShare: (share: number) => void): () => void;
}

/** Files of all the reasons that are fetched at a time. */
const AT_A_TIME = 4;

/** @param site address of the site's folder */
export function openReasons(lexicon: Lexicon, index: DataFile, site: string): Reasons {
  const meter = new Meter();
  const urlOf = ({ path }: DataFile): URL => new URL(path, site);
  let isFull = false;
  const fetched = (file: DataFile): Promise<Uint8Array<ArrayBuffer>> =>
    meter.measure(file, async onShare => {
      const { bytes, kept } = await obtain(file, urlOf(file), onShare);
      if (!kept) isFull = true;
      return bytes;
    });
  const opened = onceGood(async () => {
    const found = JSON.parse(new TextDecoder().decode(await fetched(index))) as ReasonsIndex;
    await keepOnly([index, ...filesOf(found)].map(urlOf), urlOf(index));
    return { index: found, dictionary: dictionaryOf(lexicon, found, fetched) };
  });
  const files = async (): Promise<readonly DataFile[]> => [
    index,
    ...filesOf((await opened()).index),
  ];
  return {
    dictionary: async () => (await opened()).dictionary,
    loanRows: async () => (await opened()).index.loanRows,
    async kept() {
      const all = await files();
      const here = await Promise.all(all.map(file => isKept(urlOf(file))));
      const sizeOf = (list: readonly DataFile[]): number =>
        list.reduce((size, { packedSize }) => size + packedSize, 0);
      return {
        kind: 'reasons',
        size: sizeOf(all),
        kept: sizeOf(all.filter((_, file) => here[file])),
        isFull,
      };
    },
    async fetchAll(signal) {
      const missing: DataFile[] = [];
      for (const file of await files()) if (!(await isKept(urlOf(file)))) missing.push(file);
      const all = missing.reduce((size, { packedSize }) => size + packedSize, 0);
      await meter.expecting(all, () => fetchEach(missing, fetched, signal));
    },
    watch: onShare => meter.watch(onShare),
  };
}

/** Some at a time; none any more after one that failed. */
async function fetchEach(
  files: readonly DataFile[],
  fetched: (file: DataFile) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const left = [...files];
  const next = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      if (signal.aborted) return;
      await fetched(file).catch(error => {
        left.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
}

function filesOf({ parts, evidence }: ReasonsIndex): readonly DataFile[] {
  return [...parts.map(({ file }) => file), evidence];
}

function dictionaryOf(
  lexicon: Lexicon,
  { parts, evidence, loanRows }: ReasonsIndex,
  fetched: (file: DataFile) => Promise<Uint8Array>,
): ReasonedLexicon {
  return dictionaryFromParts(lexicon, {
    firsts: parts.map(({ first }) => first),
    load: part => fetched((parts[part] as ReasonsIndex['parts'][number]).file),
    loanRows,
    evidence: () => fetched(evidence),
  });
}

/** The answer of the first call that had one. */
function onceGood<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= work().catch(error => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** How much has come of all that is being fetched. */
class Meter {
  private readonly watchers = new Set<(share: number) => void>();
  private wanted = 0;
  private got = 0;
  private running = 0;
  private expected = 0;

  watch(onShare: (share: number) => void): () => void {
    this.watchers.add(onShare);
    return () => this.watchers.delete(onShare);
  }

  async measure<T>(
    { packedSize }: DataFile,
    work: (onShare: (share: number) => void) => Promise<T>,
  ): Promise<T> {
    let before = 0;
    const count = (share: number): void => {
      this.got += (share - before) * packedSize;
      before = share;
    };
    // told of what is fetched alone: what is kept comes at once
    const came = (share: number): void => {
      count(share);
      this.tell();
    };
    this.wanted += packedSize;
    this.running++;
    try {
      return await work(came);
    } finally {
      count(1);
      if (--this.running === 0 && this.expected === 0) this.wanted = this.got = 0;
    }
  }

  /** Counts from the beginning what is known to be wanted. */
  async expecting(size: number, work: () => Promise<void>): Promise<void> {
    this.expected = size;
    this.wanted = this.got = 0;
    try {
      await work();
    } finally {
      this.expected = this.wanted = this.got = 0;
    }
  }

  private tell(): void {
    const share = Math.min(1, this.got / Math.max(this.wanted, this.expected));
    for (const watcher of this.watchers) watcher(share);
  }
}
