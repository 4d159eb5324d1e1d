import { connect } from 'node:net';
import { connect as connectOverTls } from 'node:tls';
import type { OpenSocket } from '../outbox/deliver-by-smtp.ts';

/**
 * Connects to the mail server by its name, with TLS or without. nodemailer itself resolves the name
 * and connects to an address. A Worker cannot do that: its platform checks the certificate against
 * the address, and its name lookups do not know the names of a local machine.
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
    // An error without a listener would be thrown.
    socket.on('error', () => {});
    socket.destroy();
    callback(error, false);
  };
  // Has the fields of nodemailer's own errors, which `smtp-fault.ts` uses to classify them.
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
