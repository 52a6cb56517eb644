// The service worker: the site without a network, and a new version that waits until it is asked in.
import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * Called to take the new version; undefined while there is none.
 *
 * @param isSettled true when the words are there, or will not come: on a first visit the worker waits for that, since
 *   installing it delays them; later it is asked at once, whatever becomes of the words
 */
export function useUpdate(isSettled: boolean): (() => void) | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const isRegistered = useRef(false);
  useEffect(() => {
    if (isRegistered.current || !('serviceWorker' in navigator)) return;
    if (!isSettled && navigator.serviceWorker.controller === null) return;
    isRegistered.current = true;
    register(setWaiting).catch(() => {
      isRegistered.current = false; // without it the site needs its network
    });
  }, [isSettled]);
  if (waiting === undefined) return undefined;
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
}

async function register(onWaiting: (worker: ServiceWorker) => void): Promise<void> {
  const registration = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
  const offer = (worker: ServiceWorker | null): void => {
    // without a controller it is the first version, which nobody has to be asked about
    if (worker !== null && navigator.serviceWorker.controller !== null) onWaiting(worker);
  };
  const follow = (worker: ServiceWorker | null): void => {
    offer(worker?.state === 'installed' ? worker : null);
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  };
  offer(registration.waiting);
  follow(registration.installing); // found before anybody could hear of it
  registration.addEventListener('updatefound', () => follow(registration.installing));
}
