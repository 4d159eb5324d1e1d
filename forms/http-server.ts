import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { closedPolicy, securityHeaders } from './static-files/content-security-policy.ts';

/** A server that listens. */
export interface HttpServer {
  /** Where it listens, as a web address. */
  address: string;
  /** Takes nothing new, answers what it took, and breaks off what is left after `patience` ms. */
  close(patience: number): Promise<void>;
}

/** Listens at `host` and `port`; rejects when it cannot. */
export async function listen(app: Hono, host: string, port: number): Promise<HttpServer> {
  const server = createServer({
    // The defaults are minutes, in which a body that never comes holds a connection.
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 2_000,
    // A request without Host reaches the listener below, whose answer has the headers of all.
    requireHostHeader: false,
  });
  const answer = getRequestListener(app.fetch, { errorHandler: refuseBrokenRequest });
  const responses = new WeakMap<object, ServerResponse>();
  server.on('request', (request, response) => {
    responses.set(request.socket, response);
    void answer(request, response);
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Half an answer is already on its way: a second one would be read as its end.
    if (!socket.writable || responses.get(socket)?.headersSent) socket.destroy();
    else socket.end(writeBareAnswer(statusOf(error)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    address: describeAddress(server, host),
    close: (patience) => close(server, patience),
  };
}

async function close(server: Server, patience: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A kept connection becomes idle only once its answer is out, so it is looked for repeatedly.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const rest = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(idle);
  clearTimeout(rest);
}

const bareHeaders = [
  ...securityHeaders,
  ['Content-Security-Policy', closedPolicy],
  ['Connection', 'close'],
] as const;

function refuseBrokenRequest(): Response {
  return new Response(null, { status: 400, headers: bareHeaders.map(([...pair]) => pair) });
}

function statusOf(error: NodeJS.ErrnoException): 400 | 408 | 431 {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function writeBareAnswer(status: number): string {
  const lines = bareHeaders.map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, 'Content-Length: 0', '', ''].join(
    '\r\n',
  );
}

function describeAddress(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = host === '127.0.0.1' || host === '::1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
