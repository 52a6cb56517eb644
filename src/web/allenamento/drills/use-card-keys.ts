// Keys of a card, wherever the hand is but in a field or a list.
import { useLayoutEffect, useRef } from 'preact/hooks';

/** @param press true for a key that it has dealt with */
export function useCardKeys(press: (key: string) => boolean): void {
  const latest = useRef(press);
  latest.current = press;
  // before the card is seen: whoever is quick presses at once
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (target instanceof Element && target.matches('input, select, textarea')) return;
      // a button that has the focus is pressed by these
      if (target instanceof HTMLButtonElement && (key === 'Enter' || key === ' ')) return;
      if (latest.current(key)) event.preventDefault();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}
