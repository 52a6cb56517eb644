// Games on this machine, in IndexedDB: nothing of them leaves it. Where there is none, as in some private windows,
// they last as long as the page.
import { del, entries, get, set } from 'idb-keyval';
import type { Depth } from 'leggio';
import { openDatabase } from '../engine/database.js';
import type { PlayAsked, TypedGame } from '../engine/messages.js';

/** A file, or what was pasted; or a game that is typed in. */
export type GameSource =
  | { readonly kind: 'file'; readonly name: string; readonly content: string | Uint8Array }
  | TypedSource;

/** A game that is typed in, and the play that is being laid. */
export interface TypedSource {
  readonly kind: 'typed';
  readonly game: TypedGame;
  readonly now: PlayAsked;
}

export interface KeptGame {
  /** In the address. */
  readonly id: string;
  /** For lists: its players, or the name of the file. */
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly edition: string;
  readonly depth: Depth;
  readonly source: GameSource;
}

export interface KeptGames {
  /** The last changed first. */
  list(): Promise<readonly KeptGame[]>;
  get(id: string): Promise<KeptGame | undefined>;
  /** @returns false where it will be gone with the page */
  put(game: KeptGame): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), byte =>
    (byte % 36).toString(36).padStart(1, '0'),
  ).join('');
}

function openKept(): KeptGames {
  const memory = new Map<string, KeptGame>();
  const inStore = openDatabase('leggio-games', 'games');
  return {
    async list() {
      const stored = await inStore(place => entries<string, KeptGame>(place), []);
      const all = new Map([...stored, ...memory]);
      return [...all.values()].sort((one, other) => other.changed - one.changed);
    },
    async get(id) {
      return memory.get(id) ?? (await inStore(place => get<KeptGame>(id, place), undefined));
    },
    async put(game) {
      const kept = await inStore(place => set(game.id, game, place).then(() => true), false);
      if (kept) memory.delete(game.id);
      else memory.set(game.id, game);
      return kept;
    },
    async remove(id) {
      memory.delete(id);
      await inStore(place => del(id, place), undefined);
    },
  };
}

/** Those of this machine. */
export const keptGames: KeptGames = openKept();
