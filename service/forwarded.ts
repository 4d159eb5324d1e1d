import { isIP } from 'node:net';
import type { Context } from 'hono';

/**
 * Reads where a request comes from: the visitor's address, empty if unknown, and scheme and host as
 * the browser sees them. `proxies` is the number of trusted proxies in front of the service.
 *
 * Each proxy appends the address that it saw to `X-Forwarded-For`. So the visitor's address is the
 * entry that the outermost trusted proxy appended, `proxies` entries from the end; anybody could
 * have written the entries before it.
 */
export function readSource(c: Context, proxies: number) {
  const url = new URL(c.req.url);
  // `@hono/node-server` passes this with each request, and `worker/worker.ts` does the same.
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  const peer = incoming?.socket?.remoteAddress ?? '';
  const readForwarded = (header: string) =>
    proxies > 0 ? pickEntry(c.req.header(header), proxies) : '';

  const forwardedFor = stripPort(readForwarded('X-Forwarded-For'));
  const scheme = readForwarded('X-Forwarded-Proto').toLowerCase() || url.protocol.slice(0, -1);
  const isSecure = scheme === 'https';
  const host = readForwarded('X-Forwarded-Host') || url.host;
  return {
    address: isIP(forwardedFor) ? forwardedFor : peer,
    origin: readOrigin(`${isSecure ? 'https' : 'http'}://${host}`) ?? url.origin,
    isSecure,
  };
}

/** The entry that the outermost of `proxies` proxies appended to a header. */
function pickEntry(header: string | undefined, proxies: number): string {
  const entries = (header ?? '').split(',').map((entry) => entry.trim());
  return entries[Math.max(0, entries.length - proxies)] ?? '';
}

function stripPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** The origin of a URL, without a default port; undefined if it has none. */
export function readOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return origin === 'null' ? undefined : origin;
}
