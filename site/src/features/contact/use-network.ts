import { useEffect, useState } from 'react';

/** `back`: the network was away while the page was open. */
export type Network = 'there' | 'away' | 'back';

/**
 * The network as the browser reports it: reliable when there is none, not when there is one.
 *
 * @returns the state, and a function that makes `back` `there`.
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
