// A queue on paper: machines with threads, a server and a collector that serve one thing at a time, and
// the way between them. Every piece goes collector → server → thread → server → collector.

/** Pieces that a thread holds: one at work, one to follow (`src/cluster/work.ts`). */
const HELD = 2;
/** Pieces under way for each thread (`src/strategy/self-play/run.ts`). */
const AHEAD = 3;
/** Relative scatter of what a piece takes. */
const SCATTER = 0.2;
/** Shares of its work that the server does when a piece comes, goes out and comes back. */
const SHARES = [0.4, 0.3, 0.3];

/**
 * Plays the pieces of a run.
 *
 * @param piece `seconds` of a thread, of the `server`, of the `collector`; `commands`, `bytes`
 * @param roundTrip seconds there and back
 * @returns shares of the time that threads, server and collector are at work, in the second half of the run,
 *   when all is under way; commands and bytes a second
 */
export function simulateMachines({ piece, machines, threads, roundTrip = 0.0002, pieces }) {
  const all = machines * threads;
  const count = pieces ?? Math.max(2000, all * 8);
  const random = numbers(1);
  const server = createDesk();
  const collector = createDesk();
  const way = roundTrip / 2;
  const free = Array.from({ length: all * HELD }, (_, index) => ({ thread: index % all, at: 0 }));
  const threadFree = new Float64Array(all);
  const ends = [];
  let sent = 0;
  const events = createHeap();
  const ready = [];

  const send = at => {
    if (sent >= count) return;
    sent++;
    const put = server.serve(
      collector.serve(at, piece.collector / 2) + way,
      piece.server * SHARES[0],
    );
    events.push(put, { kind: 'ready' });
  };
  const hand = at => {
    while (ready.length > 0 && free.length > 0) {
      ready.shift();
      const { thread } = free.shift();
      const given = server.serve(at, piece.server * SHARES[1]) + way;
      const begun = Math.max(given, threadFree[thread]);
      threadFree[thread] = begun + piece.seconds * (1 + SCATTER * (2 * random() - 1));
      events.push(threadFree[thread] + way, { kind: 'done', thread });
    }
  };

  for (let each = 0; each < all * AHEAD; each++) send(0);
  while (events.size() > 0) {
    const { at, event } = events.pop();
    if (event.kind === 'ready') ready.push(at);
    else if (event.kind === 'done') {
      free.push({ thread: event.thread });
      const told = server.serve(at, piece.server * SHARES[2]) + way;
      events.push(told, { kind: 'told' });
    } else {
      const end = collector.serve(at, piece.collector / 2);
      ends.push(end);
      send(end);
    }
    hand(at);
  }
  return figures(ends, { piece, all });
}

/** From the time a quarter of the pieces is done to three quarters: neither the start nor the end of a run. */
function figures(ends, { piece, all }) {
  const from = Math.floor(ends.length / 4);
  const to = Math.floor((ends.length * 3) / 4);
  const rate = (to - from) / (ends[to] - ends[from]);
  return {
    rate,
    efficiency: Math.min(1, (rate * piece.seconds) / all),
    server: rate * piece.server,
    collector: rate * piece.collector,
    commands: rate * piece.commands,
    bytes: rate * piece.bytes,
  };
}

/** Somebody who serves one after the other. */
function createDesk() {
  let free = 0;
  return {
    serve(at, seconds) {
      free = Math.max(free, at) + seconds;
      return free;
    },
  };
}

function createHeap() {
  const heap = [];
  const swap = (a, b) => {
    [heap[a], heap[b]] = [heap[b], heap[a]];
  };
  return {
    size: () => heap.length,
    push(at, event) {
      heap.push({ at, event });
      for (let index = heap.length - 1; index > 0; ) {
        const parent = (index - 1) >> 1;
        if (heap[parent].at <= heap[index].at) break;
        swap(index, parent);
        index = parent;
      }
    },
    pop() {
      const top = heap[0];
      const last = heap.pop();
      if (heap.length > 0) {
        heap[0] = last;
        for (let index = 0; ; ) {
          let least = index;
          for (const child of [2 * index + 1, 2 * index + 2]) {
            if (child < heap.length && heap[child].at < heap[least].at) least = child;
          }
          if (least === index) break;
          swap(index, least);
          index = least;
        }
      }
      return top;
    },
  };
}

/** Numbers from 0 to 1, the same ones each time. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
