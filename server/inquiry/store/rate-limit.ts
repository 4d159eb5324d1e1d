import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Environment, RateLimit } from '#contract/environment.ts';
import { type Database, type Statement, sql } from '../../database/database.ts';
import { describeStoreError } from '../../database/store-errors.ts';
import type { Log } from '../../shared/log.ts';

/** Key of the count of posts from all addresses together. */
const totalKey = 'all';

/**
 * The parts of the total limit that one IPv6 network may use. Providers assign a /56 or a /48 to one
 * household, which could otherwise use up the total from its many /64 networks. Two periods of a network can
 * overlap with one period of the total, so a network gets at most half of the total.
 */
const networkShares = new Map([
  [56, 1 / 8],
  [48, 1 / 4],
]);

/** The ratio of the total limit to `RATE_LIMIT` from which network limits follow if there is no total. */
const defaultTotalRatio = 30;

/** A limit, with the key of its count. */
interface Bucket {
  key: string;
  limit: RateLimit;
}

/**
 * Limits the form posts from each address (`RATE_LIMIT`), from each large IPv6 network, and from all
 * addresses together (`RATE_LIMIT_TOTAL`). Without `RATE_LIMIT`, all limits are off.
 *
 * On Node, `database` is in memory. On the Worker, all instances share `database`. Addresses are not stored,
 * only 24 bits of a hash, which identifies nobody because 256 IPv4 addresses share each hash. The
 * privacy policy states this under "Usage data".
 */
export function createRateLimit(
  { RATE_LIMIT, RATE_LIMIT_TOTAL }: Pick<Environment, 'RATE_LIMIT' | 'RATE_LIMIT_TOTAL'>,
  database: Pick<Database, 'read' | 'write'>,
  log: Log,
) {
  /**
   * Returns the milliseconds until the limits of all `buckets` allow one more post, or 0 if they allow it now.
   * Does not count a post.
   */
  const findWait = async (buckets: readonly Bucket[]): Promise<number> => {
    const now = Date.now();
    const isReached = buckets
      .map(({ key, limit }) => sql`(key = ${key} and count >= ${limit.count})`)
      .reduce((before, condition) => sql`${before} or ${condition}`, sql`false`);
    const [row] = await database.read(
      sql`select max(ends_at) as ends_at from post_counts where ends_at > ${now} and (${isReached})`,
    );
    return row?.ends_at ? Number(row.ends_at) - now : 0;
  };

  /** Counts a post. Returns the milliseconds to wait if the post exceeds the limit, otherwise 0. */
  const countPost = async ({ key, limit }: Bucket): Promise<number> => {
    const now = Date.now();
    const [counted] = await database.write([incrementCount(key, limit, now)]);
    const { count, ends_at: endsAt } = counted?.rows[0] ?? {};
    return Number(count) > limit.count ? Math.max(1, Number(endsAt) - now) : 0;
  };

  const countAgainstAll = async (address: string, limit: RateLimit): Promise<number> => {
    const [subscriber = '', ...networks] = listNetworks(address);
    const total = RATE_LIMIT_TOTAL && { key: totalKey, limit: RATE_LIMIT_TOTAL };
    const shared = [...limitNetworks(networks, limit, RATE_LIMIT_TOTAL), ...(total ? [total] : [])];
    // While a shared limit is exceeded, posts are not counted by address. So a flood from many addresses adds
    // no rows, and refused posts do not count against a visitor's own limit.
    const wait = await findWait(shared);
    if (wait > 0) return wait;
    // Each count is checked before the next larger one, so that one address cannot use up the limit of its
    // network, nor one network the total.
    for (const bucket of [{ key: hashAddress(subscriber), limit }, ...shared]) {
      const wait = await countPost(bucket);
      if (wait > 0) return wait;
    }
    return 0;
  };

  return {
    /** Counts a post. Returns the seconds to wait if the post exceeds a limit, otherwise 0. */
    async count(address: string): Promise<number> {
      if (!RATE_LIMIT) return 0;
      try {
        return Math.ceil((await countAgainstAll(address, RATE_LIMIT)) / 1000);
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
 * Returns the limits of the /56 and the /48 network of an address. `networks` are the keys of these networks,
 * or empty for an IPv4 address. A network may always post as often as one address.
 */
function limitNetworks(
  networks: readonly string[],
  limit: RateLimit,
  total: RateLimit = { ...limit, count: limit.count * defaultTotalRatio },
): Bucket[] {
  const shares = [...networkShares.values()];
  return networks.map((network, index) => {
    const count = Math.max(limit.count, Math.floor(total.count * (shares[index] ?? 1)));
    return { key: hashAddress(network), limit: { count, seconds: total.seconds } };
  });
}

// Networks in which the last 32 bits of an address are the IPv4 address of the visitor: IPv4-mapped addresses,
// and the addresses of translators between IPv4 and IPv6 (RFC 6052 and RFC 7915), by their first six groups.
const embedsIPv4 = new Set(['0,0,0,0,0,ffff', '0,0,0,0,ffff,0', '64,ff9b,0,0,0,0']);

/**
 * Returns the networks by which posts from an address are counted, the smallest first. The first one
 * identifies a subscriber: the whole IPv4 address, or the first 64 bits of an IPv6 address, because an IPv6
 * subscriber gets at least 2^64 addresses. For an IPv6 address, the /56 and /48 networks follow.
 */
export function listNetworks(address: string): string[] {
  const withoutZone = address.replace(/%.*$/, '');
  if (!isIPv6(withoutZone)) return [withoutZone];
  const groups = expandIPv6(withoutZone);
  if (embedsIPv4.has(groups.slice(0, 6).join())) return [readEmbeddedIPv4(groups)];
  // Translators with a local prefix (RFC 8215) put the IPv4 address into different bits.
  if (groups.slice(0, 3).join() === '64,ff9b,1') return [groups.join(':')];
  return [64, ...networkShares.keys()].map((bits) => writeNetwork(groups, bits));
}

/** Writes a network of 48 to 64 bits as `2001:db8:1:200::/56`. */
function writeNetwork(groups: readonly string[], bits: number): string {
  const mask = 0xffff << (64 - bits);
  const subnet = Number.parseInt(groups[3] ?? '0', 16) & mask;
  return `${[...groups.slice(0, 3), subnet.toString(16)].join(':')}::/${bits}`;
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
function readEmbeddedIPv4(groups: string[]): string {
  const numbers = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 0xff]).join('.');
}
