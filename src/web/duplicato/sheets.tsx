// Sheets to read, to print and to take away.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { saveFile } from '../arrivals/save-file.js';
import type { Evening, EveningFile, EveningSheets } from '../engine/evening/messages.js';
import { type Ask, isRefused } from './ask.js';
import { SheetTable } from './sheet-table.js';
import './sheets.css';
import { useWords } from './use-words.js';

interface Props {
  readonly ask: Ask;
  readonly evening: Evening;
}

export function Sheets({ ask, evening }: Props): JSX.Element {
  const words = useWords();
  const [isOpen, open] = useState(false);
  const closed = evening.rounds.filter(each => each.closed !== undefined).length;
  return (
    <section class="sheets">
      <h3>{words.files}</h3>
      <Files ask={ask} evening={evening} />
      {closed > 0 && (
        <details onToggle={event => open(event.currentTarget.open)}>
          <summary>{words.sheets}</summary>
          {isOpen && <Tables ask={ask} evening={evening} closed={closed} />}
        </details>
      )}
    </section>
  );
}

function Files({ ask, evening }: Props): JSX.Element {
  const words = useWords();
  const { name, rankings } = evening;
  const files: readonly (readonly [EveningFile, string, string])[] = [
    ['ledger', words.ledgerFile, `${name}.jsonl`],
    ['ranking', words.rankingFile, `${name}-${words.fileNames.ranking}.csv`],
    ['master', words.masterFile, `${name}-${words.fileNames.master}.csv`],
    ['page', words.pageFile, `${name}.html`],
  ];
  const take = async (kind: EveningFile, file: string): Promise<void> => {
    const text = await ask('file', kind);
    if (!isRefused(text)) saveFile(file, text);
  };
  return (
    <p class="row">
      {files
        .filter(([kind]) => kind === 'ledger' || rankings.length > 0)
        .map(([kind, label, file]) => (
          <button type="button" key={kind} onClick={() => take(kind, file)}>
            {label}
          </button>
        ))}
    </p>
  );
}

function Tables({ ask, evening, closed }: Props & { readonly closed: number }): JSX.Element {
  const words = useWords();
  const [round, setRound] = useState<number>();
  const [sheets, setSheets] = useState<EveningSheets>();
  const { head } = evening;
  useEffect(() => {
    let isWanted = true;
    void ask('sheets', round).then(answer => {
      if (isWanted && !isRefused(answer)) setSheets(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [ask, head, round]);
  return (
    <>
      <div class="row screen">
        <label>
          {words.sheetsOfRound}{' '}
          <select
            value={round ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setRound(value === '' ? undefined : Number(value))
            }
          >
            <option value="">{words.lastRound}</option>
            {Array.from({ length: closed }, (_, index) => (
              <option key={index + 1}>{index + 1}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
      </div>
      {sheets !== undefined && (
        <div class="paper">
          <h3>{evening.name}</h3>
          <p class="quiet">{sheets.facts}</p>
          {sheets.tables.map(table => (
            <SheetTable key={table.title} table={table} />
          ))}
          <p class="quiet hash">
            {words.hash}: <code>{sheets.head}</code>
          </p>
        </div>
      )}
    </>
  );
}
