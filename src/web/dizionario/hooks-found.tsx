// The letters that go before or after a word, each with the word that it makes.
import type { JSX } from 'preact';
import type { HooksFound as Hooks } from '../engine/words/messages.js';
import type { PartProps } from './part.js';
import './hooks-found.css';
import { useWords } from './use-words.js';

interface Props extends Pick<PartProps, 'chosen' | 'onWord'> {
  readonly hooks: Hooks;
}

export function HooksFound({ hooks, ...picking }: Props): JSX.Element {
  const words = useWords();
  const { run, front, back } = hooks;
  return (
    <div class="hooks">
      <Side
        title={words.frontHooks}
        letters={front}
        wordOf={letter => letter + run}
        textOf={letter => (
          <>
            <b>{letter}</b>
            {run}
          </>
        )}
        {...picking}
      />
      <p class={hooks.isValid ? 'run valid' : 'run invalid'}>
        {run} <span>{hooks.isValid ? words.valid : words.notValid}</span>
      </p>
      <Side
        title={words.backHooks}
        letters={back}
        wordOf={letter => run + letter}
        textOf={letter => (
          <>
            {run}
            <b>{letter}</b>
          </>
        )}
        {...picking}
      />
      {!hooks.hasExtensions && <p class="quiet">{words.tooShortRun}</p>}
    </div>
  );
}

interface SideProps extends Pick<PartProps, 'chosen' | 'onWord'> {
  readonly title: string;
  readonly letters: readonly string[];
  readonly wordOf: (letter: string) => string;
  readonly textOf: (letter: string) => JSX.Element;
}

function Side({ title, letters, wordOf, textOf, chosen, onWord }: SideProps): JSX.Element {
  const words = useWords();
  return (
    <div class="side">
      <h3>{title}</h3>
      {letters.length === 0 && <p class="quiet">{words.noHooks}</p>}
      <ul class="word-buttons">
        {letters.map(letter => {
          const word = wordOf(letter);
          return (
            <li key={letter}>
              <button type="button" aria-pressed={word === chosen} onClick={() => onWord(word)}>
                {textOf(letter)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
