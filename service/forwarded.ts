import { isIP } from 'node:net';
import type { Context } from 'hono';

/**
 * Reads where a request comes from: the visitor's address, empty where there is none, and scheme and
 * host as the browser sees them. `proxies` is how many proxies in front are believed.
 *
 * Each proxy adds what it saw at the end of `X-Forwarded-For`, so the entry that counts is the
 * one that the outermost believed proxy added: that many from the end. What stands before it
 * could have been written by anybody.
 */
export function readSource(c: Context, proxies: number) {
  const url = new URL(c.req.url);
  // What the server on Node hands over with each request, and the Worker does as it does.
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  const peer = incoming?.socket?.remoteAddress ?? '';
  const pick = (header: string) =>
    proxies > 0 ? pickForwarded(c.req.header(header), proxies) : '';

  const forwardedFor = stripPort(pick('X-Forwarded-For'));
  const scheme = pick('X-Forwarded-Proto').toLowerCase();
  const isSecure = scheme === '' ? url.protocol === 'https:' : scheme === 'https';
  const host = pick('X-Forwarded-Host') || url.host;
  return {
    address: isIP(forwardedFor) ? forwardedFor : peer,
    origin: readOrigin(`${isSecure ? 'https' : 'http'}://${host}`) ?? url.origin,
    isSecure,
  };
}

function pickForwarded(header: string | undefined, proxies: number): string {
  const entries = (header ?? '').split(',').map((entry) => entry.trim());
  return entries[Math.max(0, entries.length - proxies)] ?? '';
}

function stripPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** The origin of a web address, default ports left out; undefined when it has none. */
export function readOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return origin === 'null' ? undefined : origin;
}
