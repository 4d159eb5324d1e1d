import type { MiddlewareHandler } from 'hono';
import type { Log } from '../shared/log.ts';

/** Headers that proxies add and browsers do not send. */
const proxyHeaders = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'];

/**
 * Logs the first request that a proxy seems to have forwarded while no proxy is trusted: the service then
 * takes the address of the proxy for that of every visitor. `proxies` is the number of trusted proxies.
 */
export function warnAboutProxy(proxies: number, log: Log): MiddlewareHandler {
  let isDone = proxies > 0;
  return async (c, next) => {
    if (!isDone && proxyHeaders.some((name) => c.req.header(name) !== undefined)) {
      isDone = true;
      log.warn(
        'a request was forwarded by a proxy, but TRUST_PROXY is 0, so all visitors behind that proxy share one rate limit: set TRUST_PROXY to the number of proxies in front of the service',
      );
    }
    await next();
  };
}
