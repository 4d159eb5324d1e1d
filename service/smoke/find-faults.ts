import { strictTransport } from '#contract/content-security-policy.ts';

/** Asks a site that is deployed; what is wrong with the answer, if something is. */
type Find = (site: Site) => Promise<string | undefined>;

interface Site {
  address: URL;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(body: string, headers?: Record<string, string>): Promise<Response>;
}

/** Twelve questions in the order of what depends on what; the posts leave nothing behind. */
const questions: Record<string, Find> = {
  'the home page is there': async ({ get }) => wrong(await get('/'), 200),
  'its policy closes what it does not use': async ({ get }) => {
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? 'none';
    return /^default-src 'none'; (?!.*unsafe)/.test(policy) ? undefined : `it is ${policy}`;
  },
  'https, where it is asked, is kept for a year': async ({ address, get }) => {
    if (address.protocol !== 'https:') return undefined;
    const [name, value] = strictTransport;
    const found = (await get('/')).headers.get(name);
    return found === value ? undefined : `${name} is ${found ?? 'not sent'}`;
  },
  'http leads to https, where that is asked': async ({ address, get }) => {
    if (address.protocol !== 'https:') return undefined;
    const { headers } = await get(`http://${address.host}/`);
    const location = headers.get('Location') ?? 'nowhere';
    return location.startsWith('https://') ? undefined : `it leads to ${location}`;
  },
  'pages are sent compressed': async ({ get }) => {
    const { headers } = await get('/', { 'Accept-Encoding': 'br, gzip' });
    return headers.has('Content-Encoding') ? undefined : 'no Content-Encoding';
  },
  'scripts are kept for a year': async ({ get }) => {
    const [path] = /\/_astro\/[\w.-]+\.js/.exec(await (await get('/contact')).text()) ?? [];
    if (!path) return '/contact names none';
    const kept = (await get(path)).headers.get('Cache-Control') ?? 'not sent';
    return kept.includes('immutable') ? undefined : `Cache-Control of ${path} is ${kept}`;
  },
  'its canonical address is this one': async ({ address, get }) => {
    const [, named = 'none'] = /rel="?canonical"? href="([^"]+)"/.exec(await text(get('/'))) ?? [];
    return named === address.href ? undefined : `it is ${named}; set SITE_URL and build again`;
  },
  'the sitemap lists pages that are there': async ({ get }) => {
    const listed = [...(await text(get('/sitemap.xml'))).matchAll(/<loc>([^<]+)/g)];
    const last = listed.at(-1)?.[1];
    const fault = last && wrong(await get(new URL(last).pathname), 200);
    return last ? fault && `${last}: ${fault}` : 'it lists none';
  },
  'what is not there is answered 404, with a page': async ({ get }) => {
    const answer = await get('/there-is-no-such-page');
    return (await answer.text()).includes('<h1') ? wrong(answer, 404) : 'it has no heading';
  },
  'the service and its mail are well': async ({ get }) => {
    for (const path of ['/healthz', '/healthz/mail']) {
      const answer = await get(path);
      const isWell = answer.ok && (await answer.text()).includes('"ok"');
      if (!isWell) return `${path} answered ${answer.status}, or something else answers there`;
    }
    return undefined;
  },
  'a form without a name is refused, with what was typed': async ({ post }) => {
    const answer = await post('message=smoke', { Accept: 'text/html' });
    return (await answer.text()).includes('smoke') ? wrong(answer, 422) : wrong(answer, 'a page');
  },
  "another site's form is refused": async ({ post }) =>
    wrong(await post('', { Origin: 'https://elsewhere.invalid' }), 403),
};

const text = async (answer: Promise<Response>) => (await answer).text();

const wrong = ({ status }: Response, wanted: number | string) =>
  status === wanted ? undefined : `answered ${status} in place of ${wanted}`;

/**
 * Asks the site at `address` each question; gives them with what is wrong, `undefined` where nothing
 * is. A question may take ten seconds.
 */
export async function findFaults(address: URL): Promise<[what: string, fault?: string][]> {
  const ask = (path: string, init: RequestInit) =>
    fetch(new URL(path, address), {
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
      ...init,
    });
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const site: Site = {
    address,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (body, headers = {}) =>
      ask('/api/contact', { method: 'POST', body, headers: { ...type, ...headers } }),
  };
  const found: [what: string, fault?: string][] = [];
  for (const [what, find] of Object.entries(questions)) {
    const fault = await find(site).catch(({ message, cause }) => String(cause ?? message));
    found.push(fault === undefined ? [what] : [what, fault]);
  }
  return found;
}
