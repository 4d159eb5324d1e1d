import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Matches addresses that are only examples: with a placeholder, or on a reserved or local host. */
const exampleAddress =
  /[{]|YOUR|^https?:\/\/(localhost|127\.|[\w.-]*\.?(example|test|invalid)\b|[\w.-]*example\.(com|org))/;

/** Number of links that are requested at the same time. */
const parallelRequests = 8;

/** An external link in the content or documents. */
export interface Link {
  address: string;
  /** The files that contain the link, with line numbers. Example: content/articles/a.mdx:12 */
  places: string[];
}

/** Lists the external links in the content and documents under `root`. */
export async function listLinks(root: string): Promise<Link[]> {
  const places = new Map<string, string[]>();
  for await (const file of glob('{*.md,{content,docs}/**/*.{md,mdx,yaml}}', { cwd: root })) {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      for (const [match] of line.matchAll(/https?:\/\/[^\s"'`<>)\]}|]+/g)) {
        const address = match.replace(/[.,;:]+$/, '');
        if (exampleAddress.test(address)) continue;
        places.set(address, [...(places.get(address) ?? []), `${file}:${index + 1}`]);
      }
    }
  }
  return [...places].map(([address, found]) => ({ address, places: found }));
}

/**
 * Requests each link, several at a time. Returns one message for each page that is missing or has moved, and
 * for each host that does not respond within `timeoutMs`.
 */
export async function checkLinks(links: readonly Link[], timeoutMs = 15_000): Promise<string[]> {
  const unchecked = [...links];
  const problems: string[] = [];
  const checkNext = async () => {
    for (let link = unchecked.pop(); link; link = unchecked.pop()) {
      const problem = await checkAddress(link.address, timeoutMs);
      if (problem) problems.push(`${link.places[0]} ${link.address}: ${problem}`);
    }
  };
  const requesters: Promise<void>[] = [];
  for (let count = 0; count < parallelRequests; count += 1) requesters.push(checkNext());
  await Promise.all(requesters);
  return problems.sort();
}

async function checkAddress(address: string, timeoutMs: number): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return undefined;
    const location = response.headers.get('Location');
    return location
      ? `the page moved (${response.status}) to ${location}`
      : `the server returned ${response.status}`;
  } catch (error) {
    const { name, message, cause } = error as Error;
    return name === 'TimeoutError' ? 'the host did not respond in time' : String(cause ?? message);
  }
}
