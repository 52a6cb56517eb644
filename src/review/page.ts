// A review as one HTML page, phone first: a card a word with its boxes. It works offline, keeps the
// answers on the device and saves them as the table that `answer-table.ts` describes.
import { escapeHtml, htmlPage } from '../drawing/page.js';
import { visible } from '../errors.js';
import { hashOf } from '../platform/hash.js';
import type { Language } from '../wording/language.js';
import { REVIEW_WORDS, type ReviewWords } from '../wording/review.js';
import { ANSWERS, askedLine, COLUMNS, usualScope } from './answer-table.js';
import type { Review, ReviewItem } from './items.js';
import { REVIEW_SCRIPT } from './script.js';
import { REVIEW_STYLE } from './style.js';

/** The page of a review; one file, nothing to fetch. */
export function reviewHtml(review: Review, lang: Language = 'it'): string {
  const say = REVIEW_WORDS[lang];
  const { kind, items, of, seed, lexicon } = review;
  const title = `${say.title}: ${say.kinds[kind]}`;
  const body = [
    `<header><h1>${html(title)}</h1>`,
    `<p class="quiet">${html(`${lexicon} · ${say.drawn(items.length, of, String(seed))}`)}</p>`,
    `<p>${html(say.help)}</p></header>`,
    `<main ${settings(review, say)}>`,
    `<label class="name">${html(say.reviewer)} <input id="reviewer" autocomplete="name" maxlength="80"></label>`,
    `<ol>${items.map((item, index) => card(item, index, say)).join('\n')}</ol>`,
    '</main>',
    footer(say),
  ].join('\n');
  return htmlPage({
    title: visible(title),
    lang,
    style: REVIEW_STYLE,
    body,
    script: REVIEW_SCRIPT,
  });
}

/** Text of the lexicon, as it may stand in HTML. */
function html(text: string): string {
  return escapeHtml(visible(text));
}

/** What the script has to know: under which name answers are kept, the table, its sentences. */
function settings({ kind, items }: Review, say: ReviewWords): string {
  const asked = items.map(askedLine).join('\n');
  const data = {
    key: `leggio-review-${hashOf(new TextEncoder().encode(asked)).slice(0, 16)}`,
    header: COLUMNS.join(','),
    file: `${say.file}-${kind}.csv`,
    progress: say.progress,
    missing: say.reviewerMissing,
    saved: say.saved,
    lost: say.notKept,
  };
  return Object.entries(data)
    .map(([name, value]) => `data-${name}="${html(value)}"`)
    .join(' ');
}

function footer(say: ReviewWords): string {
  return `<footer class="screen"><output id="progress"></output>
<button type="button" id="next">${html(say.next)}</button>
<button type="button" id="save">${html(say.save)}</button>
<p id="told" role="status"></p></footer>`;
}

function card(item: ReviewItem, index: number, say: ReviewWords): string {
  const { word, lemma, pos, reason, row, others } = item;
  const entry = lemma === '' ? say.notIn : `${lemma} (${pos})`;
  return [
    `<li class="item" id="w${index}" data-row="${html(askedLine(item))}" data-usual="${usualScope(word, lemma)}">`,
    `<h2>${html(word)} <small>${html(entry)}</small></h2>`,
    `<p>${html(reason)}</p>`,
    row === '' ? '' : `<p class="quiet row">${html(row)}</p>`,
    others.length === 0
      ? ''
      : `<div class="quiet"><p>${html(say.others)}</p><ul>${others.map(each => `<li>${html(each)}</li>`).join('')}</ul></div>`,
    boxes(word, index, say),
    more(item, index, say),
    '</li>',
  ].join('');
}

function boxes(word: string, index: number, say: ReviewWords): string {
  const radios = ANSWERS.map(answer => radio(`a${index}`, answer, say[answer]));
  return `<fieldset class="boxes"><legend>${html(say.judgement(word))}</legend>${radios.join('')}</fieldset>`;
}

/** What is asked once there is an answer: what of the word is wrong, a note. */
function more({ lemma }: ReviewItem, index: number, say: ReviewWords): string {
  const scopes = [
    radio(`s${index}`, 'form', say.scopeForm),
    radio(`s${index}`, 'lemma', say.scopeLemma(lemma)),
  ];
  const scope =
    lemma === ''
      ? ''
      : `<fieldset class="scope"><legend>${html(say.scope)}</legend>${scopes.join('')}</fieldset>`;
  return `<div class="more" hidden>${scope}<label>${html(say.note)} <input name="n${index}" maxlength="200"></label><button type="button" class="clear">${html(say.clear)}</button></div>`;
}

function radio(name: string, value: string, label: string): string {
  return `<label><input type="radio" name="${name}" value="${value}"> ${html(label)}</label>`;
}
