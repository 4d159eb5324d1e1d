import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { type AddressInfo, Server as SocketServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { closedHeaders } from '#contract/content-security-policy.ts';
import { GuardedConnection } from './guarded-connection.ts';

/** Limits of a client's connection, in milliseconds. Node's defaults are minutes, or unlimited. */
export const deadlines = {
  /** For the headers of a request, from its first byte or from the start of the connection. */
  headers: 10_000,
  /** For a whole request. */
  request: 30_000,
  /** Between an answer and the next request. */
  idle: 5_000,
  /** Without a byte in either direction. Longer than `request`, so that a slow request gets a 408. */
  silence: 40_000,
  /** To read an answer that was sent before the whole request was received. */
  drainTimeout: 2_000,
};

/** Listens at `host` and `port`; rejects if that fails. */
export async function listen(app: Hono, host: string, port: number, limits = deadlines) {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.headers / 5,
    // Node's own refusal of a request without Host would lack the security headers.
    requireHostHeader: false,
  });
  server.setTimeout(limits.silence);
  const answer = getRequestListener(app.fetch, {
    errorHandler: () => new Response(null, { status: 400, headers: bareHeaders }),
    // The cleanup would read the body of a refused request at full speed for half a second.
    autoCleanupIncoming: false,
  });
  const connections = new Map<object, GuardedConnection>();
  const rules = {
    // Line breaks between requests are not a request, but they reset Node's own idle timeout.
    nextRequestTimeout: limits.idle + limits.headers,
    drainTimeout: limits.drainTimeout,
    writeRefusal: writeBareAnswer,
  };
  /** Connections and requests so far. */
  let arrivals = 0;
  let isClosing = false;

  server.on('connection', (socket) => {
    arrivals += 1;
    connections.set(socket, new GuardedConnection(socket, rules));
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    arrivals += 1;
    const connection = connections.get(request.socket);
    connection?.track(request, response);
    if (isClosing) connection?.announceClose();
    if (hasOneHost(request)) void answer(request, response);
    else response.writeHead(400, bareHeaders.flat()).end();
  });
  server.on('clientError', (error, socket) => {
    connections.get(socket)?.refuseRest(statusOf(error));
  });
  server.on('checkContinue', (request, response) => {
    continueOnceRead(request, response);
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  return {
    address: describeAddress(server, host),
    /**
     * Accepts no new connections, and answers every request on the open ones until they are closed.
     * After `timeout` milliseconds the remaining connections are cut off.
     */
    async close(timeout: number): Promise<void> {
      isClosing = true;
      for (const connection of connections.values()) connection.announceClose();
      const cutOff = setTimeout(() => server.closeAllConnections(), timeout);
      await waitForQuietTurn(() => arrivals, timeout / 2);
      // `http.Server.close` would close connections that are idle at this very moment, and
      // `closeIdleConnections` cuts off answers on their way to a slow reader. The method of the
      // base class only stops listening.
      const closed = new Promise<void>((resolve) => {
        SocketServer.prototype.close.call(server, () => resolve());
      });
      const idleSince = performance.now() + idleTimeout;
      const closeIdle = () => {
        if (performance.now() < idleSince) return;
        for (const connection of connections.values()) connection.closeIfIdle();
      };
      // `setImmediate` runs after everything that has arrived is read: only then is it known which
      // connections are idle.
      const closingIdle = setInterval(() => setImmediate(closeIdle), 50);
      await closed;
      clearInterval(closingIdle);
      clearTimeout(cutOff);
    },
  };
}

// Milliseconds. A browser or proxy in the middle of something sends its next request within this
// time; its answer then ends the connection. Closing the connection at once would reset it.
const idleTimeout = 1000;

/**
 * Waits for a turn of the event loop without arrivals, at most `timeout` milliseconds, as there is
 * none in a flood of requests.
 *
 * The listening socket must be closed right after such a turn: closing it resets connections that
 * the kernel has accepted and this process has not, whatever was sent on them. In a quiet turn only
 * those of the last microseconds are affected.
 */
async function waitForQuietTurn(countArrivals: () => number, timeout: number): Promise<void> {
  const deadline = performance.now() + timeout;
  let before: number;
  do {
    before = countArrivals();
    await nextTurn();
    await nextTurn();
  } while (countArrivals() > before && performance.now() < deadline);
}

/** Headers of responses that do not come from the app. */
const bareHeaders: [name: string, value: string][] = [...closedHeaders, ['Connection', 'close']];

/**
 * Whether the request has no Host header or one valid one. If there were several, a proxy and this server might
 * use different ones. The app itself refuses a request without Host.
 */
function hasOneHost({ headersDistinct }: IncomingMessage): boolean {
  const [host, ...others] = headersDistinct.host ?? [];
  return others.length === 0 && !/[\s,/@?#]/.test(host ?? '');
}

/**
 * Sends `100 Continue` to a client that waits with `Expect: 100-continue`, but only once the app reads the
 * body. If the app refuses the request because of its headers, the client gets only the refusal.
 */
function continueOnceRead(request: IncomingMessage, response: ServerResponse): void {
  request.once('resume', () => {
    if (!response.headersSent) response.writeContinue();
  });
}

function writeBareAnswer(status: number): string {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...bareHeaders.map(([name, value]) => `${name}: ${value}`),
    'Content-Length: 0',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return 400;
}

function describeAddress(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const isLoopback = host === '127.0.0.1' || host === '::1';
  const isIPv6 = host.includes(':');
  if (isLoopback) return `http://localhost:${port}`;
  return isIPv6 ? `http://[${host}]:${port}` : `http://${host}:${port}`;
}
