import { isIPv6 } from 'node:net';
import type { Environment } from '../../contract/environment.ts';
import { forAll, type PostCounter } from './post-counter.ts';

/**
 * Counts a post from an address; resolves with the seconds to wait when it is one too many. `RATE_LIMIT`
 * is that of one address, and off turns off that of all together too.
 */
export function createRateLimit(
  { RATE_LIMIT, RATE_LIMIT_TOTAL }: Pick<Environment, 'RATE_LIMIT' | 'RATE_LIMIT_TOTAL'>,
  counter: PostCounter,
): (address: string) => Promise<number | undefined> {
  if (RATE_LIMIT === 'off') return async () => undefined;
  return async (address) => {
    const isCounted = RATE_LIMIT_TOTAL !== 'off';
    // While all have to wait no address is remembered, so a crowd of them costs no room, and
    // nobody uses up their own share in vain.
    const wait =
      (isCounted && (await counter.findWait(forAll, RATE_LIMIT_TOTAL))) ||
      // In this order, so that one address alone cannot use up what all share.
      (await counter.count(groupAddress(address), RATE_LIMIT)) ||
      (isCounted && (await counter.count(forAll, RATE_LIMIT_TOTAL)));
    return wait ? Math.max(1, Math.ceil(wait / 1000)) : undefined;
  };
}

/**
 * The part of an address that belongs to one subscriber: all of IPv4, the first half of IPv6.
 *
 * A subscriber of IPv6 is given 2^64 addresses or more.
 */
export function groupAddress(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  // In the form that all of them have in an address of the web, in which `::` stands for zeros.
  const [before = '', after = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const split = (part: string) => part.split(':').filter(Boolean);
  const [first, last] = [split(before), split(after)];
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  const groups = [...first, ...zeros, ...last];
  // An IPv4 address in the form that IPv6 has for it; half of it would be that of everybody.
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') {
    const numbers = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return numbers.flatMap((number) => [number >> 8, number & 255]).join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
