import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of the built site.
 *
 * @throws Error when there is none.
 */
export function findBuiltSite(root: string): string {
  const site = join(root, 'dist');
  if (existsSync(site)) return site;
  throw new Error('There is no dist/ yet. Build the site first: npm run build');
}

/** The addresses of all built pages in order; the not-found page's is /404. */
export function listBuiltPages(site: string): string[] {
  return globSync('**/*.html', { cwd: site })
    .map((file) => `/${file}`.replace(/(\/index)?\.html$/, '') || '/')
    .sort();
}
