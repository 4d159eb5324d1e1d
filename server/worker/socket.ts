import { connect } from 'node:net';
import { connect as connectOverTls } from 'node:tls';
import type { OpenSocket } from '../outbox/deliver-by-smtp.ts';
import { countSubrequests } from './subrequests.ts';

/**
 * Connects to the mail server by host name, with or without TLS. By default, nodemailer resolves the host
 * name and connects to the IP address. This does not work in a Worker: Cloudflare would check the certificate
 * against the IP address, and its DNS lookups do not know the names of the local machine.
 */
export const openSocket: OpenSocket = (
  { secure = false, host, port, tls, connectionTimeout },
  callback,
) => {
  if (!host) return callback(null, false);
  countSubrequests(1);
  const socket = secure
    ? connectOverTls({ ...tls, host, port: Number(port) || 465, servername: host })
    : connect({ host, port: Number(port) || 587 });
  const settle = (error: Error | null) => {
    clearTimeout(deadline);
    socket.removeListener('error', fail);
    if (!error) return callback(null, { connection: socket, secured: secure });
    // A later error event without a listener would be thrown, so errors are ignored.
    socket.on('error', () => {});
    socket.destroy();
    callback(error, false);
  };
  // The error gets the fields of nodemailer's own errors, because `smtp-fault.ts` classifies errors by these
  // fields.
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
