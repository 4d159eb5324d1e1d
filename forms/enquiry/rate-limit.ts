import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../../contract/environment.ts';

/** How many posts are taken. */
export interface RateLimits {
  /** From one address; off turns the other off too. */
  RATE_LIMIT: RateLimit;
  /** From all addresses together. */
  RATE_LIMIT_TOTAL: RateLimit;
}

/** Counts a post from `address`; resolves with the seconds to wait when it is one too many. */
export type CountPost = (address: string) => Promise<number | undefined>;

export function createRateLimit(limits: RateLimits): CountPost {
  if (limits.RATE_LIMIT === 'off') return async () => undefined;
  const perAddress = createLimiter(limits.RATE_LIMIT);
  const total = createLimiter(limits.RATE_LIMIT_TOTAL);
  return async (address) => {
    // In this order, so that one address alone cannot use up what all share.
    return (await consume(perAddress, groupAddress(address))) ?? (await consume(total, 'all'));
  };
}

/**
 * The part of an address that belongs to one subscriber: all of IPv4, the first half of IPv6.
 *
 * A subscriber of IPv6 is given 2^64 addresses or more.
 */
export function groupAddress(address: string): string {
  const bare = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}

function createLimiter(limit: RateLimit): RateLimiterMemory | undefined {
  if (limit === 'off') return undefined;
  return new RateLimiterMemory({ points: limit.count, duration: limit.seconds });
}

async function consume(
  limiter: RateLimiterMemory | undefined,
  key: string,
): Promise<number | undefined> {
  try {
    await limiter?.consume(key);
    return undefined;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  }
}
