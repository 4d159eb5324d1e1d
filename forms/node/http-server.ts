import { createServer, type Server, STATUS_CODES } from 'node:http';
import { type AddressInfo, Server as SocketServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { closedPolicy, securityHeaders } from '../../contract/content-security-policy.ts';
import {
  type Deadlines,
  deadlines,
  guardConnections,
  type OpenConnections,
} from './guard-connections.ts';
import type { BrokenRequestStatus } from './guarded-connection.ts';

/** A server that listens. */
interface HttpServer {
  /** Where it listens, as a web address. */
  address: string;
  /**
   * Takes no new connection and answers every request that comes on the open ones, until they are
   * closed; breaks off what is left after `timeout` milliseconds.
   */
  close(timeout: number): Promise<void>;
}

/** Listens at `host` and `port`; rejects when it cannot. */
export async function listen(
  app: Hono,
  host: string,
  port: number,
  limits: Deadlines = deadlines,
): Promise<HttpServer> {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.headers / 5,
    // A request without Host reaches the listener below, whose answer has the headers of all.
    requireHostHeader: false,
  });
  const answer = getRequestListener(app.fetch, {
    errorHandler: refuseBrokenRequest,
    // It would read what nobody asked for as fast as it comes, for half a second.
    autoCleanupIncoming: false,
  });
  const connections = guardConnections(server, limits, writeBareAnswer);
  server.on('request', (request, response) => void answer(request, response));
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    address: describeAddress(server, host),
    close: (timeout) => close(server, connections, timeout),
  };
}

// A browser or proxy that is in the middle of something sends its next request within this time.
// It is answered, and the answer ends the connection; one that is closed unasked would be reset.
const idleTimeout = 1000;

async function close(server: Server, connections: OpenConnections, timeout: number): Promise<void> {
  connections.makeAnswersLast();
  const rest = setTimeout(() => server.closeAllConnections(), timeout);
  await acceptWaiting(connections, timeout / 2);
  const closed = new Promise<void>((resolve) => {
    // The close of an HTTP server also closes connections that are idle this very moment.
    SocketServer.prototype.close.call(server, () => resolve());
  });
  let closingIdle: NodeJS.Timeout | undefined;
  const untilIdle = setTimeout(() => {
    // Only after the turn in which all that has arrived is read is it known who is idle.
    closingIdle = setInterval(() => setImmediate(connections.closeIdle), 50);
  }, idleTimeout);
  await closed;
  clearTimeout(untilIdle);
  clearInterval(closingIdle);
  clearTimeout(rest);
}

// Connections that wait to be accepted are reset together with the listening socket, whatever was
// sent on them. So it is closed right after a turn of the event loop in which nothing arrived: what
// can still come in between has microseconds for it. Where there is no such turn within `patience`
// milliseconds, as under a flood, it is closed anyway.
async function acceptWaiting(connections: OpenConnections, patience: number): Promise<void> {
  const deadline = performance.now() + patience;
  let before: number;
  do {
    before = connections.arrivals();
    await nextTurn();
    await nextTurn();
  } while (connections.arrivals() > before && performance.now() < deadline);
}

const bareHeaders = [
  ...securityHeaders,
  ['Content-Security-Policy', closedPolicy],
  ['Connection', 'close'],
] as const;

function refuseBrokenRequest(): Response {
  return new Response(null, { status: 400, headers: bareHeaders.map(([...pair]) => pair) });
}

function writeBareAnswer(status: BrokenRequestStatus): string {
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
