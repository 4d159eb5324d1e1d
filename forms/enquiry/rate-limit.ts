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
    // While all have to wait no address is remembered, so a crowd of them costs no memory, and
    // nobody uses up their own share in vain.
    const wait = await findWait(total, 'all');
    if (wait !== undefined) return wait;
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
  if (!isIPv6(bare)) return bare;
  const groups = splitAddress(bare);
  // An IPv4 address in the form that IPv6 has for it; half of it would be that of everybody.
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, however it is written. */
function splitAddress(address: string): number[] {
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [before = [], after = []] = hexadecimal
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function createLimiter(limit: RateLimit): RateLimiterMemory | undefined {
  if (limit === 'off') return undefined;
  return new RateLimiterMemory({ points: limit.count, duration: limit.seconds });
}

async function findWait(
  limiter: RateLimiterMemory | undefined,
  key: string,
): Promise<number | undefined> {
  const counted = await limiter?.get(key);
  const isUsedUp = counted && counted.remainingPoints <= 0 && counted.msBeforeNext > 0;
  return isUsedUp ? toSeconds(counted) : undefined;
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
    return toSeconds(error);
  }
}

function toSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
