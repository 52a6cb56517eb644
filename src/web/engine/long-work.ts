// Simulations, endings and pre-endings as the page shows them: with a share that grows, with what is known so far,
// and an end whenever it is wanted.
import {
  createEngine,
  createSimulator,
  type LeaveTable,
  type Lexicon,
  type Move,
  type Position,
  parsePosition,
  type Rules,
  type Simulation,
  type SimulationState,
  type Simulator,
  solveEndgame,
  solvePreendgame,
  type WinTable,
} from 'leggio';
import { candidatesOf } from './candidates.js';
import type {
  EndingFound,
  LongAsked,
  LongProgress,
  PreendingFound,
  SimulationFound,
} from './long-messages.js';

export interface LongTools {
  readonly lexicon: Lexicon;
  readonly rules: Rules;
  readonly leaves: LeaveTable | undefined;
  readonly wins: WinTable | undefined;
}

type Tell = (progress: LongProgress) => void;

/** Rollouts after which a simulation shows what it has; it goes on from there as if it had not stopped. */
const STEPS = [50, 100, 250, 500, 1000, 2000, 3000, 4000, 5000];
const MOST_ROLLOUTS = 5000;
/** Each has a copy of the words and tables of 31 MB. */
const MOST_THREADS = 4;
/** Megabytes for what an ending remembers: phones have little. */
const MEMORY = 96;
/** Milliseconds between two words on how far it is. */
const PACE = 100;

export async function simulateInSteps(
  asked: LongAsked,
  tools: LongTools,
  signal: AbortSignal,
  tell: Tell,
): Promise<SimulationFound> {
  const position = positionOf(asked, tools);
  const moves = candidatesOf(createEngine(tools), position, asked.count, asked.laid);
  const threads = Math.max(1, Math.min(MOST_THREADS, (navigator.hardwareConcurrency ?? 1) - 1));
  const simulator = await createSimulator({ ...tools, threads });
  try {
    return await inSteps(simulator, position, { ...asked, moves }, signal, tell);
  } finally {
    await simulator.close();
  }
}

async function inSteps(
  simulator: Simulator,
  position: Position,
  { spread, moves, seconds }: LongAsked & { readonly moves: readonly Move[] },
  signal: AbortSignal,
  tell: Tell,
): Promise<SimulationFound> {
  const clock = startClock(seconds);
  const paced = atPace(tell);
  let state: SimulationState | undefined;
  for (const iterations of STEPS) {
    const simulation = await simulator.simulate(position, {
      spread,
      moves,
      iterations,
      seconds: clock.left(),
      signal,
      state,
      onProgress(rollouts, _, now) {
        state = now;
        paced(Math.max(rollouts / MOST_ROLLOUTS, clock.share()));
      },
    });
    const isOver = simulation.stopped !== 'iterations' || iterations === MOST_ROLLOUTS;
    const found = simulationFound(simulation, isOver);
    if (isOver) return found;
    tell({ share: Math.max(iterations / MOST_ROLLOUTS, clock.share()), soFar: found });
  }
  throw new Error('the last step is the end');
}

function simulationFound(
  { moves, rollouts, stopped }: Simulation,
  isOver: boolean,
): SimulationFound {
  return {
    kind: 'simulation',
    moves: moves.map(({ squares, turns, ...move }) => move),
    rollouts,
    stopped: isOver ? stopped : undefined,
  };
}

export async function solve(
  asked: LongAsked,
  tools: LongTools,
  signal: AbortSignal,
  tell: Tell,
): Promise<EndingFound> {
  const clock = startClock(asked.seconds);
  const paced = atPace(tell);
  const { value, exact, low, high, best, line, nodes } = await solveEndgame(
    positionOf(asked, tools),
    {
      lexicon: tools.lexicon,
      seconds: asked.seconds,
      memory: MEMORY,
      signal,
      onProgress: () => paced(clock.share()),
    },
  );
  return {
    kind: 'ending',
    isExact: exact,
    value,
    low,
    high,
    best: best.map(({ move }) => move),
    line,
    positions: nodes,
  };
}

export async function average(
  asked: LongAsked,
  tools: LongTools,
  signal: AbortSignal,
  tell: Tell,
): Promise<PreendingFound> {
  const { spread, count, seconds } = asked;
  const { lexicon, leaves } = tools;
  const paced = atPace(tell);
  const { moves, exact, bag } = await solvePreendgame(positionOf(asked, tools), {
    ...{ lexicon, leaves, spread, count, seconds, signal },
    onProgress: (done, all) => paced(done / all),
  });
  return {
    kind: 'preending',
    isExact: exact,
    bag,
    moves: moves.map(({ move, winPercent, spread, exact }) => ({
      move,
      winPercent,
      spread,
      isExact: exact,
    })),
  };
}

function positionOf({ board, rack }: LongAsked, { rules }: LongTools): Position {
  return parsePosition(board, rules, rack);
}

interface Clock {
  /** Of the time that there is, from 0 to 1. */
  share(): number;
  /** Seconds, more than none. */
  left(): number;
}

function startClock(seconds: number): Clock {
  const start = performance.now();
  const gone = (): number => (performance.now() - start) / 1000;
  return {
    share: () => Math.min(1, gone() / seconds),
    left: () => Math.max(0.001, seconds - gone()),
  };
}

/** Tells shares, but not so often that telling them is the work. */
function atPace(tell: Tell): (share: number) => void {
  let last = Number.NEGATIVE_INFINITY;
  return share => {
    const now = performance.now();
    if (now - last < PACE) return;
    last = now;
    tell({ share, soFar: undefined });
  };
}
