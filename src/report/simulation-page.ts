// A simulation as a page: bars with their errors, and for each candidate what comes after it and where the other
// player answers.
import type { Move } from '../../board/move.js';
import type { Position } from '../../board/position.js';
import {
  BOARD_STYLE,
  boardSvg,
  type DrawnTile,
  squareBox,
  squareMiddle,
} from '../../drawing/board-svg.js';
import { escapeHtml, htmlPage } from '../../drawing/page.js';
import { visible } from '../../errors.js';
import { positionAfter } from '../../referee/after-play.js';
import { PAGE_SCRIPT, PAGE_STYLE } from './page-style.js';
import type { Reply, SimulatedMove, SimulatedTurn, Simulation } from './result.js';

/** Names for the head of the page. */
export interface PageFacts {
  readonly lexicon: string;
  readonly rules: string;
  /** What ended the simulation, in words. */
  readonly stopped: string;
  /** More to say of how it was made. */
  readonly remarks?: readonly string[];
}

/** The page; one file, nothing to fetch. */
export function simulationHtml(
  position: Position,
  simulation: Simulation,
  facts: PageFacts,
): string {
  const { moves } = simulation;
  const body = [
    header(position, simulation, facts),
    `<section class="bars">${charts(moves)}</section>`,
    '<p class="quiet screen">A candidate that is clicked is shown below. Lines through the points reach two standard errors to each side; bars begin at the left end of the axis, not at zero.</p>',
    '<section class="view">',
    `<div class="heatmap"><h2>Where the other player answers</h2>${heatMap(position, moves)}<p class="quiet">Share of the rollouts in which the first answer laid a tile on a square, in per cent from 5 % on; the candidate is yellow.</p></div>`,
    `<div>${moves.map(details).join('')}</div>`,
    '</section>',
  ].join('\n');
  const title = `Simulation: ${position.rack}`;
  return htmlPage({
    title,
    lang: 'en',
    style: `${BOARD_STYLE}${PAGE_STYLE}`,
    body,
    script: PAGE_SCRIPT,
  });
}

function header(
  { rack }: Position,
  { rollouts, played, by, spread, plies, seed }: Simulation,
  { lexicon, rules, stopped, remarks = [] }: PageFacts,
): string {
  const lines = [
    `${rollouts} rollouts of each candidate, ${played} in all: ${stopped}; ${by === 'win' ? 'games won decide' : 'equity decides'}`,
    ...remarks,
    `spread ${spread} · ${plies} turns · seed ${seed} · lexicon ${lexicon} · rules ${rules}`,
  ];
  const texts = lines.map(line => `<p class="quiet">${text(line)}</p>`);
  return `<header><h1>Simulation of <span class="name">${text(rack)}</span></h1>${texts.join('')}</header>`;
}

/** A figure with its error. */
interface Measured {
  readonly mean: number;
  readonly error: number;
}

type Measure = (move: SimulatedMove) => Measured | undefined;

const WON: Measure = ({ winPercent, winError, rollouts }) =>
  rollouts === 0 || winPercent === undefined
    ? undefined
    : { mean: winPercent, error: winError ?? 0 };
const EQUITY: Measure = ({ equity, equityError, rollouts }) =>
  rollouts === 0 ? undefined : { mean: equity, error: equityError };

function charts(moves: readonly SimulatedMove[]): string {
  const won = moves.some(move => WON(move) !== undefined);
  return `${won ? chart('Games won', '%', moves, WON) : ''}${chart('Equity', 'points', moves, EQUITY)}`;
}

function chart(
  title: string,
  unit: string,
  moves: readonly SimulatedMove[],
  measure: Measure,
): string {
  const scale = scaleOf(moves.flatMap(move => measure(move) ?? []));
  const rows = moves.map((move, index) => {
    const measured = measure(move);
    return [
      `<button class="row${move.dropped ? ' dropped' : ''}" data-candidate="${index + 1}" title="${move.rollouts} rollouts${move.dropped ? ', dropped' : ''}">`,
      `<span class="name">${text(nameOf(move.move))}</span>`,
      `<span class="track">${measured === undefined ? '' : bar(measured, scale)}</span>`,
      `<span class="figure">${figure(measured)}</span></button>`,
    ].join('');
  });
  const axis = `<div class="row axis"><span></span><span class="ends"><span>${scale.low}</span><span>${scale.high}</span></span><span class="figure">${unit}</span></div>`;
  return `<div><h2>${title}, ${unit}</h2>${rows.join('')}${axis}</div>`;
}

interface Scale {
  readonly low: number;
  readonly high: number;
}

/** Standard errors that a line reaches to each side. */
const REACH = 2;

/** From whole number to whole number, around every figure and its error. */
function scaleOf(figures: readonly Measured[]): Scale {
  const low = Math.floor(Math.min(...figures.map(({ mean, error }) => mean - REACH * error)));
  const high = Math.ceil(Math.max(...figures.map(({ mean, error }) => mean + REACH * error)));
  if (figures.length === 0) return { low: 0, high: 1 };
  return { low: low - 1, high: Math.max(high, low + 1) };
}

function bar({ mean, error }: Measured, { low, high }: Scale): string {
  const at = (value: number): string => `${(((value - low) / (high - low)) * 100).toFixed(2)}%`;
  const width = ((2 * REACH * error) / (high - low)) * 100;
  return [
    `<i class="bar" style="width:${at(mean)}"></i>`,
    `<i class="whisker" style="left:${at(mean - REACH * error)};width:${width.toFixed(2)}%"></i>`,
    `<i class="dot" style="left:${at(mean)}"></i>`,
  ].join('');
}

function figure(measured: Measured | undefined): string {
  return measured === undefined
    ? '–'
    : `${measured.mean.toFixed(2)} ± ${measured.error.toFixed(2)}`;
}

/** Below this a square has no number. */
const LEAST_NUMBER = 0.05;
const NUMBER_SIZE = 15;

function heatMap(position: Position, moves: readonly SimulatedMove[]): string {
  const most = Math.max(...moves.flatMap(({ squares }) => squares), 0.001);
  const tiles: DrawnTile[] = [...position.tiles].flatMap((tile, square) =>
    tile === 0 ? [] : [{ square, tile, from: 0 }],
  );
  const laid = moves.flatMap(({ move }, index) => laidBy(position, move, index + 1));
  const heats = moves.map(({ squares }, index) => {
    const cells = squares.flatMap((share, square) =>
      share === 0 ? [] : [heatOf(square, share, most)],
    );
    return `<g class="heat" data-candidate="${index + 1}"${index === 0 ? '' : ' style="display:none"'}>${cells.join('')}</g>`;
  });
  return boardSvg(position.rules, [...tiles, ...laid], 'where answers lie', 'gcg', heats);
}

function heatOf(square: number, share: number, most: number): string {
  const opacity = Math.sqrt(share / most) * 0.9;
  const number = Math.round(share * 100);
  const box = `<rect ${squareBox(square)} fill-opacity="${opacity.toFixed(2)}"><title>${(share * 100).toFixed(1)} %</title></rect>`;
  return share < LEAST_NUMBER
    ? box
    : `${box}<text ${squareMiddle(square, NUMBER_SIZE)}>${number}</text>`;
}

/** Tiles of a candidate. @param from its number */
function laidBy(position: Position, move: Move, from: number): readonly DrawnTile[] {
  if (move.kind !== 'play') return [];
  const { tiles } = positionAfter(position, move);
  return [...tiles].flatMap((tile, square) =>
    tile === position.tileAt(square) ? [] : [{ square, tile, from }],
  );
}

/** What comes after a candidate; the script shows one at a time. */
function details(simulated: SimulatedMove, index: number): string {
  const { move, turns, replies, rollouts } = simulated;
  const score = move.kind === 'play' ? `, ${move.score} points` : '';
  return [
    `<div class="candidate" data-candidate="${index + 1}"${index === 0 ? '' : ' hidden'}>`,
    `<h2><span class="name">${text(nameOf(move))}</span>${score}: the turns after it</h2>`,
    rollouts === 0 ? '<p class="quiet">not simulated</p>' : turnTable(turns),
    replies.length === 0 ? '' : `<h2>Most frequent answers</h2>${answers(replies)}`,
    '</div>',
  ].join('');
}

function turnTable(turns: readonly SimulatedTurn[]): string {
  const most = Math.max(...turns.map(({ points }) => points), 1);
  const rows = turns.map(({ points, bingos }, index) => {
    const width = ((points / most) * 100).toFixed(1);
    return `<tr><td>${index + 1}, ${index % 2 === 0 ? 'the other' : 'oneself'}</td><td><div class="track"><i class="bar" style="width:${width}%"></i></div></td><td class="n">${points.toFixed(1)}</td><td class="n">${(bingos * 100).toFixed(1)} %</td></tr>`;
  });
  return `<table class="turns"><thead><tr><th>turn</th><th></th><th class="n">points</th><th class="n">bingos</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function answers(replies: readonly Reply[]): string {
  const most = Math.max(...replies.map(({ share }) => share));
  const rows = replies.map(({ move, score, share }) => {
    const width = ((share / most) * 100).toFixed(1);
    const points = score === 0 ? '' : ` <span class="quiet">${score}</span>`;
    return `<span><span class="name">${text(move)}</span>${points}</span><span class="track"><i class="bar" style="width:${width}%"></i></span><span class="figure">${(share * 100).toFixed(1)} %</span>`;
  });
  return `<div class="answers">${rows.join('')}</div>`;
}

function nameOf(move: Move): string {
  if (move.kind === 'play') return `${move.at} ${move.word}`;
  return move.kind === 'exchange' ? `exchange ${move.tiles}` : 'pass';
}

function text(raw: string): string {
  return escapeHtml(visible(raw));
}
