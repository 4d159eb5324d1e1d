import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An external address, and where it is named. */
export interface Link {
  address: string;
  /** `content/articles/a.mdx:12` */
  places: string[];
}

/** The external addresses that the content and the documents under `root` name. */
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
 * Asks each address, eight at a time, and gives what is not well, a line each: a page that is gone or
 * has moved, and a host that does not answer within `patience` milliseconds.
 */
export async function checkLinks(links: readonly Link[], patience = 15_000): Promise<string[]> {
  const waiting = [...links];
  const wrong: string[] = [];
  const askOn = async () => {
    for (let link = waiting.pop(); link; link = waiting.pop()) {
      const fault = await ask(link.address, patience);
      if (fault) wrong.push(`${link.places[0]} ${link.address}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, askOn));
  return wrong.sort();
}

async function ask(address: string, patience: number): Promise<string | undefined> {
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
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
