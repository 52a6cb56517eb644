// The lexicon of the page against one that the reader brings: a compiled file, with its derivations or without, or a
// list of words.
import {
  type DifferingWords,
  type DiffSide,
  type DiffWords,
  dictionaryFromBytes,
  differingWords,
  diffSideOf,
  groupDiff,
  type Lexicon,
  type LexiconDiff,
  type ListedWords,
  lexiconFromBytes,
  type ReasonedLexicon,
  readListedWords,
} from 'leggio';
import type { OwnFile } from './messages.js';

const LEXICON_SIGN = 'LEGGIO\r\n';
const DERIVATIONS_SIGN = 'LEGGIODR';

/** Words that are counted by their reasons: more of them are another language, or half a lexicon. */
const MOST_SUMMED = 200_000;

/** What a reader has brought. */
export interface Brought {
  readonly words: DiffWords;
  /** Where its derivations came with it. */
  readonly dictionary: ReasonedLexicon | undefined;
  readonly unread: ListedWords['unread'];
  readonly unreadCount: number;
}

/**
 * @param loanRows of the tables: derivations do not say which rows are loanwords
 * @throws LexiconError | InputError `LIST_FILE` | `LIST_EMPTY`
 */
export function readBrought(
  files: readonly OwnFile[],
  own: Lexicon,
  loanRows: readonly string[],
): Brought {
  const derivations = files.find(file => signOf(file) === DERIVATIONS_SIGN);
  const [file] = files.filter(each => each !== derivations);
  if (file === undefined || signOf(file) !== LEXICON_SIGN) return listed(file, own);
  const lexicon = lexiconFromBytes(file.bytes, file.name);
  const dictionary =
    derivations && dictionaryFromBytes(lexicon, { derivations: derivations.bytes, loanRows });
  return { words: lexicon, dictionary, unread: [], unreadCount: 0 };
}

function listed(file: OwnFile | undefined, { alphabet }: Lexicon): Brought {
  const text = new TextDecoder().decode(file?.bytes);
  const { words, unread, unreadCount } = readListedWords(text, alphabet, file?.name ?? '');
  return { words, dictionary: undefined, unread, unreadCount };
}

/** What a file says of itself. */
function signOf({ bytes }: OwnFile): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, LEXICON_SIGN.length));
}

/** A comparison, and what it can be grouped by. */
export class Comparing {
  readonly words: DifferingWords;
  private readonly brought: Brought;
  private readonly isNewer: boolean;

  constructor(own: Lexicon, brought: Brought, isNewer: boolean) {
    this.brought = brought;
    this.isNewer = isNewer;
    this.words = isNewer ? differingWords(own, brought.words) : differingWords(brought.words, own);
  }

  /** True for words whose reasons a page can hold. */
  get canSum(): boolean {
    const { gained, lost } = this.words;
    return gained.length + lost.length <= MOST_SUMMED;
  }

  /** Reasons of the words that are here only are fetched. @throws DataError */
  async grouped(dictionary: ReasonedLexicon): Promise<LexiconDiff> {
    const { gained, lost } = this.words;
    const { words, dictionary: theirs } = this.brought;
    const here = await diffSideOf(dictionary, this.isNewer ? lost : gained);
    const there: DiffSide =
      theirs === undefined
        ? { lexicon: words, derivations: undefined, loanRows: new Set() }
        : await diffSideOf(theirs, this.isNewer ? gained : lost);
    return this.isNewer ? groupDiff(here, there, this.words) : groupDiff(there, here, this.words);
  }
}
