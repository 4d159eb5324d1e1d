import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type BrokenRequestStatus, GuardedConnection } from './guarded-connection.ts';

/** How long a client may keep a connection, in milliseconds. */
export interface Deadlines {
  /** Until the headers of a request are there, from its first byte or from the connection. */
  headers: number;
  /** Until a request is there as a whole. */
  request: number;
  /** From an answer to the next request. */
  idle: number;
  /** Without a byte in either direction, as with a client that does not take its answer. */
  silence: number;
  /** To take an answer that was given before the whole request was read. */
  drainTimeout: number;
}

/** The defaults of the platform are minutes, or none. */
export const deadlines: Deadlines = {
  headers: 10_000,
  request: 30_000,
  idle: 5_000,
  // Above the one for requests, so that those are told why they are broken off.
  silence: 40_000,
  drainTimeout: 2_000,
};

/** The connections of a server. */
export interface OpenConnections {
  /** How many connections and requests have come so far. */
  arrivals(): number;
  /** From now on every answer is the last one of its connection, and says so. */
  makeAnswersLast(): void;
  /**
   * Closes connections without a request, neither answered nor begun. The server's own
   * `closeIdleConnections` also breaks off answers that are still on their way to a slow reader.
   */
  closeIdle(): void;
}

/**
 * Ends connections that `server` would keep, and answers what is not HTTP with what `refuse` writes.
 *
 * - A request that is answered before its end was read is not read any further, however much comes.
 * - A client that never comes to its next request, or does not take its answer, is left.
 * - Broken bytes after a good request do not take its answer away, and no request has two answers.
 */
export function guardConnections(
  server: Server,
  { headers, idle, silence, drainTimeout }: Deadlines,
  refuse: (status: BrokenRequestStatus) => string,
): OpenConnections {
  const connections = new Map<object, GuardedConnection>();
  // Line breaks between requests are no request, and would keep the platform's own from it.
  const rules = { untilNext: idle + headers, drainTimeout, refuse };
  let arrivals = 0;
  let areLast = false;
  let counting: NodeJS.Timeout | undefined;
  server.setTimeout(silence);

  server.on('connection', (socket: Socket) => {
    arrivals += 1;
    connections.set(socket, new GuardedConnection(socket, rules));
    counting ??= setInterval(() => refuseFloods(connections.values()), countingPause).unref();
    socket.once('close', () => {
      connections.delete(socket);
      if (connections.size > 0) return;
      clearInterval(counting);
      counting = undefined;
    });
  });
  server.on('request', (request, response) => {
    arrivals += 1;
    const connection = connections.get(request.socket);
    connection?.follow(request, response);
    if (areLast) connection?.makeAnswersLast();
  });
  server.on('clientError', (error, socket) => {
    const connection = connections.get(socket);
    if (connection) connection.refuseRest(statusOf(error));
    else socket.destroy();
  });

  return {
    arrivals: () => arrivals,
    makeAnswersLast() {
      areLast = true;
      for (const connection of connections.values()) connection.makeAnswersLast();
    },
    closeIdle() {
      for (const connection of connections.values()) connection.closeIfIdle();
    },
  };
}

// The parser has limits of its own for most of a request, and none for the rest, such as zeros
// in front of the size of a chunk.
function refuseFloods(connections: Iterable<GuardedConnection>): void {
  for (const connection of connections) {
    if (connection.bytesSinceRequest > mostBytes) connection.refuseRest(413);
  }
}

// Several times what a form may have; counted now and then, as counting each read costs a tenth of
// what the service can do.
const mostBytes = 256 * 1024;
const countingPause = 50;

function statusOf({ code }: NodeJS.ErrnoException): BrokenRequestStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
