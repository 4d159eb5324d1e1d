import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** Serves a built folder on a free port of this machine; `/blog` is answered by `blog.html`. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? '/index' : pathname;
    const file = extname(path) in types ? path : `${path}.html`;
    const send = (status: number, type: string, body: Buffer) =>
      response
        .writeHead(status, { 'Content-Type': type, 'Cache-Control': 'max-age=3600' })
        .end(body);
    try {
      const body = await readFile(join(folder, decodeURIComponent(file)));
      send(200, types[extname(file)] as string, body);
    } catch {
      send(404, 'text/plain', Buffer.from('Not found'));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
