// What a page that imports leggio can be asked by `browser.test.ts`; plays come back as text, in their order.
import {
  createEngine,
  createEnginePool,
  duplicate,
  loadDefaultLexicon,
  loadLeaves,
  loadLexicon,
  openDictionary,
  parsePosition,
  simulate,
  solveEndgame,
} from 'leggio';

const lexicon = await loadLexicon('/list.gaddag');
const engine = createEngine({ lexicon });

const texts = plays => [...plays].map(({ at, word, score }) => `${at} ${word} ${score}`);

/** What came of a promise, when it was to fail. */
const refusal = promise =>
  promise.then(
    () => 'kept',
    ({ name, code, message }) => ({ name, code, message }),
  );

window.ask = {
  shares: () => [globalThis.crossOriginIsolated, typeof SharedArrayBuffer],

  engine: cgps =>
    cgps.map(parse => parsePosition(parse)).map(position => texts(engine.plays(position))),

  /** Every move by equity, from this thread and from a pool. */
  async equity(cgps) {
    const leaves = await loadLeaves('/italiano.leaves');
    const positions = cgps.map(cgp => parsePosition(cgp));
    const judging = createEngine({ lexicon, leaves });
    const pool = await createEnginePool({ lexicon, leaves, threads: 2 });
    const fromPool = await Promise.all(positions.map(position => pool.moves(position)));
    await pool.close();
    return { here: positions.map(position => judging.moves(position)), fromPool };
  },

  async pool(cgps) {
    const positions = cgps.map(cgp => parsePosition(cgp));
    const pool = await createEnginePool({ lexicon, threads: 2 });
    const plays = await Promise.all(positions.map(position => pool.plays(position)));
    const tops = [];
    for await (const top of pool.topMany(positions, { count: 5 })) tops.push(texts(top));
    const digest = await pool.digest(positions[0]);
    await pool.close();
    const closed = await refusal(pool.top(positions[0]));
    return { plays: plays.map(texts), tops, hash: digest.hash, closed: closed.code };
  },

  async abort(cgp) {
    const position = parsePosition(cgp);
    const pool = await createEnginePool({ lexicon, threads: 2 });
    const controller = new AbortController();
    const asked = Array.from({ length: 500 }, () =>
      refusal(pool.plays(position, { signal: controller.signal })),
    );
    controller.abort();
    const names = new Set((await Promise.all(asked)).map(({ name }) => name));
    const after = texts(await pool.top(position, { count: 1 }));
    await pool.close();
    return { names: [...names], after };
  },

  async simulation(cgp) {
    const found = await simulate(parsePosition(cgp), { lexicon, iterations: 100, count: 3 });
    const progress = [];
    const controller = new AbortController();
    const cut = await simulate(parsePosition(cgp), {
      lexicon,
      signal: controller.signal,
      onProgress(rollouts) {
        progress.push(rollouts);
        if (rollouts > 0) controller.abort();
      },
    });
    return { found, cut: cut.stopped, progress };
  },

  async ending(cgp) {
    return { ...(await solveEndgame(parsePosition(cgp), { lexicon })), nodes: 0, ms: 0 };
  },

  async refusals() {
    const game = { entries: [], head: '' };
    return Promise.all([
      refusal(loadDefaultLexicon()),
      refusal(loadLexicon('/none.gaddag')),
      refusal(duplicate.updateGameFile('game.jsonl', () => game)),
      refusal(openDictionary({ lexicon: '/list.gaddag', tables: '/lexicon-src' })),
    ]);
  },
};
document.title = 'ready';
