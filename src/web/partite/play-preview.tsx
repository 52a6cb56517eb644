// What a play that is being laid would bring: its points, its words, what stands against it.
import type { JSX } from 'preact';
import type { PlayShown } from '../engine/messages.js';
import './play-preview.css';
import { useWords } from './use-words.js';

export function PlayPreview({ play }: { readonly play: PlayShown }): JSX.Element {
  const words = useWords();
  return (
    <div class="play-preview" role="status">
      {play.at !== undefined && (
        <p>
          <b>{words.points(play.score)}</b>
          {play.isJudged &&
            play.words.map(({ word, isValid }) => (
              <span key={word} class={isValid ? 'valid' : 'invalid'}>
                {isValid ? words.isValid(word.toUpperCase()) : words.isNotValid(word.toUpperCase())}
              </span>
            ))}
        </p>
      )}
      {play.problems.length > 0 && (
        <ul>
          {play.problems.map(problem => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
