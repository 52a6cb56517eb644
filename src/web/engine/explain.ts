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

/** Why words are not valid, by the word as it was asked; nothing of those that are, or whose reasons are missing. */
export async function reasonsAgainst(
  opened: Opened,
  asked: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const { words } = await explainWords(opened, asked, language);
  return new Map(
    words.flatMap(({ asked, explanation, missing, sentences: [first] }) =>
      explanation.valid || missing !== undefined || first === undefined
        ? []
        : [[asked, first] as const],
    ),
  );
}

/** A word explained; where the reasons cannot be had, by the words alone, and why. */
export async function explained(
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
