// Boards and charts as SVG.
import { expect, test } from 'vitest';
import { JOLLY_BIT } from '../alphabet/alphabet.js';
import { FIGS } from '../rules/editions.js';
import { boardSvg } from './board-svg.js';
import { barChart, lineChart } from './chart.js';
import { element, markupText, pieces } from './markup.js';
import { escapeHtml, htmlPage } from './page.js';

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

test('a board has 225 squares and the premium squares of the rules', () => {
  const svg = boardSvg(FIGS, [], 'empty');
  expect(count(svg, '<rect class="sq')).toBe(225);
  const marks = ['pt', 'pd', 'lt', 'ld'].map(style => count(svg, `<rect class="sq ${style}"`));
  expect(marks).toEqual([8, 17, 12, 24]);
});

test('a tile shows its letter and points, a jolly a ring and none', () => {
  const plain = boardSvg(FIGS, [{ square: 112, tile: 26, from: 1 }], 'Z');
  expect(plain).toContain('>Z</text><text class="p"');
  expect(plain).toContain('>8</text></g>');
  const jolly = boardSvg(FIGS, [{ square: 112, tile: 26 | JOLLY_BIT, from: 3, to: 3 }], 'z');
  expect(jolly).toContain('<g class="tile jolly gone" data-from="3" data-to="3">');
  expect(jolly).toContain('<circle');
  expect(count(jolly, 'class="p"')).toBe(0);
});

test('scales of charts are round and hold every value', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 1, y: -17 },
    { x: 2, y: 383 },
  ];
  const svg = markupText(lineChart([{ name: 'Anna', points }], 2, 'score'));
  const labels = [...svg.matchAll(/class="y"[^>]*>(-?\d+)</g)].map(([, value]) => Number(value));
  expect(labels).toEqual([-100, 0, 100, 200, 300, 400]);
  expect(svg).toContain('role="img" aria-label="score"');
});

test('a bar for each value, with its words', () => {
  const bars = [{ x: 1, y: 12, series: 0, title: 'a < b' }];
  const svg = markupText(barChart(bars, ['Anna', 'Bruno'], 3, 'lost'));
  expect(count(svg, '<rect class="c')).toBe(1);
  expect(svg).toContain('<title>a &lt; b</title>');
});

test('an empty chart is drawn', () => {
  expect(markupText(lineChart([], 0, 'none'))).toContain('</svg>');
  expect(markupText(barChart([], [], 0, 'none'))).not.toContain('NaN');
});

test('a page escapes its title', () => {
  const page = htmlPage({ lang: 'it', title: '<b>', style: '', body: '<p></p>', script: '' });
  expect(page).toContain('<title>&lt;b&gt;</title>');
  expect(escapeHtml(`"'&`)).toBe('&quot;&#39;&amp;');
});

test('text of an element is text, its controls are shown, what is undefined is left out', () => {
  const evil = '<script>"\u001b\u202e';
  const made = element('p', { title: evil, hidden: true, id: undefined }, evil, [undefined, 7, '']);
  expect(markupText(made)).toBe(
    '\n<p title="&lt;script&gt;&quot;\\u001b\\u202e" hidden>&lt;script&gt;&quot;\\u001b\\u202e7</p>',
  );
  expect(pieces([undefined, ['a', [made]]])).toEqual(['a', made]);
});
