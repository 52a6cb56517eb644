// Words of two and three letters that the tables doubt or have decided against, for drills, which do not ask them.
import { readFileSync } from 'node:fs';
import { type Packed, pack } from './pack.js';

const TABLE = new URL('../../../lexicon-src/short-words.csv', import.meta.url);

/** A word a line, upper case, each once. */
export function shortDoubts(): Packed {
  const rows = readFileSync(TABLE, 'utf8').trim().split('\n').slice(1);
  const words = rows.flatMap(row => {
    const [form = '', status] = row.split(',', 2);
    return status === 'ok' ? [] : [form];
  });
  const text = [...new Set(words)].map(word => `${word}\n`).join('');
  return pack('italiano-short-doubts', new TextEncoder().encode(text));
}
