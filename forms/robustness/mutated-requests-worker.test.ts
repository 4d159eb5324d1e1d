import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { listEnquiries } from '../enquiry/store/enquiry-records.ts';
import { allowed, scaled } from '../testing/scale.ts';
import { createTestRoot } from '../testing/test-service.ts';
import { connectD1 } from '../worker/d1-database.ts';
import type { Answer } from './read-answers.ts';
import { openLeftDatabase, runWorker } from './running-worker.ts';
import { createBook, describeBook, expectStored, sendAll } from './send-mutated.ts';

vi.setConfig({ testTimeout: 1_800_000 });

const seeds = [20_260_102, 7, 4_294_967_295];
const countOfEach = Math.ceil(scaled(10_000) / seeds.length);

test('mutated requests bring a Worker neither down nor out of its way', async () => {
  const root = createTestRoot();
  // What the built site says for the files that the platform answers by itself.
  writeFileSync(join(root, 'dist/_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  const worker = await runWorker(root);
  const target = {
    ...worker,
    atOnce: 48,
    longestConnection: allowed(30_000),
    // Deadlines are the network's, which is not here.
    saysEnd: true,
    findListenerReason,
    listenerDeadline: 15_000,
  };
  const book = createBook();
  const begun = performance.now();
  await sendAll(target, book, seeds, countOfEach);
  const seconds = (performance.now() - begun) / 1000;

  console.info(
    describeBook(
      book,
      `${countOfEach * seeds.length} mutated requests to a Worker in ${seconds.toFixed(1)} s`,
    ),
  );
  expect(book.problems.slice(0, 10)).toEqual([]);
  // Had the listener refused nothing, the reasons below would be needless.
  expect(book.listener.size).toBeGreaterThan(0);
  expect((await fetch(`${worker.address}/healthz`)).status).toBe(200);
  expect(worker.readLog().split('\n').filter(isFault)).toEqual([]);
  await worker.kill();
  expectStored(book, await listEnquiries(connectD1(await openLeftDatabase(root))));
});

/**
 * Workerd listens here itself, as the platform's own front does on the network, and answers what it
 * cannot make a request of: the Worker is not asked, so the rule "no 5xx but the declared 503" is
 * not the Worker's to keep. Nothing else may come from it.
 */
function findListenerReason({ status, headers, body }: Answer): string | undefined {
  if (headers.has('x-content-type-options')) return undefined;
  const words = body.toString();
  return listenerAnswers.find(([at, own]) => at === status && own.test(words))?.[2];
}

const listenerAnswers: [status: number, words: RegExp, reason: string][] = [
  [400, /^(ERROR: |Bad Request$|$)/, 'a head or a host that it cannot read'],
  [
    500,
    /^(Internal Server Error$|$)/,
    'a host, length or coding that it reads and cannot work with, or CONNECT',
  ],
  [501, /^(ERROR: Unrecognized request method\.$|$)/, 'a method that it does not know'],
];

function isFault(line: string): boolean {
  return line.includes('"level":50');
}
