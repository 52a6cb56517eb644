// A game played again, as `leggio replay` tells it: scores, findings, the result.
import type { Finding, Mismatch } from '../game/replay/findings.js';
import type { Replay } from '../game/replay/replay.js';
import { signed } from '../referee/steps.js';
import { findingText, noResultText } from './finding.js';
import type { InLanguages } from './language.js';
import { citedStep } from './ruling.js';
import type { Speech } from './speech.js';

/** Words of a replay that no fact has. */
interface ReplayWords {
  agree(placements: number, rules: string, agreeing: number): string;
  line(line: number): string;
  mismatch(declared: number, computed: number): string;
  readonly noFindings: string;
  readonly findings: string;
  declared(scores: string): string;
  readonly draw: string;
  wins(player: string): string;
  fileDeclares(scores: string): string;
}

export const REPLAY: InLanguages<ReplayWords> = {
  it: {
    agree: (placements, rules, agreeing) =>
      `${placements} giocate secondo ${rules}: ${agreeing} punteggi corrispondono`,
    line: line => `riga ${line}`,
    mismatch: (declared, computed) => `segnati ${declared}, il regolamento dà ${computed}`,
    noFindings: 'nessuna anomalia',
    findings: 'anomalie',
    declared: scores => `segnato: ${scores}`,
    draw: 'pareggio',
    wins: player => `vince ${player}`,
    fileDeclares: scores => `il file segna ${scores}`,
  },
  en: {
    agree: (placements, rules, agreeing) =>
      `${placements} placements under ${rules}: ${agreeing} scores agree`,
    line: line => `line ${line}`,
    mismatch: (declared, computed) => `declared ${declared}, the rules give ${computed}`,
    noFindings: 'no findings',
    findings: 'findings',
    declared: scores => `declared: ${scores}`,
    draw: 'a draw',
    wins: player => `${player} wins`,
    fileDeclares: scores => `the file declares ${scores}`,
  },
};

/** Scores, findings and the result, one line each. */
export function replayLines(replay: Replay, speech: Speech): readonly string[] {
  const { placements, mismatches, findings, rules } = replay;
  const words = REPLAY[speech.language];
  return [
    words.agree(placements, rules.id, placements - mismatches.length),
    ...mismatches.map(each => mismatchText(each, speech)),
    ...(findings.length === 0
      ? [words.noFindings]
      : ['', words.findings, ...findings.map(each => citedFinding(each, speech))]),
    '',
    ...resultLines(replay, speech),
  ];
}

/** `'line 12: declared 20, the rules give 22'` */
export function mismatchText({ line, declared, computed }: Mismatch, { language }: Speech): string {
  const words = REPLAY[language];
  return `${words.line(line)}: ${words.mismatch(declared, computed)}`;
}

/** `'line 12: art. 9: …'` */
export function citedFinding({ line, article, fact }: Finding, speech: Speech): string {
  const cited = article === null ? '' : `${speech.citation(article)}: `;
  return `${REPLAY[speech.language].line(line)}: ${cited}${findingText(fact, speech)}`;
}

/** The final score, each adjustment explained. */
export function resultLines({ game, result, declared }: Replay, speech: Speech): readonly string[] {
  const words = REPLAY[speech.language];
  const names = game.players.map(({ name }) => name);
  const told = names.map((name, index) => `${name} ${declared[index]}`).join(', ');
  if (!result.over) return [words.declared(told), noResultText(result.fact, speech)];
  const { scores, end } = result;
  const isDeclared = scores.players.every(({ final }, index) => final === declared[index]);
  return [
    citedStep(end.step, speech),
    ...scores.players.flatMap(({ before, changes, final }, index) => [
      `${names[index]}: ${before}${changes.map(change => ` ${signed(change.points)}`).join('')} = ${final}`,
      ...changes.map(change => `  ${citedStep(change, speech)}`),
    ]),
    scores.winner === undefined ? words.draw : words.wins(names[scores.winner] as string),
    ...(isDeclared ? [] : [words.fileDeclares(told)]),
  ];
}
