// The report of a game, as its file has it: the same parts, styles and steps, in a root of their own, so that its
// styles and those of the site do not meet. Parts may come while it is looked at.

import { type ReportWalk, walkReport } from 'virtual:leggio-report';
import type { JSX } from 'preact';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ReportSoFar } from '../engine/messages.js';
import { marked } from './marked.js';

/** What is in the root. */
interface Inside {
  readonly body: HTMLElement;
  walk?: ReportWalk;
}

export function ReportView({ report }: { readonly report: ReportSoFar }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const inside = useRef<Inside>(null);
  const { style, parts, turns } = report;
  useLayoutEffect(() => {
    const root = host.current!.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.replaceAll(':root', ':host'));
    root.adoptedStyleSheets = [sheet];
    const body = document.createElement('div');
    root.append(body);
    inside.current = { body };
  }, []);
  useLayoutEffect(() => {
    const { body, walk } = inside.current!;
    const madeWith = <footer class="quiet">{parts.madeWith}</footer>;
    render([...parts.sections.map(marked), madeWith], body);
    if (walk !== undefined) return walk.refresh();
    inside.current!.walk = walkReport(body);
    inside.current!.walk.show(turns);
  }, [parts, turns]);
  useEffect(() => () => inside.current?.walk?.stop(), []);
  return <div ref={host} class="report" />;
}
