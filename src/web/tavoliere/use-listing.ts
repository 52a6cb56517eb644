// The listing in hand, and the address that follows it.
import { useEffect, useState } from 'preact/hooks';
import { readAddress } from '../shell/address.js';
import { type Listing, listingAddress, listingOf } from './listing.js';
import { useAddress } from './use-address.js';

export function useListing(): [Listing, (change: Partial<Listing>) => void] {
  const [listing, setListing] = useState(() => listingOf(readAddress()));
  useAddress(listing, listingAddress);
  useEffect(() => {
    const follow = (): void => setListing(listingOf(readAddress()));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return [listing, change => setListing(now => ({ ...now, ...change }))];
}
