import { createHash } from 'node:crypto';
import type { RateLimit } from '../../contract/environment.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { describeStoreError } from '../database/store-errors.ts';
import type { Log } from '../log.ts';

/** A limit that is one. */
type CountedLimit = Exclude<RateLimit, 'off'>;

/**
 * Counts posts under keys, each for as long as its limit says from the first one on, in `database`: one in memory on Node, and on a Worker the one that all its instances
 * share. No address is written there, but a number that it shares with one in 16 million others: of
 * IPv4 alone 256 have the same, so it names nobody.
 */
export function createPostCounter(database: Pick<Database, 'read' | 'write'>, log: Log) {
  // Whoever cannot be counted may post: if the database is away, storing says so, with what was
  // typed given back.
  const unlessAway = async (ask: () => Promise<number>): Promise<number> => {
    try {
      return await ask();
    } catch (error) {
      log.error({ code: describeStoreError(error) }, 'posts cannot be counted');
      return 0;
    }
  };
  return {
    /** The milliseconds until one more is taken; 0 when it is taken now. Counts nothing. */
    findWait(key: string, limit: CountedLimit): Promise<number> {
      const now = Date.now();
      return unlessAway(async () => {
        const [row] = await database.read(
          sql`select ends_at from post_counts
            where key = ${toBucket(key)} and count >= ${limit.count} and ends_at > ${now}`,
        );
        return row ? Number(row.ends_at) - now : 0;
      });
    },
    /** Counts one; the milliseconds to wait when it is one too many, else 0. */
    count(key: string, limit: CountedLimit): Promise<number> {
      const now = Date.now();
      return unlessAway(async () => {
        const [counted] = await database.write([addOne(toBucket(key), limit, now)]);
        const { count, ends_at } = counted?.rows[0] ?? {};
        return Number(count) > limit.count ? Math.max(1, Number(ends_at) - now) : 0;
      });
    },
    /** Removes counts whose time is over. */
    async forget(): Promise<void> {
      await unlessAway(async () => {
        await database.write([sql`delete from post_counts where ends_at <= ${Date.now()}`]);
        return 0;
      });
    },
  };
}

export type PostCounter = ReturnType<typeof createPostCounter>;

// A clock that was put back must not count for longer than the limit says.
function addOne(key: string, { seconds }: CountedLimit, now: number) {
  const end = now + seconds * 1000;
  const isOver = sql`(ends_at <= ${now} or ends_at > ${end})`;
  return sql`insert into post_counts (key, count, ends_at) values (${key}, 1, ${end})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else count + 1 end,
      ends_at = case when ${isOver} then ${end} else ends_at end
    returning count, ends_at`;
}

/** The key of all addresses together; no other is written like this. */
export const forAll = 'all';

function toBucket(key: string): string {
  if (key === forAll) return key;
  return createHash('sha256').update(key).digest('hex').slice(0, 6);
}
