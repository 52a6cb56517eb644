// Below the board: what the tiles that are laid make, word by word, and what can be done with them.

import type { JSX } from 'preact';
import type { LaidVerdict, LaidWord, Refused } from '../engine/messages.js';
import type { ViewProps } from '../shell/context.js';
import { FaultLine } from './fault-line.js';
import './laid-line.css';
import { placeText } from './move-text.js';
import { useWords } from './use-words.js';
import { WhyWords } from './why-words.js';

interface Props extends ViewProps {
  readonly verdict: LaidVerdict | Refused;
  readonly onPlay: () => void;
  readonly onTakeBack: () => void;
}

export function LaidLine({ desk, isOpen, verdict, onPlay, onTakeBack }: Props): JSX.Element {
  const words = useWords();
  if (verdict.kind === 'refused') return <FaultLine fault={verdict} />;
  return (
    <div class={verdict.isLegal ? 'laid' : 'laid wrong'}>
      <div role="status">
        <p class="sum">{sumText(verdict, words)}</p>
        {verdict.reasons.map(reason => (
          <p key={reason} class="reason">
            {reason}
          </p>
        ))}
        <ul>
          {verdict.words.map(word => (
            <LaidWordLine key={word.at} {...word} />
          ))}
          {verdict.bonus > 0 && <li>{words.bonusOf(verdict.bonus)}</li>}
        </ul>
      </div>
      <div class="buttons">
        <button type="button" class="main" onClick={onPlay}>
          {words.lay}
        </button>
        <button type="button" onClick={onTakeBack}>
          {words.takeBack}
        </button>
        {isKnown(verdict) && verdict.words.length > 0 && (
          <WhyWords {...{ desk, isOpen }} formed={verdict.words.map(({ word }) => word)} />
        )}
      </div>
    </div>
  );
}

function LaidWordLine({ word, at, score, isValid }: LaidWord): JSX.Element {
  const words = useWords();
  return (
    <li class={isValid === false ? 'no' : ''}>
      <span aria-hidden="true">{isValid === undefined ? '·' : isValid ? '✓' : '✗'}</span>{' '}
      <strong>{word}</strong> {placeText(at, words)}, {words.pointsOf(score)}
      {isValid === false && `, ${words.noWord}`}
    </li>
  );
}

/** False where the site has no words for the edition. */
function isKnown({ words }: LaidVerdict): boolean {
  return words.every(({ isValid }) => isValid !== undefined);
}

function sumText(verdict: LaidVerdict, words: Words): string {
  const { isLegal, score } = verdict;
  const said = isLegal
    ? isKnown(verdict)
      ? words.validPlay
      : words.unjudgedPlay
    : words.invalidPlay;
  return score === undefined ? said : `${said}: ${words.pointsOf(score)}`;
}

type Words = ReturnType<typeof useWords>;
