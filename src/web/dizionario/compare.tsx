// This lexicon and another one, from a file of the reader's: which words came and which went.
import type { JSX } from 'preact';
import { FilesButton, useManyArrivals } from '../arrivals/arrivals.js';
import type { Refused } from '../engine/messages.js';
import type { Compared, ListText, OwnFile, Summed } from '../engine/words/messages.js';
import './compare.css';
import { ListTools } from './list-tools.js';
import { NamedLists } from './named-lists.js';
import type { PartProps } from './part.js';
import { RefusedLine } from './refused-line.js';
import { Sums } from './sums.js';
import { useWords } from './use-words.js';

/** What is compared; outlives a look at other questions. */
export interface Comparing {
  readonly files: readonly OwnFile[];
  readonly isNewer: boolean;
  readonly answer: Compared | Refused | undefined;
  readonly summed: Summed | Refused | undefined;
}

export const NOTHING_COMPARED: Comparing = {
  files: [],
  isNewer: false,
  answer: undefined,
  summed: undefined,
};

/** Bytes of all files: a compiled lexicon with its derivations has 32 MB. */
const MOST_BYTES = 128 << 20;

interface Props extends PartProps {
  readonly comparing: Comparing;
  readonly onComparing: (comparing: Comparing) => void;
}

export function Compare({ comparing, onComparing, ...props }: Props): JSX.Element {
  const { desk, isOpen } = props;
  const words = useWords();
  const { answer, files, isNewer } = comparing;
  const compare = async (asked: Pick<Comparing, 'files' | 'isNewer'>): Promise<void> => {
    const begun = { ...asked, answer: undefined, summed: undefined };
    onComparing(begun);
    if (asked.files.length === 0) return;
    const found = (await desk.ask.words('compare', asked, words.lang)) as Compared | Refused;
    onComparing({ ...begun, answer: found });
  };
  const open = async (list: readonly File[]): Promise<void> => {
    const size = list.reduce((sum, file) => sum + file.size, 0);
    if (size > MOST_BYTES) {
      const message = words.fileTooLong;
      const refused: Refused = { kind: 'refused', code: 'FAULT', message, said: message };
      return onComparing({ ...NOTHING_COMPARED, isNewer, answer: refused });
    }
    await compare({ files: await Promise.all(list.map(ownFile)), isNewer });
  };
  const isOver = useManyArrivals(
    text => isOpen && open([new File([text], words.pasted)]),
    files => isOpen && open(files),
  );
  return (
    <section class="compare" aria-label={words.kinds.compare}>
      {isOver && <p class="drop">{words.dropHere}</p>}
      <div class="bring no-print">
        <p>{words.compareHelp}</p>
        {isOpen && <FilesButton label={words.openFile} onFiles={open} />}
        <AgeField isNewer={isNewer} onNewer={newer => compare({ files, isNewer: newer })} />
      </div>
      <p role="status" class="summary">
        {files.length > 0 && answer === undefined && words.comparing}
        {answer?.kind === 'compared' && words.compared(answer.name, answer.words, answer.ownWords)}
      </p>
      {answer?.kind === 'refused' && <RefusedLine refused={answer} />}
      {answer?.kind === 'compared' && (
        <Differences
          {...props}
          answer={answer}
          comparing={comparing}
          onSummed={summed => onComparing({ ...comparing, summed })}
        />
      )}
    </section>
  );
}

interface DifferencesProps extends PartProps {
  readonly answer: Compared;
  readonly comparing: Comparing;
  readonly onSummed: (summed: Summed | Refused) => void;
}

function Differences({ answer, comparing, onSummed, ...props }: DifferencesProps): JSX.Element {
  const words = useWords();
  const { lists, unread, unreadCount } = answer;
  return (
    <>
      {unreadCount > 0 && (
        <div class="unread">
          <p>{words.unread(unreadCount)}</p>
          <ul>
            {unread.map(({ line, text }) => (
              <li key={line}>{words.unreadLine(line, text)}</li>
            ))}
          </ul>
        </div>
      )}
      {lists.every(({ count }) => count === 0) ? (
        <p>{words.same}</p>
      ) : (
        <Sums {...props} answer={answer} summed={comparing.summed} onSummed={onSummed} />
      )}
      {lists.map(list => (
        <div key={list.id} class="difference">
          <NamedLists {...props} lists={[list]} />
          {list.count > 0 && (
            <ListTools
              title={words.lists[list.name as 'gained' | 'lost']}
              textOf={async format => {
                const asked = { ids: [list.id], format, headings: words.columns };
                const text = await props.desk.ask.words('text', asked, words.lang);
                return text.kind === 'refused' ? undefined : (text as ListText).text;
              }}
            />
          )}
        </div>
      ))}
    </>
  );
}

async function ownFile(file: File): Promise<OwnFile> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

interface AgeProps {
  readonly isNewer: boolean;
  readonly onNewer: (isNewer: boolean) => void;
}

function AgeField({ isNewer, onNewer }: AgeProps): JSX.Element {
  const words = useWords();
  return (
    <fieldset>
      <legend>{words.fileIs}</legend>
      {[false, true].map(newer => (
        <label key={String(newer)}>
          <input
            type="radio"
            name="age"
            checked={newer === isNewer}
            onChange={() => onNewer(newer)}
          />
          {newer ? words.newer : words.older}
        </label>
      ))}
    </fieldset>
  );
}
