import { cp, glob, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runService } from '#server/testing/running-service.ts';
import { siteFolder } from '../site/site-folder.ts';

/** A copy of the built site, served at its own origin, that a later release can replace. */
export interface DeployedSite {
  origin: string;
  /** Folder in which the service stores inquiries and emails. */
  dataFolder: string;
  /** Pauses the service: connections are accepted but get no response, as on a very poor network. */
  stopResponding(): void;
  resumeResponding(): void;
  /** Changes the HTML of every page and the names of all hashed files, and restarts the service. */
  deployNextRelease(changeHtml: (html: string) => string): Promise<void>;
  remove(): Promise<void>;
}

/** Serves a copy of the built site. `settings` are environment variables; `change` may edit the copy in `dist` first. */
export async function deploySite({
  settings = {},
  change = async () => {},
}: {
  settings?: Record<string, string>;
  change?: (dist: string) => Promise<void>;
} = {}): Promise<DeployedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-site-'));
  const dist = join(folder, 'dist');
  await cp(join(siteFolder, 'dist'), dist, { recursive: true });
  await symlink(join(siteFolder, 'content'), join(folder, 'content'));
  await change(dist);
  const serve = (PORT: string) => runService(folder, { settings: { ...settings, PORT } });
  let service = await serve('0');
  const { port } = new URL(service.address);
  return {
    origin: `http://127.0.0.1:${port}`,
    dataFolder: join(folder, 'data'),
    stopResponding: () => service.process.kill('SIGSTOP'),
    resumeResponding: () => service.process.kill('SIGCONT'),
    async deployNextRelease(changeHtml) {
      // Kill the process, because a graceful shutdown waits for the connections that browsers keep open.
      service.process.kill('SIGKILL');
      await service.exited;
      await rewriteBuild(dist, changeHtml);
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
async function rewriteBuild(dist: string, changeHtml: (html: string) => string): Promise<void> {
  const hashedFiles = await Array.fromAsync(glob('{_astro,drawings}/*', { cwd: dist }));
  const newNames = new Map(
    hashedFiles.map((path) => [basename(path), basename(path).replace('.', '-next.')]),
  );
  const oldNames = [...newNames.keys()].map((name) => RegExp.escape(name));
  const anyOldName = new RegExp(oldNames.join('|'), 'g');
  const replaceNames = (text: string) =>
    text.replace(anyOldName, (name) => newNames.get(name) ?? name);
  const isCompressed = (path: string) => /\.(br|gz)$/.test(path);
  for (const path of await Array.fromAsync(glob('**/*.{html,js,css,br,gz}', { cwd: dist }))) {
    const file = join(dist, path);
    if (isCompressed(path)) {
      // Delete compressed copies, because the service would serve them instead of the changed files.
      await rm(file);
      continue;
    }
    const text = replaceNames(await readFile(file, 'utf8'));
    await writeFile(file, path.endsWith('.html') ? changeHtml(text) : text);
  }
  for (const path of hashedFiles.filter((file) => !isCompressed(file))) {
    await rename(join(dist, path), join(dist, replaceNames(path)));
  }
}
