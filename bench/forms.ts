import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import autocannon from 'autocannon';
import type { Report } from './report.ts';
import { withService } from './with-service.ts';

const posts = 10_000;
const connections = 50;

/**
 * Measures how many contact form posts the service stores per second. The service responds to a post once the
 * inquiry is on disk, and writes the notification emails to files at the same time.
 *
 * @throws Error if the service rejected a post, or acknowledged a post without storing it.
 */
export async function benchForms(root: string): Promise<Report> {
  return withService(root, async ({ address, dataFolder, stop }) => {
    const load = await autocannon({
      url: `${address}/api/contact`,
      amount: posts,
      connections,
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      requests: [{ setupRequest: (request) => ({ ...request, body: writePost() }) }],
    });
    await stop();
    const stored = countInquiries(dataFolder);
    const statuses = JSON.stringify(load.statusCodeStats);
    if (load['2xx'] !== posts || stored !== posts) {
      throw new Error(`${stored} of ${posts} posts were stored; responses by status: ${statuses}`);
    }
    const results = {
      posts,
      stored,
      postsPerSecond: posts / load.duration,
      milliseconds: {
        median: load.latency.p50,
        p99: load.latency.p99,
        longest: load.latency.max,
      },
    };
    return {
      title: 'Contact form posts',
      columns: ['Posts', 'Stored', 'Per second', 'Median, ms', 'p99, ms', 'Longest, ms'],
      rows: [
        [
          `${posts}`,
          `${stored}`,
          results.postsPerSecond.toFixed(0),
          `${results.milliseconds.median}`,
          `${results.milliseconds.p99}`,
          `${results.milliseconds.longest}`,
        ],
      ],
      notes: [`${connections} connections, each sending one request at a time`],
      results,
    };
  });
}

function writePost(): string {
  return new URLSearchParams({
    name: 'Ann Lee',
    phone: '+1 432 555 0100',
    email: 'ann@example.com',
    location: 'Andrews, Texas',
    service: 'electrical',
    // The unique id keeps the spam check from flagging the messages as repeated text.
    message: `${randomUUID()}: ${'a pump station needs a new feeder. '.repeat(8)}`,
    submission: randomUUID(),
  }).toString();
}

function countInquiries(dataFolder: string): number {
  const database = new DatabaseSync(join(dataFolder, 'leads.db'), { readOnly: true });
  try {
    const row = database.prepare('select count(*) as stored from inquiries').get();
    return Number(row?.stored);
  } finally {
    database.close();
  }
}
