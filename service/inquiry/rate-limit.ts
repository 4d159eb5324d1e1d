import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Environment, RateLimit } from '#contract/environment.ts';
import { type Database, type Statement, sql } from '../database/database.ts';
import { describeStoreError } from '../database/store-errors.ts';
import type { Log } from '../log.ts';

/** Key of the count of posts from all addresses together. */
const totalKey = 'all';

/**
 * Limits the form posts from each address (`RATE_LIMIT`) and from all addresses together
 * (`RATE_LIMIT_TOTAL`). Without `RATE_LIMIT`, both limits are off.
 *
 * On Node, `database` is in memory. On the Worker, all instances share `database`. Addresses are not stored,
 * only 24 bits of a hash, which identifies nobody because 256 IPv4 addresses share each hash.
 */
export function createRateLimit(
  { RATE_LIMIT, RATE_LIMIT_TOTAL }: Pick<Environment, 'RATE_LIMIT' | 'RATE_LIMIT_TOTAL'>,
  database: Pick<Database, 'read' | 'write'>,
  log: Log,
) {
  /**
   * Returns the milliseconds until one more post is allowed, or 0 if it is allowed now. Does not count a
   * post.
   */
  const findWait = async (key: string, limit: RateLimit): Promise<number> => {
    const now = Date.now();
    const [row] = await database.read(
      sql`select ends_at from post_counts
        where key = ${key} and count >= ${limit.count} and ends_at > ${now}`,
    );
    return row ? Number(row.ends_at) - now : 0;
  };

  /** Counts a post. Returns the milliseconds to wait if the post exceeds the limit, otherwise 0. */
  const countPost = async (key: string, limit: RateLimit): Promise<number> => {
    const now = Date.now();
    const [counted] = await database.write([incrementCount(key, limit, now)]);
    const { count, ends_at: endsAt } = counted?.rows[0] ?? {};
    return Number(count) > limit.count ? Math.max(1, Number(endsAt) - now) : 0;
  };

  const countAgainstBoth = async (address: string, limit: RateLimit): Promise<number> => {
    if (RATE_LIMIT_TOTAL) {
      // While the total limit is exceeded, posts are not counted by address. So a flood from many addresses
      // adds no rows, and refused posts do not count against a visitor's own limit.
      const wait = await findWait(totalKey, RATE_LIMIT_TOTAL);
      if (wait > 0) return wait;
    }
    // The address is counted before the total, so that one address cannot use up the total.
    const wait = await countPost(hashAddress(groupAddress(address)), limit);
    if (wait > 0 || !RATE_LIMIT_TOTAL) return wait;
    return countPost(totalKey, RATE_LIMIT_TOTAL);
  };

  return {
    /** Counts a post. Returns the seconds to wait if the post exceeds a limit, otherwise 0. */
    async count(address: string): Promise<number> {
      if (!RATE_LIMIT) return 0;
      try {
        return Math.ceil((await countAgainstBoth(address, RATE_LIMIT)) / 1000);
      } catch (error) {
        // A post that cannot be counted is allowed. If the database is unavailable, storing the inquiry fails
        // later, and that error page contains the visitor's input.
        logNotCounted(error);
        return 0;
      }
    },
    /** Deletes counts whose period has ended. */
    async deleteExpired(): Promise<void> {
      try {
        await database.write([sql`delete from post_counts where ends_at <= ${Date.now()}`]);
      } catch (error) {
        logNotCounted(error);
      }
    },
  };

  function logNotCounted(error: unknown): void {
    log.error({ code: describeStoreError(error) }, 'posts cannot be counted');
  }
}

/** Returns an SQL condition that is true while the count of `key` has reached the limit. */
export function isLimitReached(key: string, { count, seconds }: RateLimit, now: number): Statement {
  return sql`exists (select 1 from post_counts where key = ${key} and count >= ${count}
    and ends_at > ${now} and ends_at <= ${now + seconds * 1000})`;
}

/** Returns a statement that increments the count of `key` if `condition` is true. */
export function incrementCount(
  key: string,
  { seconds }: RateLimit,
  now: number,
  condition: Statement = sql`true`,
): Statement {
  const end = now + seconds * 1000;
  // If a period ends later than a period that starts now, the clock was set back, so the period is discarded.
  const isOver = sql`(ends_at <= ${now} or ends_at > ${end})`;
  return sql`insert into post_counts (key, count, ends_at)
      select ${key}, 1, ${end} where ${condition}
    on conflict (key) do update set
      count = case when ${isOver} then 1 else count + 1 end,
      ends_at = case when ${isOver} then ${end} else ends_at end
    returning count, ends_at`;
}

/** Returns 24 bits of the address's hash as six hexadecimal digits. */
export function hashAddress(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 6);
}

/**
 * Returns the part of an address that identifies a subscriber: the whole IPv4 address, or the first 64 bits
 * of an IPv6 address, because an IPv6 subscriber gets at least 2^64 addresses.
 */
export function groupAddress(address: string): string {
  const withoutZone = address.replace(/%.*$/, '');
  if (!isIPv6(withoutZone)) return withoutZone;
  const groups = expandIPv6(withoutZone);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') return readMappedIPv4(groups);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address, in lower case and without leading zeros. */
function expandIPv6(address: string): string[] {
  // `URL` normalizes the address and replaces the longest run of zero groups with `::`.
  const normalized = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = normalized.split('::');
  const split = (text: string) => (text === '' ? [] : text.split(':'));
  if (right === undefined) return split(left);
  const zeros = Array<string>(8 - split(left).length - split(right).length).fill('0');
  return [...split(left), ...zeros, ...split(right)];
}

/** Returns the IPv4 address in the last two groups of an address such as `::ffff:cb00:7107`. */
function readMappedIPv4(groups: string[]): string {
  const numbers = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 0xff]).join('.');
}
