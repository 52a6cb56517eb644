// A text as a file of the machine.

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LONG_ENOUGH);
}

/** Milliseconds until the browser has taken the file. */
const LONG_ENOUGH = 60_000;

/** A name without its ending, fit for any system. */
export function fileStem(name: string): string {
  const stem = name.replace(/\.[a-z]{1,4}$/i, '').normalize('NFC');
  const plain = stem.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return plain.slice(0, MOST_STEM) || 'partita';
}

const MOST_STEM = 60;
