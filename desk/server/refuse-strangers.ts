import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/**
 * Lets only this machine's own editor page through: another site that the owner's browser has open,
 * or a name that leads here, could otherwise write files.
 *
 * @throws Refusal
 */
export function refuseStrangers(request: IncomingMessage): void {
  const { method, headers, socket } = request;
  if (!isLoopback(socket.remoteAddress)) throw refuse('it answers only this computer');
  const { host = '' } = headers;
  const [, port] = /^(?:localhost|127\.0\.0\.1|\[::1\]):(\d+)$/.exec(host) ?? [];
  if (Number(port) !== socket.localPort) throw refuse('open it as http://localhost with its port');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw refuse('it answers only its own page');
  }
  if (method === 'GET') return;
  if (method !== 'POST') throw new Refusal(405, 'The desk takes GET and POST.');
  if (headers.origin !== `http://${host}`) throw refuse('it answers only its own page');
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) {
    throw refuse('it takes only JSON');
  }
}

function isLoopback(address = ''): boolean {
  return /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address) || address === '::1';
}

const refuse = (why: string) => new Refusal(403, `The desk does not answer this: ${why}.`);
