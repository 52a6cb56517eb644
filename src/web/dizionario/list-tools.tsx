// What can be done with a list: copy it, save it, print it. The page holds the whole of it only while it is printed, as
// one text.
import type { JSX } from 'preact';
import { createPortal } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { saveFile } from '../arrivals/save-file.js';
import type { TextFormat } from '../engine/words/messages.js';
import './list-tools.css';
import { useWords } from './use-words.js';

interface Props {
  readonly title: string;
  /** The whole list. */
  readonly textOf: (format: TextFormat) => Promise<string | undefined>;
}

export function ListTools({ title, textOf }: Props): JSX.Element {
  const words = useWords();
  const [said, say] = useState('');
  const [printed, print] = useState<string>();
  const copy = async (): Promise<void> => {
    const text = await textOf('txt');
    if (text === undefined) return;
    const done = navigator.clipboard.writeText(text);
    say(
      await done.then(
        () => words.copied,
        () => words.notCopied,
      ),
    );
  };
  const save = async (format: TextFormat): Promise<void> => {
    const text = await textOf(format);
    if (text !== undefined) saveFile(`${fileName(title)}.${format}`, text);
  };
  return (
    <div class="tools no-print">
      <span class="hidden">{words.tools}</span>
      <button type="button" onClick={copy}>
        {words.copy}
      </button>
      <button type="button" onClick={() => save('txt')}>
        {words.saveText}
      </button>
      <button type="button" onClick={() => save('csv')}>
        {words.saveCsv}
      </button>
      <button type="button" onClick={async () => print(await textOf('txt'))}>
        {words.print}
      </button>
      <span role="status" class="quiet">
        {said}
      </span>
      {printed !== undefined && (
        <PrintSheet title={title} text={printed} onDone={() => print(undefined)} />
      )}
    </div>
  );
}

interface SheetProps {
  readonly title: string;
  readonly text: string;
  readonly onDone: () => void;
}

/** Lies beside the page while the browser prints, and is all that it prints. */
function PrintSheet({ title, text, onDone }: SheetProps): JSX.Element {
  useEffect(() => {
    window.print();
    onDone();
  }, [onDone]);
  return createPortal(
    <section class="print-sheet">
      <h2>{title}</h2>
      <p>{text}</p>
    </section>,
    document.body,
  ) as unknown as JSX.Element;
}

/** `'leggio-anagrammi-aeirst'`. */
function fileName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `leggio-${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`;
}
