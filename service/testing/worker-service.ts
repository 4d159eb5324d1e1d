import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { listInquiries } from '../inquiry/store/inquiry-records.ts';
import { connectD1 } from '../worker/d1-database.ts';
import { overKeptConnections } from './over-kept-connections.ts';
import { startWorkerd, type Workerd } from './workerd.ts';
import { writeTestSite } from './write-site.ts';

/**
 * The service of one test on the Worker. All tests of a file share one runtime, as its start takes
 * seconds; each begins with empty tables.
 */
export async function startWorkerTestService(settings: Record<string, string>) {
  const workerd = await takeWorkerd({ RATE_LIMIT: 'off', ...settings });
  await overKeptConnections(() => empty(workerd));
  lines = [];

  const send = async (path: string, { from, ...init }: RequestInit & { from: string }) => {
    const { method, headers, body } = new Request(`http://localhost${path}`, {
      ...init,
      ...(init.body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit);
    if (!headers.has('Host')) headers.set('Host', 'localhost');
    headers.set('CF-Connecting-IP', from);
    const bytes = body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined;
    return ask(workerd.address + path, { method, headers: Object.fromEntries(headers) }, bytes);
  };
  return {
    logLines: lines,
    request: send,
    list: () => overKeptConnections(() => listInquiries(connectD1(workerd.database))),
  };
}

/** Asks over a connection of its own, which nobody can have closed meanwhile. */
async function ask(
  address: string,
  options: RequestOptions,
  body: Buffer | undefined,
): Promise<Response> {
  const sent = request(address, { ...options, agent: false });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, rawHeaders } = answer;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] as string, rawHeaders[at + 1] as string);
  }
  const bytes = await buffer(answer);
  return new Response(bytes.length > 0 ? bytes : null, { status, headers });
}

let shared: { workerd: Workerd; settings: string } | undefined;
let lines: string[] = [];

async function takeWorkerd(told: Record<string, string>): Promise<Workerd> {
  const settings = JSON.stringify(told);
  const { workerd: running } = shared ?? {};
  if (running && shared?.settings !== settings) {
    await overKeptConnections(() => running.configure(told));
  }
  const workerd = shared?.workerd ?? (await start(told));
  shared = { workerd, settings };
  return workerd;
}

afterAll(async () => {
  await shared?.workerd.stop();
  rmSync(siteFolder, { recursive: true, force: true });
});

const siteFolder = mkdtempSync(join(tmpdir(), 'worker-test-'));
writeTestSite(siteFolder);

async function start(settings: Record<string, string>): Promise<Workerd> {
  return startWorkerd({ settings, siteFolder, onLog: (line) => lines.push(line) });
}

async function empty({ database }: Workerd): Promise<void> {
  const tables = ['mails', 'enquiries', 'post_counts', 'outbox_pause', 'heartbeat'];
  await database.batch(tables.map((table) => database.prepare(`delete from ${table}`)));
}
