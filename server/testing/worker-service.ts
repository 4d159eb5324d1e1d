import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { listInquiries } from '../inquiry/store/inquiry-records.ts';
import { connectD1 } from '../worker/d1-database.ts';
import { retryIfConnectionClosed } from './over-kept-connections.ts';
import { startWorkerd, type Workerd } from './workerd.ts';
import { writeTestSite } from './write-site.ts';

const siteFolder = mkdtempSync(join(tmpdir(), 'worker-test-'));

writeTestSite(siteFolder);

/** The runtime that all tests of a file share, and its current settings. */
let shared: { workerd: Workerd; settings: string } | undefined;
/** Log lines of the current test. */
let lines: string[] = [];

afterAll(async () => {
  await shared?.workerd.stop();
  rmSync(siteFolder, { recursive: true, force: true });
});

/**
 * Starts the service of one test on the Worker, with empty tables. All tests of a file share one runtime,
 * because starting a runtime takes seconds, but changing its settings takes only one second.
 */
export async function startOnWorker(settings: Record<string, string>) {
  const workerd = await prepareRuntime({ RATE_LIMIT: 'off', ...settings });
  const { database } = workerd;
  const tables = ['mails', 'inquiries', 'post_counts', 'outbox_pause', 'heartbeat'];
  const emptied = tables.map((table) => database.prepare(`delete from ${table}`));
  await retryIfConnectionClosed(() => database.batch(emptied));
  lines = [];
  return {
    workerd,
    logLines: lines,
    send: (path: string, init: RequestInit, from: string) =>
      sendRequest(workerd.address + path, new Request(`http://localhost${path}`, init), from),
    list: () => retryIfConnectionClosed(() => listInquiries(connectD1(database))),
    stop: async () => {},
  };
}

async function prepareRuntime(settings: Record<string, string>): Promise<Workerd> {
  const wanted = JSON.stringify(settings);
  if (!shared) {
    const onLog = (line: string) => lines.push(line);
    const workerd = await startWorkerd({ settings, siteFolder, onLog });
    shared = { workerd, settings: wanted };
    return workerd;
  }
  const { workerd } = shared;
  if (shared.settings !== wanted) {
    await retryIfConnectionClosed(() => workerd.configure(settings));
    shared.settings = wanted;
  }
  return workerd;
}

/** Sends a request over a new connection, because workerd may have closed a keep-alive connection. */
async function sendRequest(address: string, { method, headers, body }: Request, from: string) {
  if (!headers.has('Host')) headers.set('Host', 'localhost');
  headers.set('CF-Connecting-IP', from);
  const options = { method, headers: Object.fromEntries(headers), agent: false };
  const sent = request(address, options);
  sent.end(body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, rawHeaders } = answer;
  const answered = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    answered.append(rawHeaders[at] as string, rawHeaders[at + 1] as string);
  }
  const bytes = await buffer(answer);
  return new Response(bytes.length > 0 ? bytes : null, { status, headers: answered });
}
