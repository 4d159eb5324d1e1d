import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
  farewell: number;
}

/** The defaults of the platform are minutes, or none. */
export const deadlines: Deadlines = {
  headers: 10_000,
  request: 30_000,
  idle: 5_000,
  // Above the one for requests, so that those are told why they are broken off.
  silence: 40_000,
  farewell: 2_000,
};

/** The statuses of HTTP for what comes and is no request. */
export type BrokenRequestStatus = 400 | 408 | 413 | 431;

/**
 * Ends connections that `server` would keep, and answers what is not HTTP with what `refuse` writes.
 *
 * - A request that is answered before its end was read is not read any further, however much comes.
 * - A client that never comes to its next request, or does not take its answer, is left.
 * - Broken bytes after a good request do not take its answer away, and no request has two answers.
 */
export function guardConnections(
  server: Server,
  { headers, idle, silence, farewell }: Deadlines,
  refuse: (status: BrokenRequestStatus) => string,
): void {
  const connections = new Map<object, Connection>();
  let counting: NodeJS.Timeout | undefined;
  server.setTimeout(silence);

  server.on('connection', (socket: Socket) => {
    const connection: Connection = { socket, open: [], bytesBefore: 0, isLeft: false };
    connections.set(socket, connection);
    counting ??= setInterval(countBytes, countingPause).unref();
    socket.once('close', () => {
      clearTimeout(connection.untilNext);
      connections.delete(socket);
      if (connections.size > 0) return;
      clearInterval(counting);
      counting = undefined;
    });
  });

  server.on('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    clearTimeout(connection.untilNext);
    const exchange = { request, response };
    connection.open.push(exchange);
    connection.bytesBefore = request.socket.bytesRead;
    response.once('close', () => {
      connection.open = connection.open.filter((other) => other !== exchange);
      goOn(connection, request);
    });
  });

  server.on('clientError', (error, socket) => {
    const connection = connections.get(socket);
    if (connection) refuseRest(connection, statusOf(error));
    else socket.destroy();
  });

  function goOn(connection: Connection, answered: IncomingMessage): void {
    if (connection.isLeft || connection.socket.destroyed) return;
    if (!answered.complete) leave(connection);
    else if (connection.refusal) refuseRest(connection, connection.refusal);
    else if (connection.open.length === 0) {
      // Line breaks between requests are no request, and would keep the platform's own from it.
      connection.untilNext = setTimeout(() => connection.socket.destroy(), idle + headers).unref();
    }
  }

  // The parser has limits of its own for most of a request, and none for the rest, such as zeros
  // in front of the size of a chunk.
  function countBytes(): void {
    for (const connection of connections.values()) {
      const { socket, bytesBefore } = connection;
      if (socket.bytesRead - bytesBefore > mostBytes) refuseRest(connection, 413);
    }
  }

  function refuseRest(connection: Connection, status: BrokenRequestStatus): void {
    if (connection.isLeft) return;
    connection.refusal ??= status;
    const [next] = connection.open;
    // What came in good order is answered first.
    if (next?.request.complete) connection.socket.pause();
    // Half an answer is already on its way: a second one would be read as its end.
    else if (next?.response.headersSent || !connection.socket.writable) connection.socket.destroy();
    else leave(connection, refuse(connection.refusal));
  }

  // A connection that is closed with bytes unread is reset, and the answer may be lost on its way.
  // So it is closed for writing only, and whatever still comes stays unread.
  function leave(connection: Connection, lastWords?: string): void {
    const { socket } = connection;
    connection.isLeft = true;
    if (lastWords === undefined) socket.end();
    else socket.end(lastWords);
    // Whoever still begins to read the body in this turn would undo it.
    setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), farewell).unref();
  }
}

// Several times what a form may have; counted now and then, as counting each read costs a tenth of
// what the service can do.
const mostBytes = 256 * 1024;
const countingPause = 50;

interface Connection {
  socket: Socket;
  /** Requests that are not answered to their end, in the order in which they came. */
  open: { request: IncomingMessage; response: ServerResponse }[];
  /** How many had been read when the last request began. */
  bytesBefore: number;
  /** For what came after them and is no request. */
  refusal?: BrokenRequestStatus;
  isLeft: boolean;
  untilNext?: NodeJS.Timeout;
}

function statusOf({ code }: NodeJS.ErrnoException): BrokenRequestStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
