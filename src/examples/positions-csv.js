// The best plays of a CSV of positions, on all cores: columns `id` and `cgp` in, a row a position out.
// node src/examples/positions-csv.js positions.csv > best.csv
import { createReadStream } from 'node:fs';
import { format, parse } from 'fast-csv';
import { createEnginePool, loadDefaultLexicon, parsePosition } from 'leggio';

const rows = [];
const file = createReadStream(process.argv[2]).pipe(parse({ headers: true }));
for await (const { id, cgp } of file) rows.push({ id, position: parsePosition(cgp) });

const pool = await createEnginePool({ lexicon: await loadDefaultLexicon() });
const out = format({ headers: ['id', 'square', 'word', 'score', 'ties'] });
out.pipe(process.stdout);
const tops = await Promise.all(rows.map(({ position }) => pool.topScore(position)));
for (const [index, { score, plays }] of tops.entries()) {
  const [best] = plays;
  out.write([
    rows[index].id,
    best?.at ?? '',
    best?.word ?? 'pass',
    score,
    Math.max(0, plays.length - 1),
  ]);
}
out.end();
await pool.close();
