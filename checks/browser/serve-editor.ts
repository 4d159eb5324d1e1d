import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { securityHeaders } from '#contract/content-security-policy.ts';
import { readStaticFiles, serveStaticFiles } from '../../server/node/static-files/static-files.ts';
import { buildAdmin } from '../../site/admin/build-admin.ts';

/** A running server for the content editor. */
export interface ServedEditor {
  /** Address of the editor's page. */
  address: string;
  close(): Promise<void>;
}

/** Builds the editor and serves it with the same code and headers as the service. */
export async function serveEditor(): Promise<ServedEditor> {
  const folder = await mkdtemp(join(tmpdir(), 'editor-'));
  // A made-up repository, to which the tests never send requests.
  await buildAdmin(folder, { name: 'owner/site', branch: 'main' });
  // The editor's page uses the site's icon, which only a build of the whole site generates.
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of securityHeaders) c.res.headers.set(name, value);
  });
  app.all('*', serveStaticFiles(readStaticFiles(folder, () => '')));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/admin`,
    async close() {
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true });
    },
  };
}
