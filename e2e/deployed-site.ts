import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { buildWorker } from '../site/integrations/offline-worker.ts';

const project = resolve(import.meta.dirname, '..');

/** The built site at an address of its own, where a later build can take its place. */
export interface DeployedSite {
  origin: string;
  /** Where it keeps what it receives. */
  dataFolder: string;
  /** Takes requests and does not answer them, as a network does that is there in name only. */
  fallSilent(): void;
  answerAgain(): void;
  /** Puts a build in its place whose words and whose file names differ, and starts anew. */
  deployNext(change: (html: string) => string): Promise<void>;
  remove(): Promise<void>;
}

/** Serves a copy of the built site. */
export async function deploySite(): Promise<DeployedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-site-'));
  const dist = join(folder, 'dist');
  await cp(join(project, 'dist'), dist, { recursive: true });
  await symlink(join(project, 'content'), join(folder, 'content'));
  let { service, port } = await serve(folder, '0');
  return {
    origin: `http://127.0.0.1:${port}`,
    dataFolder: join(folder, 'data'),
    fallSilent: () => service.kill('SIGSTOP'),
    answerAgain: () => service.kill('SIGCONT'),
    async deployNext(change) {
      service.kill();
      await once(service, 'exit');
      await changeBuild(dist, change);
      ({ service, port } = await serve(folder, port));
    },
    async remove() {
      service.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function serve(
  folder: string,
  port: string,
): Promise<{ service: ChildProcess; port: string }> {
  const service = spawn(process.execPath, [join(project, 'forms/main.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of service.stdout ?? []) {
    const ready = /"address":"http:\/\/[^:"]+:(\d+)/.exec(String(chunk));
    if (!ready) continue;
    // Read on, or the service would stand still at a full pipe.
    service.stdout?.resume();
    return { service, port: ready[1] as string };
  }
  throw new Error('The service ended before it was ready.');
}

/** Renames every hashed file wherever it is named, as a build after a change of all of them does. */
async function changeBuild(dist: string, change: (html: string) => string): Promise<void> {
  const hashed = await Array.fromAsync(glob('{_astro,drawings}/*', { cwd: dist }));
  const names = new Map(
    hashed.map((path) => [basename(path), basename(path).replace('.', '-next.')]),
  );
  const known = new RegExp([...names.keys()].map((name) => RegExp.escape(name)).join('|'), 'g');
  const renamed = (text: string) => text.replace(known, (name) => names.get(name) ?? name);
  for (const path of await Array.fromAsync(glob('**/*.{html,js,css,br,gz}', { cwd: dist }))) {
    const file = join(dist, path);
    if (/\.(br|gz)$/.test(path)) await rm(file);
    else {
      const text = renamed(await readFile(file, 'utf8'));
      await writeFile(file, path.endsWith('.html') ? change(text) : text);
    }
  }
  for (const path of hashed.filter((each) => !/\.(br|gz)$/.test(each))) {
    await rename(join(dist, path), join(dist, renamed(path)));
  }
  await buildWorker(dist);
}
