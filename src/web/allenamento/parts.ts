// What one can train: each a component of its own, fetched when it is first shown.
import type { ComponentType } from 'preact';
import { TRAINING_PARTS, type TrainingPartId } from '../../wording/web/allenamento.js';
import type { ViewProps } from '../shell/context.js';
import type { View } from '../shell/views.js';

type Load = () => Promise<ComponentType<ViewProps>>;

const LOADS: Readonly<Partial<Record<TrainingPartId, Load>>> = {
  esercizi: async () => (await import('./drills/drills.js')).Drills,
};

export interface Part extends Pick<View, 'load'> {
  readonly id: TrainingPartId;
}

export const PARTS: readonly Part[] = TRAINING_PARTS.flatMap(id => {
  const load = LOADS[id];
  return load === undefined ? [] : [{ id, load }];
});
