import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { closedHeaders } from '#contract/content-security-policy.ts';

/** Time limits for client connections, in milliseconds. Node's defaults are minutes or unlimited. */
export const timeLimits = {
  /** Maximum time to receive the headers, from the first byte of the request or from the start of the connection. */
  headers: 10_000,
  /** Maximum time to receive a whole request, with its body. */
  request: 30_000,
  /** Maximum time that a connection stays open between a response and the next request. */
  idle: 5_000,
  /**
   * For a connection without any bytes in either direction. Longer than `request`, so that a slow request
   * gets a 408.
   */
  silence: 40_000,
};

/** A host and a port, or the file descriptor of a socket that already listens. */
export type ListenTarget = Required<Pick<ListenOptions, 'host' | 'port'>> | { fd: number };

/** Starts the HTTP server. Rejects if listening fails. */
export async function listen(app: Hono, target: ListenTarget, limits = timeLimits) {
  const respond = async (request: Request, bindings: HttpBindings): Promise<Response> => {
    const response = await app.fetch(request, bindings);
    // During shutdown, tells the client not to send another request on this connection.
    if (!server.listening) response.headers.set('Connection', 'close');
    return response;
  };
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: limits.headers / 5,
      // The app checks Host (`../app/host-check.ts`), because health checks of proxies may omit it.
      requireHostHeader: false,
    },
    // `localhost` is the host of health checks without Host.
    getRequestListener(respond as typeof app.fetch, {
      hostname: 'localhost',
      errorHandler: refuse,
    }),
  );
  server.setTimeout(limits.silence);
  server.listen(target);
  await once(server, 'listening');
  return {
    address: describeAddress(server),
    /**
     * Stops accepting connections and closes idle ones. Open requests still get their responses. After
     * `timeout` milliseconds, the remaining connections are destroyed.
     */
    async close(timeout: number): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      const cutOff = setTimeout(() => server.closeAllConnections(), timeout);
      await closed;
      clearTimeout(cutOff);
    },
  };
}

/** The response to a request that the app cannot interpret. */
function refuse(): Response {
  return new Response(null, { status: 400, headers: [...closedHeaders, ['Connection', 'close']] });
}

function describeAddress(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  const isLoopback = address === '127.0.0.1' || address === '::1';
  if (isLoopback) return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
