import { expect, test } from 'vitest';
import { thankYouPage } from '../testing/test-pages.tsx';
import { browserHeaders, goodFields, startTestService } from '../testing/test-service.ts';
import { renderReference } from './filled-pages.ts';

const path = '/contact/thank-you';

test('the thank-you page shows the reference from the query and is not cached', async () => {
  const service = await startTestService();
  const built = await service.request(path);
  const page = await service.request(`${path}?reference=K7M4-R2XW`);
  expect(page.status).toBe(200);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(page.headers.get('ETag')).toBeNull();
  expect(page.headers.get('Content-Security-Policy')).toBe(
    built.headers.get('Content-Security-Policy'),
  );
  const html = await page.text();
  expect(html).toContain('>K7M4-R2XW</p>');
  expect(html).not.toContain(' hidden=""');
  const head = await service.request(`${path}?reference=K7M4-R2XW`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

test('applicants are redirected to the thank-you page with the text for applicants', async () => {
  const service = await startTestService();
  const post = (fields: Record<string, string>) =>
    service.post({ ...goodFields, ...fields }, { headers: browserHeaders, redirect: 'manual' });
  const [job, work] = [await post({}), await post({ kind: 'work' })];
  expect(job.headers.get('Location')).toMatch(/\?reference=[^&]+$/);
  const address = work.headers.get('Location') ?? '';
  expect(address).toMatch(/\?reference=[^&]+&kind=work$/);
  expect(await (await service.request(address)).text()).toContain('<main data-kind="work">');
  const other = await service.request(address.replace('work', '%22x'));
  expect(await other.text()).toContain('<main><section');
});

test('a reference is shown in its normal form, and for any other text the built page is served unchanged', async () => {
  const service = await startTestService();
  const typed = await service.request(`${path}?reference=k7m4r2xw`);
  expect(await typed.text()).toContain('>K7M4-R2XW<');
  for (const reference of ['', 'K7M4-R2X', 'K7M4-R2X0', 'K7M4-R2XW-K7M4', '%3Cb%3EK7M4-R2XW']) {
    const page = await service.request(`${path}?reference=${reference}`);
    expect(page.headers.get('ETag')).not.toBeNull();
    expect(await page.text()).toBe(thankYouPage);
  }
});

test('a page without an element for the reference is not changed', () => {
  expect(renderReference('<h1>Thank you</h1>', 'K7M4-R2XW')).toBeUndefined();
});
