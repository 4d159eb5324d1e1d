import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import type { D1Binding } from '../worker/bindings.ts';
import { bundleWorker, wranglerConfig } from './bundle-worker.ts';
import { migrateD1 } from './migrate-d1.ts';

/** How the Worker runs on this machine. */
interface WorkerdOptions {
  /** What the site and its service are told, by name. */
  settings: Record<string, string>;
  /** The built site. */
  siteFolder: string;
  /** Where the database is kept; without it, it is gone with the process. */
  dataFolder?: string;
  host?: string;
  /** Without it a free one. */
  port?: number;
  onLog?(line: string): void;
}

/** The Worker in the runtime of the platform, with a database of its own. */
export interface Workerd {
  /** Where it answers, such as `http://127.0.0.1:40123`. */
  address: string;
  readonly database: D1Binding;
  /** Asks it in memory; the address is any of its site. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Starts again with other settings. */
  configure(settings: Record<string, string>): Promise<void>;
  /** Runs what a time of `wrangler.jsonc` is for. */
  runScheduled(cron: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the Worker on workerd, without a network, and brings its tables up to date. */
export async function startWorkerd(options: WorkerdOptions): Promise<Workerd> {
  const { dataFolder, host = '127.0.0.1', port = 0, onLog } = options;
  const modules = await bundleWorker();
  const { workerOptions } = unstable_getMiniflareWorkerOptions(wranglerConfig);
  const { modulesRules: _, assets, ...others } = workerOptions;
  const describe = ({ settings, siteFolder }: Pick<WorkerdOptions, 'settings' | 'siteFolder'>) =>
    convertV4MiniflareOptions({
      ...others,
      name: 'website',
      modules,
      modulesRoot: '/',
      bindings: settings,
      assets: { ...(assets as object), directory: siteFolder },
      ...(dataFolder === undefined ? {} : { resourcePersistencePath: dataFolder }),
      host,
      port,
      log: new Log(LogLevel.NONE),
      cf: false,
      telemetry: { enabled: false },
      unsafeTriggerHandlers: true,
      handleStructuredLogs: ({ message }: { message: string }) => onLog?.(message),
    } as Parameters<typeof convertV4MiniflareOptions>[0]);
  const miniflare = new Miniflare(describe(options));
  const address = (await miniflare.ready).origin;
  const openDatabase = async () => {
    const database = (await miniflare.getD1Database('DB')) as unknown as D1Binding;
    await migrateD1(database);
    return database;
  };
  let database = await openDatabase();
  return {
    address,
    get database() {
      return database;
    },
    fetch: (url, init) =>
      miniflare.dispatchFetch(url, {
        redirect: 'manual',
        ...init,
      } as never) as unknown as Promise<Response>,
    async configure(settings) {
      await miniflare.setOptions(describe({ ...options, settings }));
      database = await openDatabase();
    },
    async runScheduled(cron) {
      const worker = (await miniflare.getWorker()) as unknown as Schedulable;
      await worker.scheduled({ cron });
    },
    stop: () => miniflare.dispose(),
  };
}

interface Schedulable {
  scheduled(options: { cron: string }): Promise<unknown>;
}
