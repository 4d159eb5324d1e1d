import type { Handler } from 'hono';
import { notFoundRoute } from '#contract/routes.ts';
import type { SitePages, WritePolicy } from '../shared/pages.ts';
import { decodePath, findRedirect } from '../shared/redirect.ts';

const policyHeader = 'Content-Security-Policy';

/** The Cloudflare binding that gives access to the built files. */
export interface AssetsBinding {
  fetch(request: Request): Promise<Response>;
}

/**
 * Creates a handler that serves the built site like the server on Node. Cloudflare serves most files itself
 * and calls the Worker only for some paths; see `run_worker_first` in `wrangler.jsonc`.
 */
export function serveAssets(assets: AssetsBinding, writePolicy: WritePolicy): Handler {
  const exists = async (path: string) => {
    if (isNotServed(path)) return false;
    const { status } = await assets.fetch(createAssetRequest(encodeURI(path), 'HEAD'));
    // Cloudflare redirects the former addresses that `_redirects` lists with status 308.
    return status === 200 || status === 308;
  };

  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' });
    }
    const { pathname, search } = new URL(c.req.url);
    const path = decodePath(pathname);
    if (path !== undefined && !isNotServed(path)) {
      const response = await assets.fetch(c.req.raw);
      if (response.status === 200 || response.status === 304) return ensurePolicy(response);
    }
    const location = await findRedirect(exists, pathname);
    if (location === undefined) return respondNotFound();
    return c.body(null, 308, { Location: location + search, 'Cache-Control': 'no-cache' });
  };

  /**
   * Adds the Content-Security-Policy if it is missing. Cloudflare only adds the policies that `_headers`
   * contains.
   */
  async function ensurePolicy(response: Response): Promise<Response> {
    // Copies the response, because the headers of the original response cannot be changed.
    const answer = new Response(response.body, response);
    if (!isPage(answer) || answer.headers.has(policyHeader) || answer.status === 304) return answer;
    const html = await answer.text();
    const { status, headers } = answer;
    headers.set(policyHeader, writePolicy(html));
    return new Response(html, { status, headers });
  }

  async function respondNotFound(): Promise<Response> {
    const page = await ensurePolicy(await assets.fetch(createAssetRequest(notFoundRoute)));
    page.headers.delete('ETag');
    return new Response(page.body, { status: 404, headers: page.headers });
  }
}

export function createAssetPages(assets: AssetsBinding, writePolicy: WritePolicy): SitePages {
  const cache = new Map<string, string>();
  return {
    writePolicy,
    async readHtml(path) {
      const cached = cache.get(path);
      if (cached !== undefined) return cached;
      const response = await assets.fetch(createAssetRequest(path));
      if (response.status !== 200 || !isPage(response)) return undefined;
      const html = await response.text();
      cache.set(path, html);
      return html;
    },
  };
}

// Whether a path gets the not-found page. Pages are only served without `.html`, and the not-found page is
// not served under its own path.
function isNotServed(path: string): boolean {
  return path === notFoundRoute || path.endsWith('.html');
}

// Creates a request for a built file. Only the path matters; the host is arbitrary.
function createAssetRequest(path: string, method = 'GET'): Request {
  return new Request(`https://assets.local${path}`, { method, redirect: 'manual' });
}

function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
