// Every value of a preset with its source.
import { duplicate } from 'leggio';
import type { JSX } from 'preact';
import './preset-table.css';
import { useWords } from './use-words.js';

interface Props {
  readonly preset: duplicate.DuplicatePreset;
}

export function PresetTable({ preset }: Props): JSX.Element {
  const words = useWords();
  const { options, clock } = preset;
  const names = Object.keys(duplicate.OPTIONS) as duplicate.OptionName[];
  const rows: readonly (readonly [string, duplicate.Sourced])[] = [
    [words.clockSeconds, clock.seconds],
    [words.clockWarning, clock.warning],
    ...names.map(name => [words.options[name] ?? name, options[name]] as const),
  ];
  return (
    <details class="preset-table">
      <summary>{words.sources}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.option}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.source}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, { value, source }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              <td>{words.sourceText(source)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
