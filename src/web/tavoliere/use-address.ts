// The address follows what is on the page.
import { useEffect } from 'preact/hooks';
import { type Address, writeAddress } from '../shell/address.js';

/** Address changes at most so often: browsers refuse more than some hundred in half a minute. */
const DELAY = 300;

/** @param addressOf the same function every time */
export function useAddress<T>(value: T, addressOf: (value: T) => Address): void {
  useEffect(() => {
    const timer = setTimeout(() => writeAddress(addressOf(value)), DELAY);
    return () => clearTimeout(timer);
  }, [value, addressOf]);
}
