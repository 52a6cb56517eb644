// Where the final spread comes from: skill, luck, the first move and the rest, in figures and turn by turn.
import type { GameAnalysis } from '../analysis/analyse.js';
import type { Balance } from '../analysis/balance.js';
import type { TurnAnalysis } from '../analysis/turn-analysis.js';
import { lineChart, type Series } from '../drawing/chart.js';
import { element, type MarkupElement } from '../drawing/markup.js';
import { decimalText, LOSS_WORDS, type LossWords } from '../wording/losses.js';
import type { ReportWords } from '../wording/report.js';

/** The section; nothing where the game has not two players. */
export function balanceSection(
  { balance, turns, replay }: GameAnalysis,
  say: ReportWords,
): MarkupElement | undefined {
  if (balance === undefined) return undefined;
  const words = LOSS_WORDS[say.lang];
  const ahead = balance.spread < 0 ? 1 : 0;
  const name = replay.game.players[ahead]!.name;
  const { losses, draws, turns: all } = balance.known;
  const known = `${words.balanceHelp} ${words.balanceKnown(losses, draws, all)}.`;
  const figures = element(
    'div',
    {},
    element('p', {}, element('b', {}, spreadText(balance, name, say))),
    partsTable(balance, ahead === 0 ? 1 : -1, say),
    element('p', { class: 'quiet' }, known),
  );
  const chart = lineChart(running(turns, ahead, words), turns.length, words.balanceChart(name));
  return element(
    'section',
    { class: 'balance' },
    element('h2', {}, words.balance),
    element('div', { class: 'pair' }, figures, chart),
  );
}

function spreadText({ spread }: Balance, name: string, { lang }: ReportWords): string {
  const words = LOSS_WORDS[lang];
  if (spread === 0) return words.even;
  return words.ahead(name, decimalText(lang, Math.abs(spread) / 1000));
}

/** A row for each part, as who is ahead sees it. */
function partsTable(balance: Balance, sign: 1 | -1, { lang }: ReportWords): MarkupElement {
  const words = LOSS_WORDS[lang];
  const { skill, luck, luckError, start, rest } = balance;
  const row = (label: string, value: number, error = 0): MarkupElement => {
    const text = decimalText(lang, (sign * value) / 1000, true);
    const more = error === 0 ? '' : ` ± ${decimalText(lang, error / 1000)}`;
    const figure = element('td', { class: 'n' }, `${text}${more}`);
    return element('tr', {}, element('th', { scope: 'row' }, label), figure);
  };
  return element(
    'table',
    { class: 'figures parts' },
    element('caption', { class: 'quiet' }, words.balance),
    element(
      'tbody',
      {},
      row(words.skill, skill),
      row(words.luck, luck, luckError),
      row(words.start, start),
      row(words.rest, rest),
    ),
  );
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
