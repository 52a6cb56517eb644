// The game that is being judged, or was judged last. It goes on while other views are shown, so it lives outside them.

import { program } from 'virtual:leggio-report';
import { proxy } from 'comlink';
import type { Depth, Language } from 'leggio';
import { useEffect, useState } from 'preact/hooks';
import type { DeskLink } from '../engine/desk-link.js';
import type { Refused, ReportSoFar } from '../engine/messages.js';

/** What is to be judged. */
export interface ToJudge {
  /** Of the kept game. */
  readonly id: string;
  readonly content: string | Uint8Array;
  readonly name: string;
  readonly edition: string;
  readonly depth: Depth;
}

export interface Judging {
  readonly task: number;
  readonly of: ToJudge;
  readonly isRunning: boolean;
  readonly report: ReportSoFar | undefined;
  readonly refused: Refused | undefined;
  readonly language: Language;
}

let current: Judging | undefined;
const listeners = new Set<() => void>();

function update(task: number, change: Partial<Judging>): void {
  if (current?.task !== task) return; // another one was begun
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

async function start(desk: DeskLink, of: ToJudge, language: Language): Promise<void> {
  if (current?.isRunning) void desk.ask.stop(current.task);
  const task = desk.newTask();
  current = { task, of, isRunning: true, report: undefined, refused: undefined, language };
  update(task, {});
  const tell = (report: ReportSoFar): void => {
    // parts come by another way than the answer, so that one may come late
    if (current?.isRunning) update(task, { report });
  };
  const answer = await desk.ask.judge(task, { ...of, program }, language, proxy(tell));
  const report = answer?.kind === 'report' ? { report: answer } : {};
  const refused = answer?.kind === 'refused' ? { refused: answer } : {};
  update(task, { isRunning: false, ...report, ...refused });
}

async function speak(desk: DeskLink, { task }: Judging, language: Language): Promise<void> {
  const report = await desk.ask.report(task, language);
  update(task, report === undefined ? { language } : { language, report });
}

export interface JudgingInHand {
  /** Of this game; undefined when another, or none, was judged last. */
  readonly judging: Judging | undefined;
  start(of: ToJudge): void;
  stop(): void;
}

export function useJudging(desk: DeskLink, id: string, language: Language): JudgingInHand {
  const [, draw] = useState(0);
  useEffect(() => {
    const listener = (): void => draw(count => count + 1);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  const judging = current?.of.id === id ? current : undefined;
  const isOther = judging !== undefined && !judging.isRunning && judging.language !== language;
  useEffect(() => {
    if (isOther) void speak(desk, judging, language);
  }, [isOther, language]);
  return {
    judging,
    start: of => void start(desk, of, language),
    stop: () => judging && void desk.ask.stop(judging.task),
  };
}
