import { parse } from 'parse5';
import { strictTransport } from '#contract/content-security-policy.ts';
import { formHooks } from '#contract/form-hooks.ts';
import { eachElement, getAttribute } from '#contract/html-tree.ts';

interface Site {
  address: URL;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(body: string, headers?: Record<string, string>): Promise<Response>;
}

/** Description of a problem; undefined if there is none. */
type Fault = string | undefined;

interface Check {
  name: string;
  /**
   * What differs on a static host, which serves the pages without the service: `absent` checks need the service, and
   * `host` checks depend on headers that not every static host can set.
   */
  onStaticHost?: 'absent' | 'host';
  run(site: Site): Promise<Fault>;
}

export interface CheckResult {
  name: string;
  fault: Fault;
  /** Whether the fault is an expected difference of a static host. */
  isExpected: boolean;
}

/** All checks, with the most basic first. No check stores an inquiry. */
const checks: Check[] = [
  {
    name: 'the home page responds',
    run: async ({ get }) => expectStatus(await get('/'), 200),
  },
  {
    name: 'the home page has a strict policy',
    onStaticHost: 'host',
    run: async ({ get }) => {
      const { headers } = await get('/');
      const policy = headers.get('Content-Security-Policy') ?? 'none';
      const isStrict = /^default-src 'none'; (?!.*unsafe)/.test(policy);
      return isStrict ? undefined : `Content-Security-Policy is ${policy}`;
    },
  },
  {
    name: 'https is required for a year (https only)',
    onStaticHost: 'host',
    run: async ({ address, get }) => {
      if (address.protocol !== 'https:') return undefined;
      const [name, expected] = strictTransport;
      const { headers } = await get('/');
      const actual = headers.get(name);
      if (actual === expected) return undefined;
      if (actual !== null) return `${name} is ${actual}`;
      return `${name} is not sent; if a proxy is in front of the service, set TRUST_PROXY=1, and let the proxy send X-Forwarded-Proto. With TRUST_PROXY=0, all visitors also share one rate limit`;
    },
  },
  {
    name: 'http redirects to https (https only)',
    run: async ({ address, get }) => {
      if (address.protocol !== 'https:') return undefined;
      const { headers } = await get(`http://${address.host}/`);
      const location = headers.get('Location') ?? 'nowhere';
      return location.startsWith('https://') ? undefined : `it leads to ${location}`;
    },
  },
  {
    name: 'pages are compressed',
    onStaticHost: 'host',
    run: async ({ get }) => {
      const { headers } = await get('/', { 'Accept-Encoding': 'br, gzip' });
      return headers.has('Content-Encoding') ? undefined : 'no Content-Encoding';
    },
  },
  {
    name: 'scripts are cached for a year',
    onStaticHost: 'host',
    run: async ({ get }) => {
      const contactPage = await (await get('/contact')).text();
      const path = /\/_astro\/[\w.-]+\.js/.exec(contactPage)?.[0];
      if (path === undefined) return '/contact names no script';
      const { headers } = await get(path);
      const cacheControl = headers.get('Cache-Control') ?? 'not sent';
      const isCached = cacheControl.includes('immutable');
      return isCached ? undefined : `Cache-Control of ${path} is ${cacheControl}`;
    },
  },
  {
    name: 'the canonical address is this one',
    run: async ({ address, get }) => {
      const homePage = await (await get('/')).text();
      const canonical = /rel="?canonical"? href="([^"]+)"/.exec(homePage)?.[1] ?? 'none';
      if (canonical === address.href) return undefined;
      return `it is ${canonical}; set SITE_URL and build again`;
    },
  },
  {
    name: 'the sitemap lists pages that exist',
    run: async ({ get }) => {
      const sitemap = await (await get('/sitemap.xml')).text();
      const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address);
      const last = addresses.at(-1);
      if (last === undefined) return 'it lists none';
      const fault = expectStatus(await get(new URL(last).pathname), 200);
      return fault && `${last}: ${fault}`;
    },
  },
  {
    name: 'an unknown address gets a page with status 404',
    run: async ({ get }) => {
      const answer = await get('/there-is-no-such-page');
      const isPage = (await answer.text()).includes('<h1');
      return isPage ? expectStatus(answer, 404) : 'it has no heading';
    },
  },
  {
    name: 'the service and its mail are healthy',
    onStaticHost: 'absent',
    run: async ({ get }) => {
      for (const path of ['/healthz', '/healthz/mail']) {
        const answer = await get(path);
        const isHealthy = answer.ok && (await answer.text()).includes('"ok"');
        if (!isHealthy)
          return `${path} has status ${answer.status}, or the response is not from this service`;
      }
      return undefined;
    },
  },
  {
    name: 'a form without a name is refused and returned filled in',
    onStaticHost: 'absent',
    run: async ({ post }) => {
      const answer = await post('message=smoke', { Accept: 'text/html' });
      const isFilledIn = (await answer.text()).includes('smoke');
      return isFilledIn
        ? expectStatus(answer, 422)
        : `expected a page, got status ${answer.status} without a page`;
    },
  },
  {
    name: "another site's form is refused",
    onStaticHost: 'absent',
    run: async ({ post }) =>
      expectStatus(await post('', { Origin: 'https://elsewhere.invalid' }), 403),
  },
];

function expectStatus({ status }: Response, expected: number): Fault {
  return status === expected ? undefined : `expected status ${expected}, got ${status}`;
}

/** Runs all checks on the site at `address`. The timeout of each request is ten seconds. */
export async function checkSite(address: URL): Promise<CheckResult[]> {
  const request = (path: string, init: RequestInit) =>
    fetch(new URL(path, address), {
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
      ...init,
    });
  const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const site: Site = {
    address,
    get: (path, headers = {}) => request(path, { headers }),
    post: (body, headers = {}) =>
      request('/api/contact', { method: 'POST', body, headers: { ...formType, ...headers } }),
  };
  const results: CheckResult[] = [];
  const isStatic = await postsElsewhere(site);
  for (const { name, onStaticHost, run } of checks) {
    // The cause of a failed fetch is more specific than its message.
    const fault =
      isStatic && onStaticHost === 'absent'
        ? 'not checked, because the form posts to another service'
        : await run(site).catch(({ message, cause }) => String(cause ?? message));
    results.push({ name, fault, isExpected: isStatic && onStaticHost !== undefined });
  }
  return results;
}

/** Whether the contact form posts to another site, as it does on a static host. */
async function postsElsewhere({ address, get }: Site): Promise<boolean> {
  const html = await get('/contact').then(
    (answer) => answer.text(),
    () => '',
  );
  const form = [...eachElement(parse(html))].find(
    (element) => element.tagName === 'form' && getAttribute(element, formHooks.form) !== undefined,
  );
  const action = form && getAttribute(form, 'action');
  return action !== undefined && new URL(action, address).origin !== address.origin;
}
