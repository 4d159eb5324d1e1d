import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#service/node/database/open.ts';
import { type RunningService, runService } from '#service/robustness/running-service.ts';
import { writeTestSite } from '#service/testing/write-site.ts';
import { generateLoad } from './load.ts';
import { startMailServer } from './mail-server.ts';
import { measureSyncRate } from './measure-sync-rate.ts';
import type { Report } from './report.ts';

const connections = 50;

/**
 * How many inquiries in a second the service takes, each answered only when it is on the disk of
 * `data/`, while their mails leave for a server as quick as most.
 */
export async function benchForms(root: string): Promise<Report> {
  mkdirSync(join(root, 'data'), { recursive: true });
  const folder = mkdtempSync(join(root, 'data/bench-'));
  const mailServer = await startMailServer(50);
  let service: RunningService | undefined;
  try {
    cpSync(join(root, 'content/company.yaml'), join(folder, 'content/company.yaml'));
    writeTestSite(join(folder, 'dist'));
    const syncRate = measureSyncRate(folder, 2);
    service = await runService(folder, { settings: { SMTP_URL: mailServer.url } });
    const load = await generateLoad({
      address: service.address,
      connections,
      warmUp: 2,
      duration: 10,
      nextRequest: writePost,
    });
    service.process.kill('SIGTERM');
    await service.exited;
    await expectAllStored(folder, load.answers);
    return {
      title: `Inquiries over ${connections} connections`,
      figures: [
        {
          name: 'Inquiries on disk',
          value: load.perSecond,
          unit: 'per second',
          // A disk that syncs slowly must reach half of what it can give: a full batch a sync.
          atLeast: Math.min(1500, (syncRate * connections) / 2),
        },
        { name: 'Wait, 99 of 100 within', value: load.p99, unit: 'ms', atMost: 100 },
        { name: 'Wait, half within', value: load.median, unit: 'ms' },
        { name: 'Longest wait', value: load.longest, unit: 'ms' },
        { name: 'Mails sent meanwhile', value: mailServer.taken(), unit: 'in all' },
        { name: 'Syncs of the disk alone', value: syncRate, unit: 'per second' },
      ],
    };
  } finally {
    service?.process.kill('SIGKILL');
    await service?.exited;
    await mailServer.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function writePost(): string {
  const body = new URLSearchParams({
    name: 'Ann Lee',
    phone: '+1 432 555 0100',
    email: 'ann@example.com',
    location: 'Andrews, Texas',
    service: 'electrical',
    // Text that many inquiries share would be suspected to be a program's.
    message: `${randomUUID()}: ${'a pump station needs a new feeder. '.repeat(8)}`,
    submission: randomUUID(),
  }).toString();
  return [
    'POST /api/contact HTTP/1.1',
    'Host: localhost',
    'Accept: application/json',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

async function expectAllStored(folder: string, answers: Record<string, number>): Promise<void> {
  const { 201: acknowledged = 0, ...others } = answers;
  if (Object.keys(others).length > 0) {
    throw new Error(`Other answers than 201: ${JSON.stringify(others)}`);
  }
  const database = await openDatabase({ DATA_DIR: 'data' }, folder);
  try {
    const [row] = await database.read({ sql: 'select count(*) as n from enquiries', args: [] });
    if (row?.n === acknowledged) return;
    throw new Error(`${acknowledged} inquiries were acknowledged, ${row?.n} are stored`);
  } finally {
    database.close();
  }
}
