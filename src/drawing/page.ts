// A page that stands by itself: one HTML file with its styles and its script, nothing to fetch.

export interface Page {
  readonly title: string;
  /** Of the text: `'it'`; default English. */
  readonly language?: string;
  readonly style: string;
  /** HTML of the body. */
  readonly body: string;
  readonly script: string;
}

const BASE_STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem;max-width:76rem;font:15px/1.45 "Helvetica Neue",Arial,sans-serif;color:#26211a;background:#fbfaf5}
h1{font-size:1.5rem;margin:0 0 .2rem}h2{font-size:1.05rem;margin:1.6rem 0 .5rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #e4e0cf;vertical-align:top}
th{font-weight:600;color:#6b6252;font-size:.85em}td.n,th.n{text-align:right}
.quiet{color:#6b6252}
@media print{body{background:#fff;padding:0;max-width:none;font-size:11px}.screen{display:none!important}
 h2{break-after:avoid}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`;

export function htmlPage({ title, language = 'en', style, body, script }: Page): string {
  return `<!doctype html>
<html lang="${language}">
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
