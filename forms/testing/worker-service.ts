import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startWorkerd, type Workerd } from '../edge/workerd.ts';
import { listEnquiries } from '../enquiry/store/enquiry-records.ts';
import { connectD1 } from '../worker/d1-database.ts';
import { writeTestSite } from './write-site.ts';

/**
 * The service of one test on the Worker. All tests of a file share one runtime, as its start takes
 * seconds; each begins with empty tables.
 */
export async function startWorkerTestService(settings: Record<string, string>) {
  const workerd = await takeWorkerd({ RATE_LIMIT: 'off', ...settings });
  await empty(workerd);
  lines = [];

  const request = async (path: string, { from, ...init }: RequestInit & { from: string }) => {
    // The runtime takes bytes and not the forms of another `fetch`.
    const { url, method, headers, body } = new Request(`http://localhost${path}`, {
      ...init,
      ...(init.body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit);
    headers.set('CF-Connecting-IP', from);
    const bytes = body ? await new Response(body).arrayBuffer() : undefined;
    return workerd.fetch(url, { method, headers: [...headers], ...(bytes ? { body: bytes } : {}) });
  };
  return {
    logLines: lines,
    request,
    list: () => listEnquiries(connectD1(workerd.database)),
  };
}

let shared: { workerd: Workerd; settings: string } | undefined;
let lines: string[] = [];

async function takeWorkerd(told: Record<string, string>): Promise<Workerd> {
  const settings = JSON.stringify(told);
  if (shared && shared.settings !== settings) await shared.workerd.configure(told);
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
