// Seven tiles: words are tried one by one until all are found, or the solution is asked for.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DrillsWords } from '../../../wording/web/drills.js';
import type { DrillCard, Given, TriedWord } from '../../engine/drills/messages.js';
import './anagram-card.css';
import { DrillTiles } from './drill-tiles.js';
import type { Asking } from './use-asking.js';
import { useWords } from './use-words.js';

interface Props {
  readonly card: DrillCard;
  readonly asking: Asking;
  readonly onAnswer: (given: Given) => void;
}

/** What was said of the last word. */
interface Said {
  readonly verdict: keyof DrillsWords['tried'];
  readonly word: string;
}

export function AnagramCard({ card: { card, count }, asking, onAnswer }: Props): JSX.Element {
  const words = useWords();
  const [tiles, setTiles] = useState(() => shuffled(card));
  const [text, setText] = useState('');
  const [tried, setTried] = useState<readonly TriedWord[]>([]);
  const [said, say] = useState<Said>();
  const field = useFocus();
  const found = tried.filter(({ verdict }) => verdict === 'valid');
  const answer = (all: readonly TriedWord[]): void =>
    onAnswer({ deck: 'anagrams', words: all.map(({ word }) => word) });
  const submit = async (): Promise<void> => {
    if (text === '') return;
    const judged = await asking.ask('try', { tiles: card, word: text });
    if (judged === undefined) return;
    setText('');
    const { word, verdict } = judged;
    if (tried.some(each => each.word === word)) return say({ verdict: 'again', word });
    say({ verdict, word });
    if (verdict === 'otherTiles') return; // a slip of the finger, no word held to be valid
    const all = [...tried, judged];
    setTried(all);
    if (all.filter(each => each.verdict === 'valid').length === count) answer(all);
  };
  return (
    <>
      <DrillTiles tiles={tiles} used={text} onTile={letter => setText(now => now + letter)} />
      <form
        class="try"
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <label>
          <span class="hidden">{words.word}</span>
          <input
            ref={field}
            name="anagram"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={15}
            placeholder={words.word}
            value={text}
            onInput={({ currentTarget }) => setText(lettersOf(currentTarget))}
            onKeyDown={event => {
              if (event.key === ' ') setTiles(shuffled(tiles));
              else if (event.key === 'Escape') answer(tried);
              else return;
              event.preventDefault();
            }}
          />
        </label>
        <button type="submit" class="main">
          {words.try}
        </button>
        <button type="button" disabled={text === ''} onClick={() => setText('')}>
          {words.clear}
        </button>
      </form>
      <p role="status">
        {said && words.tried[said.verdict](said.word)} {words.found(found.length, count)}
      </p>
      {tried.length > 0 && <Tried tried={tried} />}
      <div class="buttons">
        <button type="button" onClick={() => setTiles(shuffled(tiles))}>
          {words.shuffle}
        </button>
        <button type="button" onClick={() => setTiles(card)}>
          {words.sorted}
        </button>
        <button type="button" onClick={() => answer(tried)}>
          {words.show}
        </button>
      </div>
      <p class="quiet keys">{words.anagramKeys}</p>
    </>
  );
}

function Tried({ tried }: { readonly tried: readonly TriedWord[] }): JSX.Element {
  const words = useWords();
  return (
    <ul class="tried">
      {tried.map(({ word, verdict }) => (
        <li key={word} class={verdict === 'valid' ? 'found' : 'mistaken'}>
          {word}{' '}
          <span class="quiet">{words.marks[verdict === 'valid' ? 'found' : 'mistaken']}</span>
        </li>
      ))}
    </ul>
  );
}

/** The field at once, but where that would bring up a keyboard of the screen. */
function useFocus(): { readonly current: HTMLInputElement | null } {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  return field;
}

/** Letters alone, large; the field shows them so, too. */
function lettersOf(field: HTMLInputElement): string {
  const letters = field.value.replaceAll(/[^\p{L}]/gu, '').toUpperCase();
  field.value = letters;
  return letters;
}

/** The tiles in an order that chance has given them. */
function shuffled(tiles: string): string {
  const left = [...tiles];
  const drawn: string[] = [];
  while (left.length > 0) {
    drawn.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  }
  return drawn.join('');
}
