import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Miniflare } from 'miniflare';
import { unstable_DevEnv } from 'wrangler';
import { wranglerConfig } from '../edge/wrangler.ts';
import type { D1Binding } from '../worker/d1-database.ts';

/** The Worker with the limit on queries. */
const entrypoint = fileURLToPath(new URL('./limited-worker.ts', import.meta.url));

const invocationLine = /^queries of this invocation: (\d+)$/;

const migrations = new URL('../database/migrations/', import.meta.url);

interface WorkerdOptions {
  settings: Record<string, string>;
  siteFolder: string;
  onLog?(line: string): void;
}

/** The handler of scheduled events. Miniflare has no type for the object that `getWorker` returns. */
interface Schedulable {
  scheduled(options: { cron: string }): Promise<unknown>;
}

/** The Worker, running in workerd with a database in memory. */
export interface Workerd {
  /** The address of the Worker, such as `http://127.0.0.1:40123`. */
  readonly address: string;
  readonly database: D1Binding;
  /** Number of D1 queries of each finished invocation, with the work after the response. */
  readonly invocations: number[];
  /** Passes a request to the Worker without a network connection. The URL may have any host. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Restarts the Worker with other settings. */
  configure(settings: Record<string, string>): Promise<void>;
  /** Runs the Worker's handler for a cron schedule of `wrangler.jsonc`. */
  runScheduled(cron: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the Worker like `wrangler dev` and creates the tables of its database. */
export async function startWorkerd(options: WorkerdOptions): Promise<Workerd> {
  const { siteFolder, onLog } = options;
  const environment = new unstable_DevEnv();
  const invocations: number[] = [];
  const readLine = (line: string) => {
    const queries = invocationLine.exec(line)?.[1];
    if (queries === undefined) onLog?.(line);
    else invocations.push(Number(queries));
  };
  const describe = (settings: Record<string, string>) => ({
    config: wranglerConfig,
    entrypoint,
    assets: siteFolder,
    bindings: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [name, { type: 'plain_text', value }]),
    ),
    envFiles: [],
    dev: {
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      watch: false,
      persist: false,
      logLevel: 'none',
      structuredLogsHandler: ({ message }: { message: string }) => readLine(message),
    },
  });
  const worker = await environment.startWorker(describe(options.settings) as never);
  const waitUntilReady = async () => worker.fetch(`${(await worker.url).origin}/robots.txt`);
  await waitUntilReady();
  const runtime = () => (environment.runtimes[0] as unknown as { mf: Miniflare }).mf;
  // The address of workerd itself, because wrangler's proxy changes host and scheme in headers.
  let { origin: address } = await runtime().ready;
  const open = async () => (await runtime().getD1Database('DB')) as unknown as D1Binding;
  let database = await open();
  await createTables(database);
  return {
    get address() {
      return address;
    },
    get database() {
      return database;
    },
    invocations,
    fetch: (url, init) =>
      runtime().dispatchFetch(url, {
        redirect: 'manual',
        ...init,
      } as never) as unknown as Promise<Response>,
    async configure(settings) {
      await worker.setConfig(describe(settings) as never, true);
      await waitUntilReady();
      address = (await runtime().ready).origin;
      database = await open();
    },
    async runScheduled(cron) {
      const { scheduled } = (await runtime().getWorker()) as unknown as Schedulable;
      await scheduled({ cron });
    },
    stop: () => worker.dispose(),
  };
}

async function createTables(database: D1Binding): Promise<void> {
  for (const name of (await readdir(migrations)).sort()) {
    const text = await readFile(new URL(name, migrations), 'utf8');
    const statements = text.split('--> statement-breakpoint');
    await database.batch(statements.map((each) => database.prepare(each)));
  }
}
