// A play of the top: where it lies and through what, the words it makes, what it keeps.
import type { JSX } from 'preact';
import type { ShownTop } from '../engine/training/messages.js';
import { useWords } from './use-words.js';
import { written } from './written.js';

export function TopExplained({ play }: { readonly play: ShownTop }): JSX.Element {
  const words = useWords();
  const { word, place, score, through, words: formed, bonus, kept, worth } = play;
  const crosses = words.crosses(formed.slice(1));
  return (
    <>
      <p>
        <strong>{written(word)}</strong> {place}: {words.points(score)}
      </p>
      <p>
        {words.lies(place)}, {words.through(through)}. {crosses}
      </p>
      {bonus > 0 && <p>{words.bonus(bonus)}</p>}
      <p>
        {kept === ''
          ? words.keepsNothing
          : words.keeps(kept, worth === undefined ? undefined : words.signed(worth / 1000))}
      </p>
    </>
  );
}
