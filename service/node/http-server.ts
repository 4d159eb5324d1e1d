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

/**
 * Milliseconds for which an idle connection stays open during shutdown. A browser or proxy that is about to
 * send a request sends it within this time, and the response then closes the connection. Closing the
 * connection earlier would reset it while the request is on its way.
 */
const idleTimeout = 1000;

/** Milliseconds between two checks for idle connections during shutdown. */
const idleCheckInterval = 50;

/** Time limits for client connections, in milliseconds. Node's defaults are minutes or unlimited. */
export const deadlines = {
  /** For the headers of a request, from the first byte of the request or from the start of the connection. */
  headers: 10_000,
  /** For receiving a whole request. */
  request: 30_000,
  /** Between a response and the next request. */
  idle: 5_000,
  /**
   * For a connection without any bytes in either direction. Longer than `request`, so that a slow request
   * gets a 408.
   */
  silence: 40_000,
  /** For the client to read a response that was sent before the whole request was received. */
  drainTimeout: 2_000,
};

/** Headers of responses that are sent without the app. */
const bareHeaders: [name: string, value: string][] = [...closedHeaders, ['Connection', 'close']];

/** Starts the HTTP server at `host` and `port`. Rejects if listening fails. */
export async function listen(app: Hono, host: string, port: number, limits = deadlines) {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.headers / 5,
    // Node's own response to a request without Host has no security headers, so the app refuses such
    // requests.
    requireHostHeader: false,
  });
  server.setTimeout(limits.silence);
  const answer = getRequestListener(app.fetch, {
    errorHandler: () => new Response(null, { status: 400, headers: bareHeaders }),
    // Automatic cleanup would read the body of a refused request at full speed for half a second.
    autoCleanupIncoming: false,
  });
  const connections = new Map<object, GuardedConnection>();
  const rules = {
    // Line breaks between requests reset Node's own idle timeout, so the next request has a time limit of its
    // own.
    nextRequestTimeout: limits.idle + limits.headers,
    drainTimeout: limits.drainTimeout,
    writeRefusal: writeBareResponse,
  };
  /** Number of connections and requests so far. */
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
     * Stops accepting connections. Requests on open connections still get their responses. After `timeout`
     * milliseconds, the remaining connections are destroyed.
     */
    async close(timeout: number): Promise<void> {
      isClosing = true;
      for (const connection of connections.values()) connection.announceClose();
      const cutOff = setTimeout(() => server.closeAllConnections(), timeout);
      await waitForQuietTurn(() => arrivals, timeout / 2);
      await closeOnceIdle(server, () => connections.values());
      clearTimeout(cutOff);
    },
  };
}

/**
 * Stops listening, and closes each connection when it is idle. Resolves once all connections are closed.
 */
async function closeOnceIdle(
  server: Server,
  listConnections: () => Iterable<GuardedConnection>,
): Promise<void> {
  // `http.Server.close` would immediately close connections that are idle now, and `closeIdleConnections`
  // would cut off responses to slow readers. The `close` method of the base class only stops listening.
  const closed = new Promise<void>((resolve) => {
    SocketServer.prototype.close.call(server, () => resolve());
  });
  const idleSince = performance.now() + idleTimeout;
  const closeIdle = () => {
    if (performance.now() < idleSince) return;
    for (const connection of listConnections()) connection.closeIfIdle();
  };
  // `setImmediate` runs after all received bytes are read. Only then is it known which connections are idle.
  const closingIdle = setInterval(() => setImmediate(closeIdle), idleCheckInterval);
  await closed;
  clearInterval(closingIdle);
}

/**
 * Waits for a turn of the event loop without new connections or requests. Gives up after `timeout`
 * milliseconds, because a flood of requests leaves no quiet turn.
 *
 * The listening socket must be closed right after a quiet turn. Closing the socket resets connections that
 * the kernel has accepted but this process has not. After a quiet turn, this affects only connections that
 * arrived within the last few microseconds.
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

/**
 * Whether the request has no Host header or exactly one valid Host header. With several Host headers, a proxy
 * and this server could use different ones. A request without Host is refused by the app.
 */
function hasOneHost({ headersDistinct }: IncomingMessage): boolean {
  const [host, ...others] = headersDistinct.host ?? [];
  return others.length === 0 && !/[\s,/@?#]/.test(host ?? '');
}

/**
 * Sends `100 Continue` to a client that sent `Expect: 100-continue`, but only when the app starts to read the
 * body. If the app refuses the request because of the headers, the client gets only the refusal.
 */
function continueOnceRead(request: IncomingMessage, response: ServerResponse): void {
  request.once('resume', () => {
    if (!response.headersSent) response.writeContinue();
  });
}

function writeBareResponse(status: number): string {
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
