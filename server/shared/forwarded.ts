import { isIP } from 'node:net';
import type { Context } from 'hono';

/**
 * Reads the visitor's IP address (empty if unknown) and the scheme and host that the browser uses. `proxies`
 * is the number of trusted proxies in front of the service.
 *
 * Each proxy appends the address of its client to `X-Forwarded-For`. So the visitor's address is the entry
 * that the outermost trusted proxy appended, `proxies` entries from the end. The entries before it cannot be
 * trusted, because the client may have sent them.
 */
export function readSource(c: Context, proxies: number) {
  const url = new URL(c.req.url);
  // `@hono/node-server` and `worker/worker.ts` pass `incoming` with each request.
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

/** Returns the header entry that the outermost of `proxies` proxies appended. */
function pickEntry(header: string | undefined, proxies: number): string {
  const entries = (header ?? '').split(',').map((entry) => entry.trim());
  return entries[Math.max(0, entries.length - proxies)] ?? '';
}

function stripPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/**
 * Returns the origin of a URL, without a default port, or undefined if the URL is invalid or has no origin.
 */
export function readOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return origin === 'null' ? undefined : origin;
}
