import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ownEnvironment } from '../../server/testing/service-environment.ts';
import { createTestFolder, startTestService } from '../../server/testing/test-service.ts';
import { attributesOf, metaOf, readBuiltPages, readMovedPages } from './built-site.ts';
import { notFound } from './content.ts';
import { readPageLine } from './page-line.ts';

const project = resolve(import.meta.dirname, '../..');
const moved = await readMovedPages();
const addresses = (await readBuiltPages()).map(({ address }) => address);

/** Content may have no former addresses; then only the example in schemas/former-addresses.test.ts is tested. */
test('every former address redirects to a page that exists', async () => {
  const data = { DATA_DIR: join(createTestFolder(), 'data') };
  const service = await startTestService(ownEnvironment(data), project);
  for (const { address, current } of moved) {
    const response = await service.request(address);
    expect([address, response.status]).toEqual([address, 308]);
    expect(response.headers.get('Location')).toBe(current);
    expect(addresses).toContain(current);
  }
});

test('the page at a former address links to the current address, and search engines do not list it', () => {
  for (const page of moved) {
    expect(readPageLine(page)).toContain(notFound.moved.heading);
    expect(readPageLine(page)).toContain(`<${page.current}>`);
    expect(attributesOf(page, 'meta', 'content')).toContain(`0; url=${page.current}`);
    expect(metaOf(page, 'robots')).toBe('noindex');
  }
});
