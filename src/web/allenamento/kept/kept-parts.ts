// The parts of the file of a backup, each fetched when one is made or read.
import type { Ask } from '../ask.js';
import type { KeptPart } from './kept-part.js';

export const KEPT_PARTS: readonly ((ask: Ask) => Promise<KeptPart>)[] = [
  async ask => (await import('./trainings-part.js')).trainingsPart(ask),
  async () => (await import('../drills/drills-part.js')).createDrillsPart(),
];
