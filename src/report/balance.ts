// Where the final spread comes from: skill, luck, the first move and the rest, in figures and turn by turn.
import type { GameAnalysis } from '../analysis/analyse.js';
import type { Balance } from '../analysis/balance.js';
import type { TurnAnalysis } from '../analysis/turn-analysis.js';
import { lineChart, type Series } from '../drawing/chart.js';
import { visible } from '../errors.js';
import { decimalText, LOSS_WORDS, type LossWords } from '../wording/losses.js';
import type { ReportWords } from '../wording/report.js';
import { html } from './text.js';

/** The section; nothing where the game has not two players. */
export function balanceSection({ balance, turns, replay }: GameAnalysis, say: ReportWords): string {
  if (balance === undefined) return '';
  const words = LOSS_WORDS[say.lang];
  const ahead = balance.spread < 0 ? 1 : 0;
  const name = replay.game.players[ahead]!.name;
  const { losses, draws, turns: all } = balance.known;
  return [
    `<section class="balance"><h2>${html(words.balance)}</h2><div class="pair"><div>`,
    `<p><b>${html(spreadText(balance, name, say))}</b></p>`,
    partsTable(balance, ahead === 0 ? 1 : -1, say),
    `<p class="quiet">${html(words.balanceHelp)} ${html(words.balanceKnown(losses, draws, all))}.</p></div>`,
    lineChart(running(turns, ahead, words), turns.length, words.balanceChart(visible(name))),
    '</div></section>',
  ].join('');
}

function spreadText({ spread }: Balance, name: string, { lang }: ReportWords): string {
  const words = LOSS_WORDS[lang];
  if (spread === 0) return words.even;
  return words.ahead(visible(name), decimalText(lang, Math.abs(spread) / 1000));
}

/** A row for each part, as who is ahead sees it. */
function partsTable(balance: Balance, sign: 1 | -1, { lang }: ReportWords): string {
  const words = LOSS_WORDS[lang];
  const { skill, luck, luckError, start, rest } = balance;
  const row = (label: string, value: number, error = 0): string => {
    const text = decimalText(lang, (sign * value) / 1000, true);
    const more = error === 0 ? '' : ` ± ${decimalText(lang, error / 1000)}`;
    return `<tr><th scope="row">${html(label)}</th><td class="n">${html(text)}${html(more)}</td></tr>`;
  };
  return [
    `<table class="figures parts"><caption class="quiet">${html(words.balance)}</caption><tbody>`,
    row(words.skill, skill),
    row(words.luck, luck, luckError),
    row(words.start, start),
    row(words.rest, rest),
    '</tbody></table>',
  ].join('');
}

/** Skill and luck summed up turn by turn, as who is ahead sees them. */
function running(
  turns: readonly TurnAnalysis[],
  ahead: number,
  { skill, luck }: LossWords,
): readonly Series[] {
  const line = (name: string, of: (turn: TurnAnalysis) => number): Series => {
    let sum = 0;
    const points = turns.map(each => {
      sum += each.turn.player === ahead ? of(each) : -of(each);
      return { x: each.turn.number, y: sum / 1000 };
    });
    return { name, points: [{ x: 0, y: 0 }, ...points] };
  };
  return [
    line(skill, ({ losses, turn }) => (turn.isFullChange ? 0 : -(losses.equity ?? 0))),
    line(luck, ({ luck: draw }) => draw?.value ?? 0),
  ];
}
