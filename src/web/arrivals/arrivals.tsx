// Texts and files from elsewhere, for every view that reads some: pasted, dropped anywhere on the page, opened.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './arrivals.css';

/** Opens a file of the machine. */
export function FileButton(props: {
  readonly label: string;
  readonly onFile: (file: File) => void;
}): JSX.Element {
  return <FilesButton label={props.label} isOne onFiles={([file]) => file && props.onFile(file)} />;
}

/** Opens files of the machine that belong together. */
export function FilesButton(props: {
  readonly label: string;
  readonly isOne?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}): JSX.Element {
  return (
    <label class="file">
      {props.label}
      <input
        type="file"
        class="hidden"
        multiple={props.isOne !== true}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = ''; // the same file may be opened again
          if (files.length > 0) props.onFiles(files);
        }}
      />
    </label>
  );
}

/**
 * Hears of what is pasted outside fields of text, and of files that are dropped.
 *
 * @returns true while a file hangs over the page
 */
export function useArrivals(onText: (text: string) => void, onFile: (file: File) => void): boolean {
  return useManyArrivals(onText, ([file]) => file && onFile(file));
}

/** As `useArrivals`, for files that belong together. */
export function useManyArrivals(
  onText: (text: string) => void,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const hear = { signal: ended.signal };
    addEventListener('paste', event => paste(event, onText), hear);
    addEventListener('dragleave', event => event.relatedTarget === null && setOver(false), hear);
    addEventListener(
      'dragover',
      event => {
        event.preventDefault();
        setOver(true);
      },
      hear,
    );
    addEventListener(
      'drop',
      event => {
        event.preventDefault();
        setOver(false);
        const { files, ...data } = dropped(event);
        if (files.length > 0) onFiles(files);
        else if (data.text !== '') onText(data.text);
      },
      hear,
    );
    return () => ended.abort();
  });
  return isOver;
}

function paste(event: ClipboardEvent, onText: (text: string) => void): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const onField = (event.target as Element).matches?.('textarea, input:not(.letter)');
  if (onField || text.trim().length < 2) return; // a letter on a square is typed
  event.preventDefault();
  onText(text);
}

function dropped({ dataTransfer }: DragEvent): { files: readonly File[]; text: string } {
  return {
    files: [...(dataTransfer?.files ?? [])],
    text: dataTransfer?.getData('text/plain') ?? '',
  };
}
