// The component of a view, fetched when it is first asked for.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ViewProps } from './context.js';
import type { View } from './views.js';

interface Loaded {
  readonly view: Pick<View, 'load'>;
  /** `missing` when it could not be fetched. */
  readonly component: ComponentType<ViewProps> | 'missing';
}

/** Undefined until it has come: the view before is not shown under the new tab. */
export function useView(view: Pick<View, 'load'>): Loaded['component'] | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isWanted = true;
    const show = (component: Loaded['component']): void => {
      // as an object: a component is a function, which a setter would call
      if (isWanted) setLoaded({ view, component });
    };
    view.load().then(show, () => show('missing'));
    return () => {
      isWanted = false;
    };
  }, [view]);
  return loaded?.view === view ? loaded.component : undefined;
}
