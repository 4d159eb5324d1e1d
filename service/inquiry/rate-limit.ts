import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Environment, RateLimit } from '#contract/environment.ts';
import { type Database, type Statement, sql } from '../database/database.ts';
import { describeStoreError } from '../database/store-errors.ts';
import type { Log } from '../log.ts';

/**
 * Limits the posts of each address (`RATE_LIMIT`) and of all addresses together
 * (`RATE_LIMIT_TOTAL`). Without the first, both are off.
 *
 * `database` is in memory on Node; on the Worker all instances share it. No address is stored, only
 * 24 bits of its hash, which 256 addresses of IPv4 share: they identify no one.
 */
export function createRateLimit(
  { RATE_LIMIT, RATE_LIMIT_TOTAL }: Pick<Environment, 'RATE_LIMIT' | 'RATE_LIMIT_TOTAL'>,
  database: Pick<Database, 'read' | 'write'>,
  log: Log,
) {
  /** Milliseconds until the limit allows one more post; 0 if it does now. Counts nothing. */
  const findWait = async (key: string, limit: RateLimit): Promise<number> => {
    const now = Date.now();
    const [row] = await database.read(
      sql`select ends_at from post_counts
        where key = ${key} and count >= ${limit.count} and ends_at > ${now}`,
    );
    return row ? Number(row.ends_at) - now : 0;
  };

  /** Counts a post. Milliseconds to wait if the post exceeds the limit, else 0. */
  const countPost = async (key: string, limit: RateLimit): Promise<number> => {
    const now = Date.now();
    const [counted] = await database.write([incrementCount(key, limit, now)]);
    const { count, ends_at: endsAt } = counted?.rows[0] ?? {};
    return Number(count) > limit.count ? Math.max(1, Number(endsAt) - now) : 0;
  };

  const countAgainstBoth = async (address: string, limit: RateLimit): Promise<number> => {
    if (RATE_LIMIT_TOTAL) {
      // While the total limit is exceeded, addresses are not counted, so a flood from many addresses adds
      // no rows and uses up no visitor's own limit.
      const wait = await findWait(totalKey, RATE_LIMIT_TOTAL);
      if (wait > 0) return wait;
    }
    // The address is counted before the total, so that one address cannot use up the total.
    const wait = await countPost(hashAddress(groupAddress(address)), limit);
    if (wait > 0 || !RATE_LIMIT_TOTAL) return wait;
    return countPost(totalKey, RATE_LIMIT_TOTAL);
  };

  return {
    /** Counts a post. Seconds to wait if the post exceeds a limit, else 0. */
    async count(address: string): Promise<number> {
      if (!RATE_LIMIT) return 0;
      try {
        return Math.ceil((await countAgainstBoth(address, RATE_LIMIT)) / 1000);
      } catch (error) {
        // A visitor who cannot be counted may post. If the database is unavailable, storing the
        // inquiry fails, and that answer contains what was typed.
        logNotCounted(error);
        return 0;
      }
    },
    /** Deletes counts whose period is over. */
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

/** A condition that is true while the count of `key` has reached its limit. */
export function isLimitReached(key: string, { count, seconds }: RateLimit, now: number): Statement {
  return sql`exists (select 1 from post_counts where key = ${key} and count >= ${count}
    and ends_at > ${now} and ends_at <= ${now + seconds * 1000})`;
}

/** A statement that adds one to the count of `key`, if `condition` is true. */
export function incrementCount(
  key: string,
  { seconds }: RateLimit,
  now: number,
  condition: Statement = sql`true`,
): Statement {
  const end = now + seconds * 1000;
  // A period that would end later than one that starts now began before the clock was set back.
  const isOver = sql`(ends_at <= ${now} or ends_at > ${end})`;
  return sql`insert into post_counts (key, count, ends_at)
      select ${key}, 1, ${end} where ${condition}
    on conflict (key) do update set
      count = case when ${isOver} then 1 else count + 1 end,
      ends_at = case when ${isOver} then ${end} else ends_at end
    returning count, ends_at`;
}

/** The key of the count of all posts. */
const totalKey = 'all';

/** 24 bits of a hash, as six hexadecimal digits. */
export function hashAddress(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 6);
}

/**
 * The part of an address that identifies a subscriber: a whole IPv4 address, or the first half of
 * an IPv6 address, as a subscriber gets at least 2^64 of those.
 */
export function groupAddress(address: string): string {
  const withoutZone = address.replace(/%.*$/, '');
  if (!isIPv6(withoutZone)) return withoutZone;
  const groups = expandIPv6(withoutZone);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') return readMappedIPv4(groups);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function expandIPv6(address: string): string[] {
  // A URL normalizes the address, with `::` for the longest run of zeros.
  const normalized = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = normalized.split('::');
  const split = (text: string) => (text === '' ? [] : text.split(':'));
  if (right === undefined) return split(left);
  const zeros = Array<string>(8 - split(left).length - split(right).length).fill('0');
  return [...split(left), ...zeros, ...split(right)];
}

/** The IPv4 address in the last two groups of `::ffff:…`. */
function readMappedIPv4(groups: string[]): string {
  const numbers = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 0xff]).join('.');
}
