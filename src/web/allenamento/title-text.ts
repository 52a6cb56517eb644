// What a training is called in lists and above it.
import type { AllenamentoWords } from '../../wording/web/allenamento.js';
import type { Training } from '../engine/training/messages.js';

export function titleText(
  { what, title, day, seed }: Pick<Training, 'what' | 'title' | 'day' | 'seed'>,
  words: AllenamentoWords,
): string {
  if (what === 'replica') return title;
  return `${words.titles[what]}, ${what === 'oggi' ? words.dayText(day) : words.seedIs(seed)}`;
}
