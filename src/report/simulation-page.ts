// A simulation as a page: bars with their errors, and for each candidate what comes after it and where the other
// player answers.
import type { Move } from '../board/move.js';
import type { Position } from '../board/position.js';
import {
  BOARD_STYLE,
  boardSvg,
  type DrawnTile,
  squareBox,
  squareMiddle,
} from '../drawing/board-svg.js';
import { element, type MarkupElement } from '../drawing/markup.js';
import { escapeHtml, htmlPage } from '../drawing/page.js';
import { visible } from '../errors.js';
import { positionAfter } from '../referee/after-play.js';
import type {
  Reply,
  SimulatedMove,
  SimulatedTurn,
  Simulation,
} from '../strategy/simulation/result.js';
import type { Language } from '../wording/language.js';
import { SIMULATION, type SimulationWords } from '../wording/simulation.js';
import { createSpeech, type Speech } from '../wording/speech.js';
import {
  decimals,
  errorText,
  madeText,
  replyName,
  rolloutsText,
  type SimulatedWith,
  simulatedName,
  simulationRemarks,
} from './simulation-lines.js';
import { PAGE_SCRIPT, PAGE_STYLE } from './simulation-style.js';

/** A language as the page needs it. */
interface Say {
  readonly words: SimulationWords;
  readonly speech: Speech;
}

/** The page; one file, nothing to fetch. */
export function simulationHtml(
  position: Position,
  simulation: Simulation,
  made: SimulatedWith,
  language: Language,
): string {
  const { moves } = simulation;
  const say: Say = { words: SIMULATION[language], speech: createSpeech(language) };
  const { words } = say;
  const body = [
    header(position, simulation, made, say),
    `<section class="bars">${charts(moves, say)}</section>`,
    `<p class="quiet screen">${text(words.bars)}</p>`,
    '<section class="view">',
    `<div class="heatmap"><h2>${text(words.where)}</h2>${heatMap(position, moves, words)}<p class="quiet">${text(words.heat)}</p></div>`,
    `<div>${moves.map((move, index) => details(move, index, say)).join('')}</div>`,
    '</section>',
  ].join('\n');
  const title = words.title(position.rack);
  return htmlPage({
    title,
    lang: language,
    style: `${BOARD_STYLE}${PAGE_STYLE}`,
    body,
    script: PAGE_SCRIPT,
  });
}

function header(
  position: Position,
  simulation: Simulation,
  made: SimulatedWith,
  { words }: Say,
): string {
  const lines = [
    rolloutsText(simulation, words),
    ...simulationRemarks(position, simulation, words),
    madeText(simulation, made, words),
  ];
  const texts = lines.map(line => `<p class="quiet">${text(line)}</p>`);
  return `<header><h1>${text(words.heading)} <span class="name">${text(position.rack)}</span></h1>${texts.join('')}</header>`;
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

function charts(moves: readonly SimulatedMove[], say: Say): string {
  const { words } = say;
  const won = moves.some(move => WON(move) !== undefined);
  const equity = chart(words.equity, words.points, moves, EQUITY, say);
  return `${won ? chart(words.won, '%', moves, WON, say) : ''}${equity}`;
}

function chart(
  title: string,
  unit: string,
  moves: readonly SimulatedMove[],
  measure: Measure,
  { words, speech }: Say,
): string {
  const scale = scaleOf(moves.flatMap(move => measure(move) ?? []));
  const rows = moves.map((move, index) => {
    const measured = measure(move);
    return [
      `<button class="row${move.dropped ? ' dropped' : ''}" data-candidate="${index + 1}" title="${words.rolledOut(move.rollouts)}${move.dropped ? `, ${words.dropped}` : ''}">`,
      `<span class="name">${text(simulatedName(move.move, words, speech))}</span>`,
      `<span class="track">${measured === undefined ? '' : bar(measured, scale)}</span>`,
      `<span class="figure">${figure(measured, speech)}</span></button>`,
    ].join('');
  });
  const axis = `<div class="row axis"><span></span><span class="ends"><span>${scale.low}</span><span>${scale.high}</span></span><span class="figure">${unit}</span></div>`;
  return `<div><h2 class="chart">${text(title)}, ${text(unit)}</h2>${rows.join('')}${axis}</div>`;
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

function figure(measured: Measured | undefined, speech: Speech): string {
  return measured === undefined ? '–' : errorText(measured.mean, measured.error, speech);
}

/** Below this a square has no number. */
const LEAST_NUMBER = 0.05;
const NUMBER_SIZE = 15;

function heatMap(
  position: Position,
  moves: readonly SimulatedMove[],
  words: SimulationWords,
): string {
  const most = Math.max(...moves.flatMap(({ squares }) => squares), 0.001);
  const tiles: DrawnTile[] = [...position.tiles].flatMap((tile, square) =>
    tile === 0 ? [] : [{ square, tile, from: 0 }],
  );
  const laid = moves.flatMap(({ move }, index) => laidBy(position, move, index + 1));
  const heats = moves.map(({ squares }, index) => {
    const cells = squares.flatMap((share, square) =>
      share === 0 ? [] : [heatOf(square, share, most)],
    );
    const shown = index === 0 ? undefined : 'display:none';
    const group = { class: 'heat', 'data-candidate': index + 1, style: shown };
    return element('g', group, cells);
  });
  return boardSvg(
    position.rules,
    [...tiles, ...laid],
    words.heatLabel,
    words.lang === 'it' ? 'figs' : 'gcg',
    heats,
  );
}

function heatOf(square: number, share: number, most: number): readonly MarkupElement[] {
  const opacity = (Math.sqrt(share / most) * 0.9).toFixed(2);
  const number = Math.round(share * 100);
  const title = element('title', {}, `${(share * 100).toFixed(1)} %`);
  const box = element('rect', { ...squareBox(square), 'fill-opacity': opacity }, title);
  return share < LEAST_NUMBER
    ? [box]
    : [box, element('text', squareMiddle(square, NUMBER_SIZE), number)];
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
function details(simulated: SimulatedMove, index: number, say: Say): string {
  const { move, turns, replies, rollouts } = simulated;
  const { words, speech } = say;
  const score = move.kind === 'play' ? `, ${words.scored(move.score)}` : '';
  const name = simulatedName(move, words, speech);
  return [
    `<div class="candidate" data-candidate="${index + 1}"${index === 0 ? '' : ' hidden'}>`,
    `<h2><span class="name">${text(name)}</span>${score}: ${text(words.turnsAfter)}</h2>`,
    rollouts === 0 ? `<p class="quiet">${text(words.notSimulated)}</p>` : turnTable(turns, say),
    replies.length === 0 ? '' : `<h2>${text(words.answers)}</h2>${answers(replies, say)}`,
    '</div>',
  ].join('');
}

function turnTable(turns: readonly SimulatedTurn[], { words, speech }: Say): string {
  const most = Math.max(...turns.map(({ points }) => points), 1);
  const rows = turns.map(({ points, bingos }, index) => {
    const width = ((points / most) * 100).toFixed(1);
    const who = index % 2 === 0 ? words.other : words.oneself;
    return `<tr><th scope="row">${index + 1}, ${text(who)}</th><td><div class="track"><i class="bar" style="width:${width}%"></i></div></td><td class="n">${decimals(points, 1, speech)}</td><td class="n">${decimals(bingos * 100, 1, speech)} %</td></tr>`;
  });
  const head = `<th scope="col">${text(words.turn)}</th><td></td><th scope="col" class="n">${text(words.points)}</th><th scope="col" class="n">${text(words.bingos)}</th>`;
  return `<table class="turns"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function answers(replies: readonly Reply[], { words, speech }: Say): string {
  const most = Math.max(...replies.map(({ share }) => share));
  const rows = replies.map(({ move, score, share }) => {
    const width = ((share / most) * 100).toFixed(1);
    const points = score === 0 ? '' : ` <span class="quiet">${score}</span>`;
    return `<span><span class="name">${text(replyName(move, words, speech))}</span>${points}</span><span class="track"><i class="bar" style="width:${width}%"></i></span><span class="figure">${decimals(share * 100, 1, speech)} %</span>`;
  });
  return `<div class="answers">${rows.join('')}</div>`;
}

function text(raw: string): string {
  return escapeHtml(visible(raw));
}
