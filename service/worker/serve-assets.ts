import type { Handler } from 'hono';
import { notFoundRoute } from '#contract/routes.ts';
import { decodePath, findLocation, type Pages, type WritePolicy } from '../documents.ts';

export interface AssetsBinding {
  fetch(request: Request): Promise<Response>;
}

/**
 * Answers what the platform hands to the Worker, from the built files and by the rules of the
 * server on Node. Most of them it answers itself, before the Worker is asked; see `wrangler.jsonc`.
 */
export function serveAssets(assets: AssetsBinding, writePolicy: WritePolicy): Handler {
  const has = async (path: string) => {
    if (isOnlyShown(path)) return false;
    const { status } = await assets.fetch(ask(encodeURI(path), 'HEAD'));
    return status === 200;
  };

  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' });
    }
    const { pathname, search } = new URL(c.req.url);
    const path = decodePath(pathname);
    if (path !== undefined && !isOnlyShown(path)) {
      const response = await assets.fetch(c.req.raw);
      if (response.status === 200 || response.status === 304) return withPolicy(response);
    }
    const location = await findLocation(has, pathname);
    if (location === undefined) return answerNotFound();
    return c.body(null, 308, { Location: location + search, 'Cache-Control': 'no-cache' });
  };

  /** The platform puts the headers of `_headers` on it; should it not, the page has its policy all the same. */
  async function withPolicy(response: Response): Promise<Response> {
    const answer = new Response(response.body, response);
    if (!isPage(answer) || answer.headers.has(policyHeader) || answer.status === 304) return answer;
    const html = await answer.text();
    const { status, headers } = answer;
    headers.set(policyHeader, writePolicy(html));
    return new Response(html, { status, headers });
  }

  async function answerNotFound(): Promise<Response> {
    const page = await withPolicy(await assets.fetch(ask(notFoundRoute)));
    page.headers.delete('ETag');
    return new Response(page.body, { status: 404, headers: page.headers });
  }
}

export function createAssetPages(assets: AssetsBinding, writePolicy: WritePolicy): Pages {
  const texts = new Map<string, string>();
  return {
    writePolicy,
    async find(path) {
      const known = texts.get(path);
      if (known !== undefined) return known;
      const response = await assets.fetch(ask(path));
      if (response.status !== 200 || !isPage(response)) return undefined;
      const html = await response.text();
      texts.set(path, html);
      return html;
    },
  };
}

const policyHeader = 'Content-Security-Policy';

// Pages have no address that names their file, and the one for unknown addresses has none at all.
function isOnlyShown(path: string): boolean {
  return path === notFoundRoute || path.endsWith('.html');
}

// Files are asked for by their path; the host means nothing.
function ask(path: string, method = 'GET'): Request {
  return new Request(`https://assets.local${path}`, { method });
}

function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
