import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An external address, and the places where it occurs. */
export interface Link {
  address: string;
  /** Files with line numbers. Example: content/articles/a.mdx:12 */
  places: string[];
}

/** The external addresses in the content and documents under `root`. */
export async function listLinks(root: string): Promise<Link[]> {
  const places = new Map<string, string[]>();
  for await (const file of glob('{*.md,{content,docs}/**/*.{md,mdx,yaml}}', { cwd: root })) {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      for (const [found] of line.matchAll(/https?:\/\/[^\s"'`<>)\]}|]+/g)) {
        const address = found.replace(/[.,;:]+$/, '');
        if (isExample.test(address)) continue;
        places.set(address, [...(places.get(address) ?? []), `${file}:${index + 1}`]);
      }
    }
  }
  return [...places].map(([address, named]) => ({ address, places: named }));
}

const isExample =
  /[{]|YOUR|^https?:\/\/(localhost|127\.|[\w.-]*\.?(example|test|invalid)\b|[\w.-]*example\.(com|org))/;

/**
 * Requests each address, eight at a time. Returns one line per problem: a page that is missing or has moved, or a
 * host that does not respond within `timeout` milliseconds.
 */
export async function checkLinks(links: readonly Link[], timeout = 15_000): Promise<string[]> {
  const waiting = [...links];
  const wrong: string[] = [];
  const checkNext = async () => {
    for (let link = waiting.pop(); link; link = waiting.pop()) {
      const fault = await checkAddress(link.address, timeout);
      if (fault) wrong.push(`${link.places[0]} ${link.address}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, checkNext));
  return wrong.sort();
}

async function checkAddress(address: string, timeout: number): Promise<string | undefined> {
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (answer.ok) return undefined;
    const location = answer.headers.get('Location');
    return location ? `has moved (${answer.status}) to ${location}` : `answers ${answer.status}`;
  } catch (error) {
    const { name, message, cause } = error as Error;
    return name === 'TimeoutError' ? 'does not answer in time' : String(cause ?? message);
  }
}
