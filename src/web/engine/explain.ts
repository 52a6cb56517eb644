// Words explained: whether they are valid, and why; where the reasons cannot be had, what the words alone say.
import {
  dictionaryFromParts,
  type Explanation,
  explainWord,
  type Language,
  type Lexicon,
  type ReasonedLexicon,
  wording,
} from 'leggio';
import type { Explained, ExplainedWord } from './messages.js';
import type { Opened } from './opened.js';
import { DataError } from './store.js';

/** @throws InputError `WORD_LETTERS` for a text that is too long for a word */
export async function explainWords(
  { lexicon, reasons }: Opened,
  asked: readonly string[],
  language: Language,
): Promise<Explained> {
  const words: ExplainedWord[] = [];
  for (const word of asked) {
    const { explanation, missing } = await explained(word, reasons.dictionary, lexicon);
    words.push({
      asked: word,
      explanation,
      sentences: sentencesOf(explanation, language),
      missing,
    });
  }
  return { kind: 'explained', words };
}

/** Why words are none, by word; without those whose reasons could not be had. */
export async function whyNot(
  opened: Opened,
  words: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const { words: explained } = await explainWords(opened, words, language);
  const known = explained.filter(({ missing }) => missing === undefined);
  return new Map(known.map(({ asked, sentences }) => [asked, sentences[0] ?? '']));
}

async function explained(
  word: string,
  dictionary: () => Promise<ReasonedLexicon>,
  lexicon: Lexicon,
): Promise<Pick<ExplainedWord, 'explanation' | 'missing'>> {
  try {
    return { explanation: await explainWord(await dictionary(), word), missing: undefined };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { explanation: await explainWord(withoutReasons(lexicon), word), missing: error.why };
  }
}

/** Knows which words are valid, and no more. */
function withoutReasons(lexicon: Lexicon): ReasonedLexicon {
  const load = async (): Promise<never> => {
    throw new Error('a part that is not there');
  };
  return dictionaryFromParts(lexicon, { firsts: [], load, loanRows: [] });
}

function sentencesOf(explanation: Explanation, language: Language): readonly string[] {
  const say = wording(language);
  const why = say.why(explanation);
  return why === undefined ? explanation.derivations.map(each => say.derivation(each)) : [why];
}
