import type { Context, MiddlewareHandler } from 'hono';

/** The part of Node's request that tells which Host headers the client sent. Absent on the Worker. */
interface IncomingHead {
  httpVersion?: string;
  headersDistinct?: { host?: string[] };
}

/**
 * Refuses requests without exactly one Host header: with several, a proxy and this service could use
 * different ones. Load balancers check health with HTTP/1.0, which needs no Host: such a request is answered
 * at `healthPaths`, and so is OPTIONS, which HAProxy sends if no path is set.
 */
export function refuseWrongHost(healthPaths: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const { httpVersion, headersDistinct } = readIncoming(c);
    // Cloudflare refuses such requests before they reach the Worker.
    if (!headersDistinct) return next();
    const [host, ...otherHosts] = headersDistinct.host ?? [];
    const isHealthCheck = healthPaths.includes(c.req.path) || c.req.method === 'OPTIONS';
    const mayBeMissing = isHealthCheck && httpVersion === '1.0';
    const isRight = host === undefined ? mayBeMissing : host !== '' && otherHosts.length === 0;
    return isRight ? next() : c.body(null, 400, { Connection: 'close' });
  };
}

function readIncoming(c: Context): IncomingHead {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingHead };
  return incoming ?? {};
}
