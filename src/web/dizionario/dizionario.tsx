// The view of the words: whether they are valid and why, what goes before and after them, what can be made of tiles,
// the short ones, and what another lexicon has.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { readAddress, writeAddress } from '../shell/address.js';
import type { ViewProps } from '../shell/context.js';
import { AskField } from './ask-field.js';
import { Check } from './check.js';
import { Compare, type Comparing, NOTHING_COMPARED } from './compare.js';
import './dizionario.css';
import { KindBar } from './kind-bar.js';
import './print.css';
import type { PartProps } from './part.js';
import { addressOf, askedAs, type Question, questionOf } from './question.js';
import { ReasonsBar } from './reasons-bar.js';
import { Results } from './results.js';
import { useWords } from './use-words.js';
import { WhyPanel } from './why-panel.js';

export function Dizionario({ desk, isOpen }: ViewProps): JSX.Element {
  const words = useWords();
  const [question, setQuestion] = useState(() => questionOf(readAddress()));
  const [chosen, choose] = useState<string>();
  const [comparing, compare] = useState<Comparing>(NOTHING_COMPARED);
  const ask = (next: Question): void => {
    choose(undefined);
    setQuestion(next);
    writeAddress(addressOf(next));
  };
  useFollowAddress(setQuestion);
  const part: PartProps = { desk, isOpen, question, onQuestion: ask, chosen, onWord: choose };
  return (
    <div class="dizionario">
      <h2 class="hidden">{words.title}</h2>
      <KindBar kind={question.kind} onKind={kind => ask(askedAs(kind, question))} />
      <AskField question={question} onQuestion={ask} />
      {!isOpen && <p class="quiet">{words.notOpen}</p>}
      <Answers {...part} comparing={comparing} onComparing={compare} />
      {chosen !== undefined && <WhyPanel {...part} word={chosen} />}
      <ReasonsBar desk={desk} isOpen={isOpen} />
    </div>
  );
}

interface AnswersProps extends PartProps {
  readonly comparing: Comparing;
  readonly onComparing: (comparing: Comparing) => void;
}

function Answers({ comparing, onComparing, ...part }: AnswersProps): JSX.Element {
  switch (part.question.kind) {
    case 'check':
      return <Check {...part} />;
    case 'compare':
      return <Compare {...part} comparing={comparing} onComparing={onComparing} />;
    default:
      return <Results {...part} />;
  }
}

/** Who edits the address, or goes back, is followed. */
function useFollowAddress(onQuestion: (question: Question) => void): void {
  useEffect(() => {
    const follow = (): void => onQuestion(questionOf(readAddress()));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [onQuestion]);
}
