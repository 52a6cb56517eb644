// Everything that is kept of the training as one file, and such a file taken: whole, or not at all.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FileButton } from '../arrivals/arrivals.js';
import { saveFile } from '../arrivals/save-file.js';
import { dayOf } from '../engine/training/daily.js';
import type { ViewProps } from '../shell/context.js';
import { askOf } from './ask.js';
import { backupText, type ReadBackup, readBackup, takeBackup } from './kept/backup.js';
import { KEPT_PARTS } from './kept/kept-parts.js';
import { useWords } from './use-words.js';

export function Dati({ desk, isOpen }: ViewProps): JSX.Element {
  const words = useWords();
  const [read, setRead] = useState<ReadBackup>();
  const [said, say] = useState('');
  const parts = () => Promise.all(KEPT_PARTS.map(part => part(askOf(desk, words.lang))));
  const save = async (): Promise<void> =>
    saveFile(`leggio-allenamento-${dayOf(new Date())}.json`, await backupText(await parts()));
  const take = async (good: ReadBackup, isReplacing: boolean): Promise<void> => {
    setRead(undefined);
    if (good.kind !== 'good') return;
    await takeBackup(await parts(), good.values, isReplacing);
    say(words.imported);
  };
  const open = async (file: File): Promise<void> => {
    say('');
    const found = await readBackup(await parts(), await file.text());
    if (found.kind === 'good' && found.conflicts === 0) return take(found, false);
    setRead(found);
  };
  if (!isOpen) return <p class="quiet">{words.waiting}</p>;
  return (
    <div class="part-lobby">
      <p class="part-help">{words.partsHelp.dati}</p>
      <section class="panel wide" aria-label={words.parts.dati}>
        <div class="buttons">
          <button type="button" class="main" onClick={() => void save()}>
            {words.exportAll}
          </button>
          <FileButton label={words.importAll} onFile={file => void open(file)} />
        </div>
        <p class="quiet">{words.importHelp}</p>
        <p role="status">{said}</p>
        {read && <Asked read={read} onTake={isReplacing => void take(read, isReplacing)} />}
        {read?.kind === 'good' && (
          <div class="buttons">
            <button type="button" onClick={() => setRead(undefined)}>
              {words.cancel}
            </button>
          </div>
        )}
      </section>
    </div>
  );
}

/** Why a file is not taken, or what becomes of things that are here otherwise. */
function Asked({
  read,
  onTake,
}: {
  readonly read: ReadBackup;
  readonly onTake: (isReplacing: boolean) => void;
}): JSX.Element {
  const words = useWords();
  if (read.kind === 'none') return <p role="alert">{words.notAFile}</p>;
  if (read.kind === 'broken') return <p role="alert">{words.badFile(read.where)}</p>;
  return (
    <div role="alert">
      <p>{words.conflicts(read.conflicts)}</p>
      <div class="buttons">
        <button type="button" onClick={() => onTake(false)}>
          {words.keepMine}
        </button>
        <button type="button" onClick={() => onTake(true)}>
          {words.takeTheirs}
        </button>
      </div>
    </div>
  );
}
