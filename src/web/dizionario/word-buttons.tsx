// Words that can be tapped to see why they are valid.
import type { JSX } from 'preact';
import { plainWord } from './question.js';
import './word-buttons.css';

interface Props {
  readonly words: readonly string[];
  /** Id of what names them. */
  readonly labelledBy: string;
  readonly chosen: string | undefined;
  readonly onWord: (word: string) => void;
}

export function WordButtons({ words, labelledBy, chosen, onWord }: Props): JSX.Element {
  return (
    <ul class="word-buttons" aria-labelledby={labelledBy}>
      {words.map(word => {
        const plain = plainWord(word);
        return (
          <li key={word}>
            <button type="button" aria-pressed={plain === chosen} onClick={() => onWord(plain)}>
              <WordText word={word} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Letters of jollies, which are small, are told apart by their look, too. */
function WordText({ word }: { word: string }): JSX.Element {
  if (word === plainWord(word)) return <>{word}</>;
  return (
    <>
      {[...word].map((letter, at) =>
        letter === plainWord(letter) ? letter : <i key={at}>{letter}</i>,
      )}
    </>
  );
}
