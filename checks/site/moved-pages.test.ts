import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownEnvironment } from '../../server/testing/service-environment.ts';
import { createTestFolder, startTestService } from '../../server/testing/test-service.ts';
import { attributesOf, metaOf, readMovedPages } from './built-site.ts';
import { findElement } from './page-parts.ts';
import { readLines } from './read-page.ts';
import { siteFolder } from './site-folder.ts';

const moved = await readMovedPages();

test('a former address redirects to the current address of the page', async () => {
  const data = { DATA_DIR: join(createTestFolder(), 'data') };
  const service = await startTestService(ownEnvironment(data), siteFolder);
  const response = await service.request('/services/lines');
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe('/services/line-work');
});

test('on a static host, the page at a former address leads to the current address, and search engines do not list it', () => {
  expect(moved.map(({ address, current }) => [address, current])).toEqual([
    ['/services/lines', '/services/line-work'],
  ]);
  for (const page of moved) {
    const main = findElement(page.elements, ({ tagName }) => tagName === 'main');
    expect(readLines(main)).toEqual([
      'This road was moved',
      'The new road leads to the same place.',
      '[Line work](/services/line-work)',
    ]);
    expect(attributesOf(page, 'meta', 'content')).toContain('0; url=/services/line-work');
    expect(metaOf(page, 'robots')).toBe('noindex');
  }
});
