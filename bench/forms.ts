import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import autocannon from 'autocannon';
import type { Report } from './report.ts';
import { withService } from './with-service.ts';

const posts = 10_000;
const connections = 50;

/**
 * Measures how many posts of the contact form per second the service stores. Each post is answered once it is
 * on disk; mails are written to files at the same time.
 *
 * @throws Error if a post was refused, or acknowledged but not stored.
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
      throw new Error(`Of ${posts} posts ${stored} were stored; answers by status: ${statuses}`);
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
      title: 'Posts of the contact form',
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
      notes: [`${connections} connections, each with one request at a time`],
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
    // Inquiries with the same message would be flagged as repeated text.
    message: `${randomUUID()}: ${'a pump station needs a new feeder. '.repeat(8)}`,
    submission: randomUUID(),
  }).toString();
}

function countInquiries(dataFolder: string): number {
  const database = new DatabaseSync(join(dataFolder, 'leads.db'), { readOnly: true });
  try {
    const row = database.prepare('select count(*) as stored from enquiries').get();
    return Number(row?.stored);
  } finally {
    database.close();
  }
}
