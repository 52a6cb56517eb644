// Charts as SVG: lines over turns, and bars per turn. Scales are whole steps, so that labels are round.
import { element, type MarkupElement } from './markup.js';

/** A line of a chart: a value at each turn. */
export interface Series {
  readonly name: string;
  /** `x` is a turn, from 0. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface Bar {
  /** A turn, from 1. */
  readonly x: number;
  readonly y: number;
  /** Which series it belongs to; gives the colour. */
  readonly series: number;
  /** Shown where the pointer rests. */
  readonly title: string;
}

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 44;
const RIGHT = 12;
const TOP = 24;
const BOTTOM = 26;

/** Styles of charts; once a page. */
export const CHART_STYLE: string = `
.chart{width:100%;height:auto;font-family:"Helvetica Neue",Arial,sans-serif}
.chart .grid{stroke:var(--line)}.chart .zero{stroke:var(--quiet)}.chart text{font-size:11px;fill:var(--quiet)}
.chart .y{text-anchor:end}.chart .x{text-anchor:middle}
.chart polyline{stroke-width:2.5;stroke-linejoin:round}
.chart .c0{stroke:var(--c0);fill:var(--c0)}.chart .c1{stroke:var(--c1);fill:var(--c1)}
.chart .c2{stroke:var(--c2);fill:var(--c2)}.chart .c3{stroke:var(--c3);fill:var(--c3)}
.chart polyline.c0,.chart polyline.c1,.chart polyline.c2,.chart polyline.c3{fill:none}
.chart text.c0,.chart text.c1,.chart text.c2,.chart text.c3{stroke:none;font-weight:600}
.chart .now{stroke:#ffb300;stroke-width:9;opacity:.35}
`;

interface Scale {
  readonly x: (turn: number) => number;
  readonly y: (value: number) => number;
  readonly steps: readonly number[];
  readonly turns: number;
}

function scaleOf(values: readonly number[], turns: number): Scale {
  const high = Math.max(10, ...values);
  const low = Math.min(0, ...values);
  const step = roundStep((high - low) / 5);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const steps = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const span = (last - first) * step;
  return {
    x: turn => LEFT + (turn / Math.max(1, turns)) * (WIDTH - LEFT - RIGHT),
    y: value => HEIGHT - BOTTOM - ((value - first * step) / span) * (HEIGHT - TOP - BOTTOM),
    steps,
    turns,
  };
}

/** 1, 2 or 5 times a power of ten, not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return ([1, 2, 5, 10].find(factor => factor * power >= least) ?? 10) * power;
}

function frame(scale: Scale, title: string, inside: readonly MarkupElement[]): MarkupElement {
  const grid = scale.steps.map(value => {
    const y = round(scale.y(value));
    const style = value === 0 ? 'zero' : 'grid';
    return [
      element('line', { class: style, x1: LEFT, x2: WIDTH - RIGHT, y1: y, y2: y }),
      element('text', { class: 'y', x: LEFT - 6, y: y + 4 }, value),
    ];
  });
  const every = Math.max(1, Math.ceil(scale.turns / 15));
  const turns = Array.from({ length: scale.turns }, (_, index) => index + 1)
    .filter(turn => turn % every === 0)
    .map(turn => element('text', { class: 'x', x: round(scale.x(turn)), y: HEIGHT - 8 }, turn));
  return element(
    'svg',
    {
      class: 'chart',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      ...{ role: 'img', 'aria-label': title },
      ...{ 'data-left': LEFT, 'data-step': round(scale.x(1) - LEFT) },
    },
    grid,
    turns,
    element('line', { class: 'now', y1: TOP, y2: HEIGHT - BOTTOM, x1: -20, x2: -20 }),
    inside,
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function legend(names: readonly string[]): readonly MarkupElement[] {
  return names.map((name, index) =>
    element('text', { class: `c${index % 4}`, x: LEFT + index * 170, y: 14 }, `■ ${name}`),
  );
}

/** A line for each series. */
export function lineChart(series: readonly Series[], turns: number, title: string): MarkupElement {
  const scale = scaleOf(
    series.flatMap(({ points }) => points.map(({ y }) => y)),
    turns,
  );
  const lines = series.map(({ points }, index) => {
    const path = points.map(({ x, y }) => `${round(scale.x(x))},${round(scale.y(y))}`).join(' ');
    return element('polyline', { class: `c${index % 4}`, points: path });
  });
  return frame(scale, title, [...lines, ...legend(series.map(({ name }) => name))]);
}

/** A bar for each turn that has one. */
export function barChart(
  bars: readonly Bar[],
  names: readonly string[],
  turns: number,
  title: string,
): MarkupElement {
  const scale = scaleOf(
    bars.map(({ y }) => y),
    turns,
  );
  const width = Math.min(18, (0.7 * (WIDTH - LEFT - RIGHT)) / Math.max(1, turns));
  const drawn = bars.map(bar => {
    const top = scale.y(Math.max(0, bar.y));
    const box = {
      ...{ x: round(scale.x(bar.x) - width / 2), y: round(top) },
      ...{ width: round(width), height: round(Math.max(0, scale.y(0) - top)) },
    };
    const style = { class: `c${bar.series % 4}`, ...box };
    return element('rect', style, element('title', {}, bar.title));
  });
  return frame(scale, title, [...drawn, ...legend(names)]);
}
