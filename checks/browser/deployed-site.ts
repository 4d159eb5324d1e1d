import { cp, glob, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { runService } from '#service/robustness/running-service.ts';

const project = resolve(import.meta.dirname, '../..');

/** A copy of the built site, served at its own origin, that a later release can replace. */
export interface DeployedSite {
  origin: string;
  /** Folder in which the service stores inquiries and emails. */
  dataFolder: string;
  /** Pauses the service: connections are accepted but get no response, as on a very poor network. */
  stopResponding(): void;
  resumeResponding(): void;
  /** Replaces the build with one whose HTML and hashed file names differ, and restarts the service. */
  deployNextRelease(change: (html: string) => string): Promise<void>;
  remove(): Promise<void>;
}

/** Serves a copy of the built site. `settings` are environment variables; `change` may edit the copy first. */
export async function deploySite({
  settings = {},
  change = async () => {},
}: {
  settings?: Record<string, string>;
  change?: (dist: string) => Promise<void>;
} = {}): Promise<DeployedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-site-'));
  const dist = join(folder, 'dist');
  await cp(join(project, 'dist'), dist, { recursive: true });
  await symlink(join(project, 'content'), join(folder, 'content'));
  await change(dist);
  const serve = (PORT: string) => runService(folder, { settings: { ...settings, PORT } });
  let service = await serve('0');
  const { port } = new URL(service.address);
  return {
    origin: `http://127.0.0.1:${port}`,
    dataFolder: join(folder, 'data'),
    stopResponding: () => service.process.kill('SIGSTOP'),
    resumeResponding: () => service.process.kill('SIGCONT'),
    async deployNextRelease(change) {
      // Kill the process, because a graceful shutdown waits for the connections that browsers keep open.
      service.process.kill('SIGKILL');
      await service.exited;
      await rewriteBuild(dist, change);
      service = await serve(port);
    },
    async remove() {
      service.process.kill('SIGKILL');
      await service.exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Renames every hashed file and all references to it, as if every file had changed in the next build. */
async function rewriteBuild(dist: string, change: (html: string) => string): Promise<void> {
  const hashed = await Array.fromAsync(glob('{_astro,drawings}/*', { cwd: dist }));
  const names = new Map(
    hashed.map((path) => [basename(path), basename(path).replace('.', '-next.')]),
  );
  const known = new RegExp([...names.keys()].map((name) => RegExp.escape(name)).join('|'), 'g');
  const renamed = (text: string) => text.replace(known, (name) => names.get(name) ?? name);
  const isCompressed = (path: string) => /\.(br|gz)$/.test(path);
  for (const path of await Array.fromAsync(glob('**/*.{html,js,css,br,gz}', { cwd: dist }))) {
    const file = join(dist, path);
    if (isCompressed(path)) {
      await rm(file);
      continue;
    }
    const text = renamed(await readFile(file, 'utf8'));
    await writeFile(file, path.endsWith('.html') ? change(text) : text);
  }
  for (const path of hashed.filter((each) => !isCompressed(each))) {
    await rename(join(dist, path), join(dist, renamed(path)));
  }
}
