import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server, and what is going on in each. */
export interface OpenConnections {
  /** How many connections and requests have come so far. */
  arrivals(): number;
  /** From now on every answer is the last one of its connection, and says so. */
  makeAnswersLast(): void;
  /** Closes connections without a request, neither answered nor begun. */
  closeIdle(): void;
}

/**
 * Follows the connections of `server`.
 *
 * Its own `closeIdleConnections` also breaks off answers that are handed in but still on their way
 * to a slow reader.
 */
export function followConnections(server: Server): OpenConnections {
  const connections = new Map<object, Connection>();
  let arrivals = 0;
  let isLast = false;

  server.on('connection', (socket: Socket) => {
    arrivals += 1;
    connections.set(socket, { socket, bytesAnswered: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    arrivals += 1;
    const connection = connections.get(socket);
    if (!connection) return;
    connection.answer = response;
    if (isLast) makeLast(response);
    response.once('close', () => {
      delete connection.answer;
      connection.bytesAnswered = connection.socket.bytesRead;
    });
  });

  return {
    arrivals: () => arrivals,
    makeAnswersLast() {
      isLast = true;
      for (const { answer } of connections.values()) if (answer) makeLast(answer);
    },
    closeIdle() {
      for (const { socket, answer, bytesAnswered } of connections.values()) {
        if (!answer && socket.bytesRead === bytesAnswered) socket.destroy();
      }
    },
  };
}

interface Connection {
  socket: Socket;
  answer?: ServerResponse;
  /** More than these have been read once a further request has begun. */
  bytesAnswered: number;
}

function makeLast(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('Connection', 'close');
}
