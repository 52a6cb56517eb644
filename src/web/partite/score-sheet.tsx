// The score sheet of a game that is typed in: a row for each line, and what is wrong with it.
import type { JSX } from 'preact';
import type { PartiteWords } from '../../wording/web/partite.js';
import type { TypedShown, TypedTurn } from '../engine/messages.js';
import './score-sheet.css';
import { useWords } from './use-words.js';

export function ScoreSheet({ shown }: { readonly shown: TypedShown | undefined }): JSX.Element {
  const words = useWords();
  const { turns = [], players = [], problems = [] } = shown ?? {};
  if (turns.length === 0) return <p class="quiet">{words.noTurns}</p>;
  return (
    <div class="score-sheet">
      <table>
        <caption>{words.sheet}</caption>
        <thead>
          <tr>
            <th scope="col">{words.sheetPlayer}</th>
            <th scope="col">{words.sheetMove}</th>
            <th scope="col" class="number">
              {words.sheetPoints}
            </th>
            <th scope="col" class="number">
              {words.sheetTotal}
            </th>
          </tr>
        </thead>
        <tbody>
          {turns.map(turn => (
            <Row key={turn.entry} turn={turn} name={players[turn.player]?.name ?? ''} />
          ))}
        </tbody>
      </table>
      {problems.map(problem => (
        <p class="wrong" key={problem}>
          {problem}
        </p>
      ))}
    </div>
  );
}

function Row({ turn, name }: { readonly turn: TypedTurn; readonly name: string }): JSX.Element {
  const words = useWords();
  const { points, total, rack, problems } = turn;
  return (
    <tr>
      <td>{name}</td>
      <td>
        {moveText(turn, words)} {rack !== '' && <small class="quiet">{rack}</small>}
        {problems.map(problem => (
          <small class="wrong" key={problem}>
            {problem}
          </small>
        ))}
      </td>
      <td class="number">{points > 0 ? `+${points}` : points}</td>
      <td class="number">{total}</td>
    </tr>
  );
}

function moveText({ kind, move }: TypedTurn, words: PartiteWords): string {
  switch (kind) {
    case 'exchange':
      return /^\d$/.test(move) ? words.exchangedCount(Number(move)) : words.exchanged(move);
    case 'pass':
      return words.pass;
    case 'withdrawn':
      return words.withdrawn;
    case 'upheld':
      return words.upheld;
    case 'overtime':
      return words.overtime;
    case 'end':
      return words.ended;
    default:
      return move;
  }
}
