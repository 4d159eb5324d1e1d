import { type Browser, chromium, type Request } from '@playwright/test';
import { findBrowser } from '../checks/browser/find-browser.ts';
import { type Kind, noWeight, type Weight } from './weight.ts';

/** What one page moved over the wire, until half a second brought nothing new. */
interface Transfer {
  weight: Weight;
  requests: number;
  /** What came for later: prefetched, prerendered, or fetched by the service worker, heads included. */
  ahead: number;
  hasIsland: boolean;
}

/** A first visit, and the same page after another one. */
export interface Transfers {
  first: Transfer;
  second?: Transfer;
}

/** Starts a browser that counts bytes; `stop` ends it. */
export async function startCounting(): Promise<{
  count(url: string): Promise<Transfers>;
  stop(): Promise<void>;
}> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return { count: (url) => countBytes(browser, url), stop: () => browser.close() };
}

// The phone that Lighthouse simulates.
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

async function countBytes(browser: Browser, url: string): Promise<Transfers> {
  const home = new URL('/', url).href;
  const first = (await countVisits(browser, [url]))[0] as Transfer;
  first.ahead += await countWorker(browser, url);
  if (home === url) return { first };
  const second = (await countVisits(browser, [home, url]))[1] as Transfer;
  return { first, second };
}

/** Opens the pages one after another with one cache. */
async function countVisits(browser: Browser, urls: string[]): Promise<Transfer[]> {
  // Through a worker every request would be seen twice.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    let counting: Promise<Counted>[] = [];
    context.on('requestfinished', (request) => {
      if (request.url().startsWith('http')) counting.push(readSizes(request));
    });
    const transfers: Transfer[] = [];
    for (const url of urls) {
      counting = [];
      await page.goto(url, { waitUntil: 'networkidle' });
      const hasIsland = (await page.locator('astro-island').count()) > 0;
      transfers.push(sumUp(await Promise.all(counting), hasIsland));
    }
    return transfers;
  } finally {
    await context.close();
  }
}

/** What the service worker of the page fetches on a first visit, until it fetches no more. */
async function countWorker(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const counting: Promise<Counted>[] = [];
    context.on('requestfinished', (request) => {
      // Sizes are read before the worker ends; requests that are then under way are not counted.
      if (request.serviceWorker()) counting.push(readSizes(request).catch(() => nothing));
    });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    for (let before = -1; before !== counting.length; ) {
      before = counting.length;
      await page.waitForTimeout(1000);
    }
    return sumUp(await Promise.all(counting), false).ahead;
  } finally {
    await context.close();
  }
}

const nothing: Counted = { kind: 'other', body: 0, head: 0, isAhead: true };

interface Counted {
  kind: Kind;
  body: number;
  head: number;
  isAhead: boolean;
}

async function readSizes(request: Request): Promise<Counted> {
  const response = await request.response();
  const headers = (await response?.allHeaders()) ?? {};
  const asked = await request.allHeaders();
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  // From the cache nothing is transferred: the size is 0 less the head, so it is negative.
  const fromCache = responseBodySize < 0;
  return {
    kind: kindOf(request.resourceType(), headers['content-type'] ?? ''),
    body: fromCache ? 0 : responseBodySize,
    head: fromCache ? 0 : responseHeadersSize,
    isAhead: 'sec-purpose' in asked || request.serviceWorker() !== null,
  };
}

function sumUp(counted: Counted[], hasIsland: boolean): Transfer {
  const weight = noWeight();
  let ahead = 0;
  let requests = 0;
  for (const { kind, body, head, isAhead } of counted) {
    if (head > 0) requests += 1;
    if (isAhead) {
      ahead += body + head;
    } else {
      weight[kind] += body;
      weight.head += head;
    }
  }
  return { weight, requests, ahead, hasIsland };
}

function kindOf(resource: string, contentType: string): Kind {
  if (resource === 'document') return 'html';
  if (resource === 'stylesheet') return 'css';
  if (resource === 'script' || resource === 'font') return resource;
  if (contentType.startsWith('image/svg')) return 'drawing';
  return contentType.startsWith('image/') ? 'image' : 'other';
}
