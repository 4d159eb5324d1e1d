import { useEffect, useState } from 'react';

/** `back` is a network that was away while the page stood. */
export type Network = 'there' | 'away' | 'back';

/**
 * What the browser says of the network. It knows when there is none; that one is there does not
 * mean that anything gets through.
 *
 * @returns the state, and how to take `back` for `there` once that was of use.
 */
export function useNetwork(): [network: Network, settle: () => void] {
  const [network, setNetwork] = useState<Network>('there');
  useEffect(() => {
    const lose = () => setNetwork('away');
    const regain = () => setNetwork('back');
    if (!navigator.onLine) lose();
    addEventListener('offline', lose);
    addEventListener('online', regain);
    return () => {
      removeEventListener('offline', lose);
      removeEventListener('online', regain);
    };
  }, []);
  return [network, () => setNetwork((now) => (now === 'back' ? 'there' : now))];
}
