// Questions about words: lists looked for, their pages and texts, and a comparison with another lexicon.
import type { DiffGroup, Lexicon, LexiconDiff } from 'leggio';
import type { Reasons } from '../reasons.js';
import { Comparing, readBrought } from './compare.js';
import { type Columns, type Gathered, Lists, MOST_LISTED } from './lists.js';
import type { Compared, NamedList, WordsAnswer, WordsAsked, WordsQuestion } from './messages.js';
import { search } from './search.js';

/** Every question answered. */
export type WordsDesk = {
  readonly [Question in WordsQuestion]: (
    asked: WordsAsked<Question>,
  ) => Promise<WordsAnswer<Question>>;
};

export function createWordsDesk(lexicon: Lexicon, reasons: Reasons): WordsDesk {
  const lists = new Lists();
  let searches = 0;
  let comparing:
    | { readonly comparing: Comparing; readonly lists: readonly NamedList[] }
    | undefined;
  return {
    // the apostrophe of a truncated form falls
    check: async words => ({
      kind: 'checked',
      valid: words.map(word => lexicon.has(word.replace(/['’]$/, ''))),
    }),
    search(asked) {
      const own = ++searches;
      return search(lexicon, lists, asked, () => own === searches);
    },
    page: async ({ id, from, count }) => ({
      kind: 'page',
      words: lists.words(id).slice(from, from + count),
    }),
    text: async asked => lists.text(asked),
    async compare({ files, isNewer }): Promise<Compared> {
      comparing = undefined;
      lists.clear('comparison');
      const brought = readBrought(files, lexicon, await loanRowsIfAny(reasons));
      const made = new Comparing(lexicon, brought, isNewer);
      const { gained, lost } = made.words;
      const named = [
        lists.add('comparison', 'gained', gathered(gained)),
        lists.add('comparison', 'lost', gathered(lost)),
      ];
      comparing = { comparing: made, lists: named };
      const { words, dictionary, unread, unreadCount } = brought;
      return {
        kind: 'compared',
        name: words.name,
        words: words.wordCount,
        edition: words.facts.edition,
        ownWords: lexicon.wordCount,
        hasReasons: dictionary !== undefined,
        canSum: made.canSum,
        unread,
        unreadCount,
        lists: named,
      };
    },
    async sum() {
      if (comparing?.comparing.canSum !== true) throw new Error('nothing that can be summed');
      const diff = await comparing.comparing.grouped(await reasons.dictionary());
      for (const { id } of comparing.lists) lists.describe(id, columnsOf(diff));
      return { kind: 'summed', summary: diff.summary };
    },
  };
}

/** Rows of loanwords, which only a lexicon with derivations needs. */
function loanRowsIfAny(reasons: Reasons): Promise<readonly string[]> {
  return reasons.loanRows().catch(() => []);
}

function gathered(words: readonly string[]): Gathered {
  return { words: words.slice(0, MOST_LISTED), count: words.length };
}

/** What a list of words that came or went says of each in CSV. */
function columnsOf({ gained, lost }: LexiconDiff): Columns {
  const groups = new Map<string, DiffGroup>();
  for (const group of [...gained, ...lost]) for (const word of group.words) groups.set(word, group);
  return {
    names: ['lemma', 'pos', 'articles', 'source', 'row'],
    of(word) {
      const { lemma = '', pos = '', articles = [], source = '', row = '' } = groups.get(word) ?? {};
      return [lemma, pos, articles.join(' '), source, row];
    },
  };
}
