// The field of a question, and what else it takes.
import type { JSX } from 'preact';
import './ask-field.css';
import { LENGTHS, MOST_TYPED, type Question } from './question.js';
import { useWords } from './use-words.js';

interface Props {
  readonly question: Question;
  readonly onQuestion: (question: Question) => void;
}

export function AskField({ question, onQuestion }: Props): JSX.Element | null {
  const words = useWords();
  const { kind, text } = question;
  const label = words.fields[kind];
  if (label === undefined) return null;
  const type = (value: string): void =>
    onQuestion({ ...question, text: kind === 'anagrams' ? value.replaceAll(' ', '?') : value });
  return (
    <form class="ask no-print" onSubmit={event => event.preventDefault()}>
      <label class="asked">
        <span>
          {label} <small class="quiet">{words.helps[kind]}</small>
        </span>
        <input
          name="question"
          type="search"
          value={text}
          maxLength={MOST_TYPED}
          autocomplete="off"
          autocapitalize="characters"
          autocorrect="off"
          spellcheck={false}
          enterkeyhint="search"
          onInput={({ currentTarget: { value } }) => type(value)}
        />
      </label>
      {kind === 'anagrams' && (
        <label class="option">
          <input
            type="checkbox"
            checked={question.subsets}
            onChange={({ currentTarget }) =>
              onQuestion({ ...question, subsets: currentTarget.checked })
            }
          />
          {words.subsets}
        </label>
      )}
      {kind === 'pattern' && <LengthField {...{ question, onQuestion }} />}
    </form>
  );
}

function LengthField({ question, onQuestion }: Props): JSX.Element {
  const words = useWords();
  return (
    <label class="option">
      {words.length}
      <select
        value={question.length ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onQuestion({ ...question, length: value === '' ? undefined : Number(value) })
        }
      >
        <option value="">{words.anyLength}</option>
        {LENGTHS.map(length => (
          <option key={length} value={length}>
            {words.letters(length)}
          </option>
        ))}
      </select>
    </label>
  );
}
