// A page that stands by itself: one HTML file with its styles and its script, nothing to fetch.

export interface Page {
  readonly title: string;
  /** Language of its words, for readers that speak them and for hyphens. */
  readonly lang: 'en' | 'it';
  readonly style: string;
  /** HTML of the body. */
  readonly body: string;
  readonly script: string;
}

/** Colours, light and dark; every drawing takes its own from here. */
const COLOURS = `
:root{color-scheme:light dark;--paper:#fbfaf5;--card:#fff;--ink:#26211a;--quiet:#6b6252;--line:#e4e0cf;--edge:#b99a58;
--mark:#fff1c4;--wrong:#b3272d;--right:#1d5c4d;--c0:#1d5c4d;--c1:#c4372e;--c2:#256a9f;--c3:#8a6212}
@media screen and (prefers-color-scheme:dark){:root{--paper:#191713;--card:#24211b;--ink:#ece6d8;--quiet:#b0a690;--line:#3b362b;--edge:#8d7440;
--mark:#4a3d14;--wrong:#ff8a80;--right:#7fd0b8;--c0:#7fd0b8;--c1:#ff8a80;--c2:#8cc4ee;--c3:#e0b75a}}
`;

/** What every page looks like, colours included. */
export const BASE_STYLE: string = `${COLOURS}
*{box-sizing:border-box}
body{margin:0 auto;padding:clamp(.75rem,3vw,1.5rem);max-width:76rem;font:15px/1.45 "Helvetica Neue",Arial,sans-serif;color:var(--ink);background:var(--paper)}
h1{font-size:1.5rem;margin:0 0 .2rem;overflow-wrap:anywhere}h2{font-size:1.05rem;margin:1.6rem 0 .5rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.25rem .5rem;border-bottom:1px solid var(--line);vertical-align:top}
th{font-weight:600;color:var(--quiet);font-size:.85em}td.n,th.n{text-align:right}
.quiet{color:var(--quiet)}
:focus-visible{outline:3px solid var(--c2);outline-offset:2px}
@media print{body{background:#fff;padding:0;max-width:none;font-size:11px}.screen{display:none!important}
 h2{break-after:avoid}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`;

export function htmlPage({ title, lang, style, body, script }: Page): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${BASE_STYLE}${style}</style>
</head>
<body>
${body}
<script>${script}</script>
</body>
</html>
`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML and in its attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, char => ESCAPES[char] as string);
}
