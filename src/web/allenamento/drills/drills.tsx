// Drills: short questions that come again when they are due.
import type { JSX } from 'preact';
import type { ViewProps } from '../../shell/context.js';

export function Drills(_: ViewProps): JSX.Element {
  return <section class="drills" />;
}
