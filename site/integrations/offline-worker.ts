import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { readCollection } from '#schemas/read-content.ts';
import { serviceRoute } from '../../contract/routes.ts';
import {
  type Core,
  type CorePage,
  countCorePages,
  isAdornment,
  listCorePaths,
} from '../src/offline/core-pages.ts';

const worker = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));

/**
 * Builds the service worker, which stores pages for use without a network. Its bytes change with
 * every core page: that is how browsers learn of a new build.
 */
export function offlineWorker(): AstroIntegration {
  return {
    name: 'offline-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await buildWorker(fileURLToPath(dir));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/sw.js', (_request, response) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.setHeader('Cache-Control', 'no-store');
          response.end(workerThatLeaves);
        });
      },
    },
  };
}

// A worker left by `npm start` at the same address would show stored pages.
const workerThatLeaves = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

/** Writes `sw.js` for the site in `dist` beside its pages. */
export async function buildWorker(dist: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('..', import.meta.url)),
    publicDir: false,
    define: {
      builtCore: JSON.stringify(await readCore(dist)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      lib: { entry: worker, formats: ['iife'], name: 'offline', fileName: () => 'sw.js' },
    },
  });
}

/** The core pages of the site in `dist` and every file that they need, found in what was built. */
export async function readCore(dist: string): Promise<Core> {
  const built = await readdir(join(dist, '_astro'));
  const revision = createHash('sha256');
  const pages: CorePage[] = [];
  const emergency = await readEmergencyPaths();
  for (const path of listCorePaths(emergency)) {
    const html = await readFile(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    revision.update(html);
    const named = html.match(/(?<![\w.])\/(?:favicon\.svg|(?:_astro|drawings)\/[\w.-]+)/g) ?? [];
    const needed = named.filter((name) => !isAdornment(name));
    pages.push({ path, assets: await withImports(dist, built, new Set(needed)) });
  }
  const counts = countCorePages(emergency);
  return { revision: revision.digest('hex').slice(0, 10), pages, counts };
}

/** The pages of the services that run day and night. */
async function readEmergencyPaths(): Promise<string[]> {
  const services = await readCollection('services');
  return services.filter(({ alwaysOn }) => alwaysOn).map(({ id }) => serviceRoute(id));
}

/** With the files that scripts import, at any depth. */
async function withImports(dist: string, built: string[], found: Set<string>): Promise<string[]> {
  // The loop also visits what it adds.
  for (const asset of found) {
    if (!asset.endsWith('.js')) continue;
    const script = await readFile(join(dist, asset), 'utf8');
    for (const name of built) if (script.includes(name)) found.add(`/_astro/${name}`);
  }
  return [...found];
}
