// The edition, chosen from the list.

import { editionIds, rulesEdition } from 'leggio';
import type { JSX } from 'preact';
import './edition-field.css';
import { useWords } from './use-words.js';

interface Props {
  readonly edition: string;
  readonly onEdition: (edition: string) => void;
}

export function EditionField({ edition, onEdition }: Props): JSX.Element {
  const words = useWords();
  return (
    <label class="edition">
      <span>{words.edition}</span>
      <select
        name="edition"
        value={edition}
        onChange={({ currentTarget: { value } }) => onEdition(value)}
      >
        {editionIds().map(id => (
          <option key={id} value={id}>
            {rulesEdition(id).title}
          </option>
        ))}
      </select>
    </label>
  );
}
