import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Environment, RateLimit } from '#contract/environment.ts';
import { type Database, sql } from '../database/database.ts';
import { describeStoreError } from '../database/store-errors.ts';
import type { Log } from '../log.ts';

/**
 * Counts posts in `database`: one in memory on Node, and on a Worker the one that all its instances
 * share. No address is written there, but a number that it shares with one in 16 million others: of
 * IPv4 alone 256 have the same, so it identifies no one. `RATE_LIMIT` is that of one address, and off turns
 * off that of all together too.
 */
export function createRateLimit(
  { RATE_LIMIT, RATE_LIMIT_TOTAL }: Pick<Environment, 'RATE_LIMIT' | 'RATE_LIMIT_TOTAL'>,
  database: Pick<Database, 'read' | 'write'>,
  log: Log,
) {
  /** The milliseconds until one more is taken; 0 when it is taken now. Counts nothing. */
  const findWait = async (bucket: string, limit: RateLimit): Promise<number> => {
    const now = Date.now();
    const [row] = await database.read(
      sql`select ends_at from post_counts
        where key = ${bucket} and count >= ${limit.count} and ends_at > ${now}`,
    );
    return row ? Number(row.ends_at) - now : 0;
  };
  /** Counts one; the milliseconds to wait when it is one too many, else 0. */
  const count = async (bucket: string, limit: RateLimit): Promise<number> => {
    const now = Date.now();
    const [counted] = await database.write([addOne(bucket, limit, now)]);
    const { count, ends_at } = counted?.rows[0] ?? {};
    return Number(count) > limit.count ? Math.max(1, Number(ends_at) - now) : 0;
  };
  const unlessAway = async (ask: () => Promise<number | undefined>): Promise<number> => {
    try {
      return (await ask()) ?? 0;
    } catch (error) {
      // A visitor who cannot be counted may post: if the database is away, storing says so, with what was
      // typed given back.
      log.error({ code: describeStoreError(error) }, 'posts cannot be counted');
      return 0;
    }
  };
  return {
    /** Counts a post from an address; the seconds to wait when it is one too many, else 0. */
    async count(address: string): Promise<number> {
      if (!RATE_LIMIT) return 0;
      const wait = await unlessAway(
        async () =>
          // While all have to wait no address is remembered, so a crowd of them costs no room, and
          // no visitor uses up a share in vain.
          (RATE_LIMIT_TOTAL && (await findWait(forAll, RATE_LIMIT_TOTAL))) ||
          // In this order, so that one address alone cannot use up what all share.
          (await count(toBucket(groupAddress(address)), RATE_LIMIT)) ||
          (RATE_LIMIT_TOTAL && (await count(forAll, RATE_LIMIT_TOTAL))),
      );
      return Math.ceil(wait / 1000);
    },
    async forget(): Promise<void> {
      const over = sql`delete from post_counts where ends_at <= ${Date.now()}`;
      await unlessAway(async () => (await database.write([over])).length);
    },
  };
}

// A clock that was put back must not count for longer than the limit says.
function addOne(bucket: string, { seconds }: RateLimit, now: number) {
  const end = now + seconds * 1000;
  const isOver = sql`(ends_at <= ${now} or ends_at > ${end})`;
  return sql`insert into post_counts (key, count, ends_at) values (${bucket}, 1, ${end})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else count + 1 end,
      ends_at = case when ${isOver} then ${end} else ends_at end
    returning count, ends_at`;
}

const forAll = 'all';

function toBucket(subscriber: string): string {
  return createHash('sha256').update(subscriber).digest('hex').slice(0, 6);
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
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const split = (text: string) => text.split(':').filter(Boolean);
  const groups = split(short.replace('::', `:${'0:'.repeat(8 - split(short).length)}`));
  // An IPv4 address in the form that IPv6 has for it; half of it is the same for all.
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') {
    const numbers = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return numbers.flatMap((number) => [number >> 8, number & 255]).join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
