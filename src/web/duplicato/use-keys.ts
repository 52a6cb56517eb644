// Keys that work wherever the hand is.
import { useEffect, useRef } from 'preact/hooks';

/** @param keys by name: `{ F2: start }` */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = latest.current[event.key];
      if (act === undefined || event.repeat) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
