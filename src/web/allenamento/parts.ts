// What one can train: each a component of its own, fetched when it is first shown.
import type { ComponentType } from 'preact';
import { TRAINING_PARTS, type TrainingPartId } from '../../wording/web/allenamento.js';
import type { ViewProps } from '../shell/context.js';
import type { View } from '../shell/views.js';

type Load = () => Promise<ComponentType<ViewProps>>;

const LOADS: Readonly<Record<TrainingPartId, Load>> = {
  sfida: async () => (await import('./sfida.js')).Sfida,
  oggi: async () => (await import('./oggi.js')).Oggi,
  caccia: async () => (await import('./caccia.js')).Caccia,
  replica: async () => (await import('./replica.js')).Replica,
  esercizi: async () => (await import('./drills/drills.js')).Drills,
  dati: async () => (await import('./dati.js')).Dati,
};

export interface Part extends Pick<View, 'load'> {
  readonly id: TrainingPartId;
}

export const PARTS: readonly Part[] = TRAINING_PARTS.map(id => ({ id, load: LOADS[id] }));
