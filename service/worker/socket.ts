import { connect } from 'node:net';
import { connect as connectOverTls } from 'node:tls';
import type { OpenSocket } from '../outbox/deliver-by-smtp.ts';

/**
 * Opens connections by the name of the mail server, those that begin with TLS and those that turn to
 * it later. The library would connect to one of its addresses: the platform then finds no
 * certificate for it, and looks names up on the network, where those of a machine's own are not.
 */
export const openSocket: OpenSocket = (
  { secure = false, host, port, tls, connectionTimeout },
  callback,
) => {
  if (!host) return callback(null, false);
  const socket = secure
    ? connectOverTls({ ...tls, host, port: Number(port) || 465, servername: host })
    : connect({ host, port: Number(port) || 587 });
  const settle = (error: Error | null) => {
    clearTimeout(deadline);
    socket.removeListener('error', fail);
    if (!error) return callback(null, { connection: socket, secured: secure });
    // Errors that come later have no listener.
    socket.on('error', () => {});
    socket.destroy();
    callback(error, false);
  };
  // As the library describes them, so that they are judged alike.
  const fail = (error: NodeJS.ErrnoException) =>
    settle(
      Object.assign(error, { code: 'ESOCKET', command: 'CONN', originalCode: error.code ?? 'TLS' }),
    );
  const timeout = { code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'CONNECT_TIMEOUT' };
  const deadline = setTimeout(
    () => settle(Object.assign(new Error('Connection timeout'), timeout)),
    connectionTimeout,
  );
  socket.once('error', fail);
  socket.once(secure ? 'secureConnect' : 'connect', () => settle(null));
};
