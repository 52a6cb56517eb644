// How deep, begin, stop, how far it is, and the files it can be taken away as.
import type { Depth } from 'leggio';
import type { ComponentChildren, JSX } from 'preact';
import type { DeskLink } from '../engine/desk-link.js';
import type { ReportFile } from '../engine/messages.js';
import './analysis-bar.css';
import { saveFile } from '../arrivals/save-file.js';
import { Faults } from './faults.js';
import type { Judging } from './use-judging.js';
import { useWords } from './use-words.js';

interface Props {
  readonly desk: DeskLink;
  readonly isOpen: boolean;
  readonly judging: Judging | undefined;
  readonly depth: Depth;
  /** True when the game is no longer what was judged. */
  readonly isChanged: boolean;
  readonly canStart: boolean;
  /** Of the names of files. */
  readonly stem: string;
  readonly onDepth: (depth: Depth) => void;
  readonly onStart: () => void;
  readonly onStop: () => void;
  /** What else is chosen before it begins. */
  readonly children: ComponentChildren;
}

const DEPTHS: readonly Depth[] = ['fast', 'normal', 'deep'];

export function AnalysisBar(props: Props): JSX.Element {
  const { judging, depth, isChanged, canStart, onDepth, onStart, onStop, children } = props;
  const words = useWords();
  const isRunning = judging?.isRunning === true;
  return (
    <div class="panel analysis-bar">
      <div class="choices">
        <fieldset aria-describedby="depth-help">
          <legend>{words.depth}</legend>
          {DEPTHS.map(each => (
            <label key={each}>
              <input
                type="radio"
                name="depth"
                checked={each === depth}
                onChange={() => onDepth(each)}
              />
              {words.depths[each]}
            </label>
          ))}
        </fieldset>
        {children}
      </div>
      <p id="depth-help" class="quiet">
        {words.depthHelp[depth]}
      </p>
      <div class="buttons">
        {isRunning ? (
          <button type="button" onClick={onStop}>
            {words.stop}
          </button>
        ) : (
          <button type="button" class="main" disabled={!canStart} onClick={onStart}>
            {judging === undefined ? words.analyse : words.again}
          </button>
        )}
        {judging && <Progress judging={judging} isOpen={props.isOpen} />}
      </div>
      {isChanged && !isRunning && <p role="status">{words.changed}</p>}
      {judging?.refused && <Faults fault={judging.refused} />}
      {judging?.report && !isRunning && <Exports {...props} judging={judging} />}
    </div>
  );
}

function Progress(props: { readonly judging: Judging; readonly isOpen: boolean }): JSX.Element {
  const words = useWords();
  const { report, isRunning } = props.judging;
  const { judged = 0, turns = 0, isWhole = false } = report ?? {};
  if (!isRunning) {
    return <p role="status">{report && !isWhole ? words.stopped(judged, turns) : ''}</p>;
  }
  const text = props.isOpen ? words.judging(judged, turns) : words.waitsForWords;
  return (
    <div class="running">
      <progress max={Math.max(1, turns)} value={judged} aria-label={words.depth} />
      <p>{text}</p>
    </div>
  );
}

function Exports({ desk, judging, stem }: Props & { readonly judging: Judging }): JSX.Element {
  const words = useWords();
  const save = async (form: ReportFile): Promise<void> => {
    const text = await desk.ask.reportFile(judging.task, form, words.lang);
    if (text !== undefined) saveFile(`${stem}.${form}`, text);
  };
  return (
    <div class="buttons">
      <span>{words.takeAway}:</span>
      <button type="button" onClick={() => void save('html')}>
        {words.asPage}
      </button>
      <button type="button" onClick={() => void save('csv')}>
        {words.asCsv}
      </button>
      <button type="button" onClick={() => void save('json')}>
        {words.asJson}
      </button>
    </div>
  );
}
