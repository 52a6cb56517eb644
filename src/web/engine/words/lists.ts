// Lists of words that lie on the desk, so that the page holds no more of them than it shows.
import { csvLine, InputError } from 'leggio';
import type { ListColumn } from '../../../wording/web/dizionario.js';
import type { ListName, ListText, NamedList, TextAsked } from './messages.js';

/** Words of a list that are kept; more are counted. */
export const MOST_LISTED = 100_000;
/** Words that go out with the answer. */
const FIRST = 60;
/** What lists belong to: those of a newer search stand in place of the older ones. */
export type Shelf = 'search' | 'comparison';

/** Words, and how many there are in all. */
export interface Gathered {
  readonly words: readonly string[];
  readonly count: number;
}

/** Further columns of a word in CSV. */
export interface Columns {
  readonly names: readonly ListColumn[];
  of(word: string): readonly (string | number)[];
}

interface Kept {
  readonly shelf: Shelf;
  readonly words: readonly string[];
  columns: Columns | undefined;
}

export class Lists {
  private readonly kept = new Map<number, Kept>();
  private last = 0;

  clear(shelf: Shelf): void {
    for (const [id, list] of this.kept) if (list.shelf === shelf) this.kept.delete(id);
  }

  add(shelf: Shelf, name: ListName, { words, count }: Gathered): NamedList {
    const id = ++this.last;
    this.kept.set(id, { shelf, words, columns: undefined });
    return { id, name, count, listed: words.length, first: words.slice(0, FIRST) };
  }

  /** Gives the words of a list further columns. */
  describe(id: number, columns: Columns): void {
    const list = this.kept.get(id);
    if (list !== undefined) list.columns = columns;
  }

  words(id: number): readonly string[] {
    return this.find(id).words;
  }

  /** One list after the other: a word a line, or CSV with the letters that a jolly stands for. */
  text({ ids, format, headings }: TextAsked): ListText {
    const lists = ids.map(id => this.find(id));
    const lines = format === 'txt' ? lists.flatMap(({ words }) => words) : csvOf(lists, headings);
    return { kind: 'text', text: lines.map(line => `${line}\n`).join('') };
  }

  private find(id: number): Kept {
    const list = this.kept.get(id);
    if (list !== undefined) return list;
    throw new InputError('LIST_EMPTY', 'a newer list is in its place', { input: String(id) });
  }
}

function csvOf(lists: readonly Kept[], headings: TextAsked['headings']): readonly string[] {
  const jollies = (word: string): string => word.replace(/[^a-z]/g, '');
  const hasJollies = lists.some(({ words }) => words.some(word => jollies(word) !== ''));
  const names = lists[0]?.columns?.names ?? [];
  const jolly: readonly ListColumn[] = hasJollies ? ['jollies'] : [];
  const head: readonly ListColumn[] = ['word', 'letters', ...jolly, ...names];
  const rows = lists.flatMap(({ words, columns }) =>
    words.map(word => [
      word.toUpperCase(),
      word.length,
      ...(hasJollies ? [jollies(word)] : []),
      ...(columns?.of(word) ?? []),
    ]),
  );
  return [head.map(column => headings[column]), ...rows].map(csvLine);
}
