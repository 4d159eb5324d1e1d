import { connect } from 'node:tls';
import type { OpenSocket } from '../outbox/deliver-by-smtp.ts';

/**
 * Opens connections that begin with TLS, by the name of the mail server: the library connects to
 * one of its addresses, for which the platform then finds no certificate. All others are left to
 * the library.
 */
export const openSocket: OpenSocket = (
  { secure, host, port, tls, connectionTimeout },
  callback,
) => {
  if (!secure || !host) return callback(null, false);
  const socket = connect({ ...tls, host, port: Number(port) || 465, servername: host });
  const settle = (error: Error | null) => {
    clearTimeout(deadline);
    socket.removeListener('error', fail);
    if (!error) return callback(null, { connection: socket, secured: true });
    // What still comes of it is nobody's to hear.
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
  socket.once('secureConnect', () => settle(null));
};
