// What GCG has no word for, told in notes: a hashtag of our own and its arguments. The form is in
// README.md of this room; other programs read such a line as the note it is.
import { editionIds, rulesEdition } from '../../rules/editions.js';
import type { GcgEvent } from './game.js';

/** Names of the change of the whole rack in every edition, as tags: `'#cambio-secco'`. */
const FULL_CHANGE_TAGS: readonly string[] = [
  ...new Set(
    editionIds().flatMap(id => {
      const { fullChange } = rulesEdition(id);
      return fullChange === undefined ? [] : [`#${fullChange.name.replaceAll(' ', '-')}`];
    }),
  ),
];

/** True for an exchange that keeps the turn. */
export function isFullChange(event: GcgEvent): boolean {
  return (
    event.kind === 'exchange' && FULL_CHANGE_TAGS.some(tag => argumentOf(event, tag) !== undefined)
  );
}

/** The note that makes an exchange a full change: `'#cambio-secco'`. */
export function fullChangeNote(name: string): string {
  return `#${name.replaceAll(' ', '-')}`;
}

/** Words contested, of a play or of its withdrawal: `#contested IR OE`. */
export function contestedWords(event: GcgEvent): readonly string[] {
  const text = argumentOf(event, '#contested');
  return text === undefined ? [] : text.split(/[\s,]+/).filter(word => word !== '');
}

/** What a note says of the overtime after a `(time)` line. */
export interface OvertimeTag {
  readonly seconds?: number;
  readonly minutesBought?: number;
  readonly usedUp?: true;
}

/** `#overtime 0:42`, `#overtime bought 3`, `#overtime used-up`; undefined without such a note. */
export function overtimeTag(event: GcgEvent): OvertimeTag | undefined {
  const text = argumentOf(event, '#overtime');
  if (text === undefined) return undefined;
  const [, minutes, seconds] = /\b(\d{1,4}):([0-5]\d)\b/.exec(text) ?? [];
  const bought = /\bbought (\d{1,4})\b/.exec(text)?.[1];
  return {
    ...(minutes === undefined ? {} : { seconds: Number(minutes) * 60 + Number(seconds) }),
    ...(bought === undefined ? {} : { minutesBought: Number(bought) }),
    ...(/\bused-up\b/.test(text) ? { usedUp: true as const } : {}),
  };
}

/** `#conventional-score`, with the winner's whole minutes left where the edition counts them. */
export function conventionalTag(event: GcgEvent): { readonly minutesLeft: number } | undefined {
  const text = argumentOf(event, '#conventional-score');
  if (text === undefined) return undefined;
  return { minutesLeft: Number(/\bminutes-left (\d{1,4})\b/.exec(text)?.[1] ?? 0) };
}

/** `#time-over`: the time of the whole game is over with this event. */
export function isTimeOver(event: GcgEvent): boolean {
  return argumentOf(event, '#time-over') !== undefined;
}

/** What stands after a tag up to the end of its line; undefined when no note has it. */
function argumentOf({ notes }: GcgEvent, tag: string): string | undefined {
  for (const line of notes.flatMap(note => note.split('\n'))) {
    const at = `${line} `.indexOf(`${tag} `);
    if (at >= 0) return line.slice(at + tag.length).trim();
  }
  return undefined;
}
