// The address follows what is on the page.
import { useEffect, useRef } from 'preact/hooks';
import { type Address, writeAddress } from '../shell/address.js';

/** Address changes at most so often: browsers refuse more than some hundred in half a minute. */
const DELAY = 300;

/** @param addressOf the same function every time */
export function useAddress<T>(value: T, addressOf: (value: T) => Address): void {
  const last = useRef(value);
  last.current = value;
  useEffect(() => () => writeAddress(addressOf(last.current)), [addressOf]); // another view comes
  useEffect(() => {
    const timer = setTimeout(() => writeAddress(addressOf(value)), DELAY);
    return () => clearTimeout(timer);
  }, [value, addressOf]);
}
