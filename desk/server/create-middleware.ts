import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Desk } from './create-desk.ts';
import { Refusal } from './refusal.ts';
import { refuseStrangers } from './refuse-strangers.ts';

/** The files of the editor by their addresses below /_desk. */
export type ReadEditorFile = (name: string) => Promise<SentFile | undefined>;

interface SentFile {
  type: string;
  body: string | Buffer;
}

/** The desk as middleware of a dev server: everything below /_desk, all else goes on. */
export function createMiddleware(desk: Desk, readEditorFile: ReadEditorFile) {
  const routes = listRoutes(desk);
  let last: Promise<unknown> = Promise.resolve();
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/_desk' && !pathname.startsWith('/_desk/')) {
      next();
      return;
    }
    void answer(response, async () => {
      refuseStrangers(request);
      if (!pathname.startsWith('/_desk/api/')) {
        return sendFile(response, await readEditorFile(pathname.slice('/_desk/'.length)));
      }
      if (pathname === '/_desk/api/photo' && request.method === 'GET') {
        return sendFile(response, await desk.readPhoto(searchParams.get('name') ?? ''));
      }
      const route = routes[`${request.method} ${pathname.slice('/_desk/api'.length)}`];
      if (!route) throw new Refusal(404, `The desk has no ${request.method} ${pathname}.`);
      const sent = request.method === 'POST' ? await readJson(request) : searchParams.get('path');
      // One after the other: what is checked is what is then written.
      const turn = last.then(() => route.do(sent as never));
      last = turn.catch(() => undefined);
      sendJson(response, route.status ?? 200, await turn);
    });
  };
}

interface Route {
  do: (sent: never) => Promise<object>;
  status?: number;
}

function listRoutes(desk: Desk): Record<string, Route> {
  return {
    'GET /files': { do: desk.listFiles },
    'GET /file': { do: desk.readFile },
    'POST /file': { do: desk.saveFile },
    'POST /check': { do: desk.checkFile },
    'POST /new': { do: desk.createFile, status: 201 },
    'POST /delete': { do: desk.deleteFile },
    'POST /photo': { do: desk.addPhoto },
    'POST /undo': { do: desk.undo },
    'GET /places': { do: desk.listPlaces },
    'GET /changes': { do: desk.listChanges },
    'POST /publish': { do: desk.publish },
  };
}

async function answer(response: ServerResponse, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const { status, message, details } =
      error instanceof Refusal ? error : new Refusal(500, `The desk failed: ${String(error)}`);
    sendJson(response, status, { error: message, ...details });
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > mostBytes) throw new Refusal(413, 'The photo is too large; expected at most 45 MB.');
    parts.push(part as Buffer);
  }
  try {
    const sent: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    if (sent !== null && typeof sent === 'object' && !Array.isArray(sent)) return sent;
  } catch {
    // Told below.
  }
  throw new Refusal(400, 'The desk expected a JSON object.');
}

/** A photograph of 45 MB as base64. */
const mostBytes = 60 * 1024 * 1024;

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { ...guarded, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function sendFile(response: ServerResponse, file: SentFile | undefined): void {
  if (!file) throw new Refusal(404, 'The desk has no such file.');
  response.writeHead(200, { ...guarded, 'content-type': file.type });
  response.end(file.body);
}

const guarded = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
