import { createServer, type Server, STATUS_CODES } from 'node:http';
import { type AddressInfo, Server as SocketServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { closedHeaders } from '#contract/content-security-policy.ts';
import { GuardedConnection } from './guarded-connection.ts';

/** How long a client may keep a connection, in milliseconds; the platform's are minutes, or none. */
export const deadlines = {
  /** Until the headers of a request are there, from its first byte or from the connection. */
  headers: 10_000,
  request: 30_000,
  idle: 5_000,
  /** Without a byte in either direction; above the last but one, so that those are told why. */
  silence: 40_000,
  /** To take an answer that was given before the whole request was read. */
  drainTimeout: 2_000,
};

/** Listens at `host` and `port`; rejects when it cannot. */
export async function listen(app: Hono, host: string, port: number, limits = deadlines) {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.headers / 5,
    // A request without Host reaches the listener below, whose answer has the headers of all.
    requireHostHeader: false,
  });
  server.setTimeout(limits.silence);
  const answer = getRequestListener(app.fetch, {
    errorHandler: () => new Response(null, { status: 400, headers: bareHeaders }),
    // It would read an unwanted body as fast as it comes, for half a second.
    autoCleanupIncoming: false,
  });
  const connections = new Map<object, GuardedConnection>();
  const rules = {
    // Line breaks between requests are no request, and would keep the platform's own limit from it.
    untilNext: limits.idle + limits.headers,
    drainTimeout: limits.drainTimeout,
    refuse: writeBareAnswer,
  };
  const coming = { arrivals: 0, areLast: false };

  server.on('connection', (socket) => {
    coming.arrivals += 1;
    connections.set(socket, new GuardedConnection(socket, rules));
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    coming.arrivals += 1;
    const connection = connections.get(request.socket);
    connection?.follow(request, response);
    if (coming.areLast) connection?.makeAnswersLast();
    void answer(request, response);
  });
  server.on('clientError', (error, socket) => {
    connections.get(socket)?.refuseRest(statusOf(error));
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  return {
    address: describeAddress(server, host),
    /**
     * Takes no new connection and answers every request that comes on the open ones, until they are
     * closed; breaks off what is left after `timeout` milliseconds.
     */
    async close(timeout: number): Promise<void> {
      coming.areLast = true;
      for (const connection of connections.values()) connection.makeAnswersLast();
      const rest = setTimeout(() => server.closeAllConnections(), timeout);
      await acceptWaiting(coming, timeout / 2);
      // The close of an HTTP server also closes connections that are idle this very moment, and its
      // `closeIdleConnections` breaks off answers that are on their way to a slow reader.
      const closed = new Promise<void>((resolve) => {
        SocketServer.prototype.close.call(server, () => resolve());
      });
      const idleFrom = performance.now() + idleTimeout;
      const closeIdle = () => {
        if (performance.now() < idleFrom) return;
        for (const connection of connections.values()) connection.closeIfIdle();
      };
      // Only after the turn in which all that has arrived is read is it known who is idle.
      const closingIdle = setInterval(() => setImmediate(closeIdle), 50);
      await closed;
      clearInterval(closingIdle);
      clearTimeout(rest);
    },
  };
}

// A browser or proxy that is in the middle of something sends its next request within this time.
// It is answered, and the answer ends the connection; one that is closed unasked would be reset.
const idleTimeout = 1000;

// Connections that wait to be accepted are reset together with the listening socket, whatever was
// sent on them. So it is closed right after a turn of the event loop in which nothing arrived: what
// can still come in between has microseconds for it. Where there is no such turn within `timeout`
// milliseconds, as under a flood, it is closed anyway.
async function acceptWaiting(coming: { arrivals: number }, timeout: number): Promise<void> {
  const deadline = performance.now() + timeout;
  let before: number;
  do {
    before = coming.arrivals;
    await nextTurn();
    await nextTurn();
  } while (coming.arrivals > before && performance.now() < deadline);
}

const bareHeaders: [string, string][] = [...closedHeaders, ['Connection', 'close']];

function writeBareAnswer(status: number): string {
  const lines = bareHeaders.map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Content-Length: 0\r\n\r\n`;
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function describeAddress(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = host === '127.0.0.1' || host === '::1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
