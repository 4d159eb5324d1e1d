/*
 * The Worker with Cloudflare's limit on D1 queries, which workerd does not enforce on this machine. Tests run
 * this file instead of `server/worker/worker.ts`.
 */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { D1Binding } from '../worker/d1-database.ts';
import type { RequestContext } from '../worker/mailer.ts';
import worker from '../worker/worker.ts';

/** Queries per invocation on the free plan. A batch counts as the number of its statements. */
const maxQueries = 50;

/** Start of the log line that reports the number of queries of one invocation. */
const invocationLine = 'queries of this invocation: ';

type Bindings = Parameters<typeof worker.fetch>[1];

type D1Statement = ReturnType<D1Binding['prepare']>;

const invocations = new AsyncLocalStorage<{ queries: number }>();

export default {
  async fetch(request: Request, bindings: Bindings, context: RequestContext): Promise<Response> {
    const invocation = { queries: 0 };
    const background: Promise<unknown>[] = [];
    const recordingContext: RequestContext = {
      waitUntil(promise) {
        background.push(promise);
        context.waitUntil(promise);
      },
    };
    const response = await invocations.run(invocation, () =>
      worker.fetch(request, limitBindings(bindings), recordingContext),
    );
    context.waitUntil(Promise.allSettled(background).then(() => report(invocation.queries)));
    return response;
  },

  async scheduled(event: { cron: string }, bindings: Bindings): Promise<void> {
    const invocation = { queries: 0 };
    await invocations.run(invocation, () => worker.scheduled(event, limitBindings(bindings)));
    report(invocation.queries);
  },
};

function report(queries: number): void {
  console.log(invocationLine + queries);
}

function limitBindings({ DB, ...others }: Bindings): Bindings {
  const originals = new WeakMap<D1Statement, D1Statement>();
  const limit = (original: D1Statement): D1Statement => {
    const limited: D1Statement = {
      bind: (...values) => limit(original.bind(...values)),
      async all() {
        countQueries(1);
        return original.all();
      },
    };
    originals.set(limited, original);
    return limited;
  };
  const database: D1Binding = {
    prepare: (sql) => limit(DB.prepare(sql)),
    async batch(statements) {
      countQueries(statements.length);
      return DB.batch(statements.map((each) => originals.get(each) ?? each));
    },
  };
  return { ...others, DB: database };
}

function countQueries(count: number): void {
  const invocation = invocations.getStore();
  if (!invocation) throw new Error('A query was made outside of an invocation');
  invocation.queries += count;
  if (invocation.queries > maxQueries) {
    throw new Error('D1_ERROR: Too many API requests by single worker invocation.');
  }
}
