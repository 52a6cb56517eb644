// The share of the top, a bar a round: a line at each quarter, the figures in the table below it.
import type { JSX } from 'preact';
import type { DoneRound } from '../engine/training/messages.js';
import './percent-chart.css';
import { useWords } from './use-words.js';

const WIDTH = 320;
const HEIGHT = 120;
const LEFT = 28;
const BOTTOM = 16;
const TOP = 6;
const STEPS: readonly number[] = [0, 25, 50, 75, 100];

/** The height of a share on the drawing. */
function heightOf(percent: number): number {
  return ((HEIGHT - BOTTOM - TOP) * Math.min(100, percent)) / 100;
}

export function PercentChart({ done }: { readonly done: readonly DoneRound[] }): JSX.Element {
  const words = useWords();
  const base = HEIGHT - BOTTOM;
  const step = (WIDTH - LEFT) / Math.max(1, done.length);
  const width = Math.min(24, step * 0.7);
  return (
    <svg
      class="percent-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${words.chart}: ${done.map(({ percent }) => words.percentOf(percent)).join(', ')}`}
    >
      {STEPS.map(value => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH} y1={base - heightOf(value)} y2={base - heightOf(value)} />
          <text class="y" x={LEFT - 4} y={base - heightOf(value) + 3}>
            {value}
          </text>
        </g>
      ))}
      {done.map(({ round, percent, isTop }, index) => {
        const middle = LEFT + step * (index + 0.5);
        return (
          <g key={round}>
            <rect
              class={isTop ? 'top' : ''}
              x={middle - width / 2}
              y={base - heightOf(percent)}
              width={width}
              height={heightOf(percent)}
            >
              <title>{words.chartBar(round, words.percentOf(percent))}</title>
            </rect>
            {(done.length <= MOST_LABELS || round % 2 === 1) && (
              <text class="x" x={middle} y={HEIGHT - 4}>
                {round}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Rounds that have room for a number each. */
const MOST_LABELS = 16;
