// What came of an answer: every word with what was made of it and why it is valid or not, and when the card comes back.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { cellName } from '../../../wording/paradigm.js';
import type { DrillsWords } from '../../../wording/web/drills.js';
import { RefusedLine } from '../../dizionario/refused-line.js';
import { ShareLine } from '../../dizionario/share-line.js';
import { type KnownWord, useWhy } from '../../dizionario/use-why.js';
import type { DrillCard, JudgedAnswer, JudgedWord } from '../../engine/drills/messages.js';
import type { ExplainedWord } from '../../engine/messages.js';
import type { ViewProps } from '../../shell/context.js';
import './outcome.css';
import { useCardKeys } from './use-card-keys.js';
import { useWords } from './use-words.js';

interface Props extends ViewProps {
  readonly card: DrillCard;
  readonly judged: JudgedAnswer;
  readonly onNext: () => void;
}

export function Outcome({ desk, isOpen, card, judged, onNext }: Props): JSX.Element {
  const words = useWords();
  const why = useWhy(
    desk,
    isOpen,
    judged.words.map(({ word }) => word),
  );
  const known = new Map(why.words.map(each => [each.word, each]));
  const place = useRef<HTMLParagraphElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useCardKeys(key => {
    if (key !== 'Enter') return false;
    onNext();
    return true;
  });
  return (
    <section class={`card drill-outcome ${judged.outcome}`} aria-label={words.decks[card.deck]}>
      <p class="result" ref={place}>
        <b class="verdict">{words.outcomes[judged.outcome]}</b>{' '}
        <span class="quiet">{words.comesBack(judged.due - Date.now())}</span>
      </p>
      {card.deck === 'hooks' && <p class="drill-word">{card.card}</p>}
      {judged.words.length === 0 && <p>{words.noHooks}</p>}
      <ul class="judged">
        {judged.words.map(each => (
          <Judged key={each.word} card={card} judged={each} known={known.get(each.word)} />
        ))}
      </ul>
      {why.refused && <RefusedLine refused={why.refused} onAgain={why.again} />}
      <ShareLine share={why.share} />
      <button type="button" class="main" ref={next} onClick={onNext}>
        {words.next}
      </button>
    </section>
  );
}

interface JudgedProps {
  readonly card: DrillCard;
  readonly judged: JudgedWord;
  readonly known: KnownWord | undefined;
}

function Judged({ card, judged, known }: JudgedProps): JSX.Element {
  const words = useWords();
  const { word, isValid, isGiven } = judged;
  const isMet = isValid === isGiven;
  return (
    <li class={isMet ? 'met' : 'unmet'}>
      <span class="mark" aria-hidden="true">
        {isMet ? '✓' : '✗'}
      </span>
      <p>
        <b>
          <Hooked word={word} side={judged.side} />
        </b>{' '}
        <span class="said">{markOf(card, judged, words)}</span>
        {known?.explained && <span class="quiet word-why">{reasonOf(known.explained, words)}</span>}
      </p>
    </li>
  );
}

/** What one reads between two cards: one derivation, of one that says what the word means; else why it is none. */
function reasonOf(
  { explanation: { derivations }, sentences }: ExplainedWord,
  words: DrillsWords,
): string {
  const derivation = derivations.find(({ gloss }) => gloss !== '') ?? derivations[0];
  if (derivation === undefined) return sentences.join(' ');
  const { lemma, pos, gloss, form, particles, articles } = derivation;
  const cell = cellName(form, words.lang);
  const parts = [cell === '' ? `${lemma} (${pos})` : `${lemma} (${pos}), ${cell}`, ...particles];
  const sense = gloss === '' ? '' : ` «${gloss}»`;
  const article = articles.length === 0 ? '' : ` · ${words.articles(articles.join(', '))}`;
  return `${parts.join(' + ')}${sense}${article}`;
}

interface HookedProps {
  readonly word: string;
  readonly side: JudgedWord['side'] | undefined;
}

/** The word with its hook told apart. */
function Hooked({ word, side }: HookedProps): JSX.Element {
  const at = side === 'back' ? word.length - 1 : 1;
  if (side === undefined) return <>{word}</>;
  return side === 'front' ? (
    <>
      <i>{word.slice(0, at)}</i>
      {word.slice(at)}
    </>
  ) : (
    <>
      {word.slice(0, at)}
      <i>{word.slice(at)}</i>
    </>
  );
}

function markOf({ deck }: DrillCard, { isValid, isGiven }: JudgedWord, words: DrillsWords): string {
  if (deck === 'short') return isValid ? words.valid.toLowerCase() : words.notValid.toLowerCase();
  if (!isValid) return words.marks.mistaken;
  return isGiven ? words.marks.found : words.marks.missed;
}
