import { articleRoute } from '../contract/routes.ts';
import { articles, blogPage, find, siteUrl } from '../site/checks/content.ts';
import { articleWithTables } from './kinds-of-pages.ts';
import { expect, test } from './visitor.ts';

const { id, title } = find(articles, () => true, 'an article');
const path = articleRoute(id);
const address = `${siteUrl}${path}`;
const words = blogPage.article;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an article can be mailed, copied from the page, and read to its end', async ({ page }) => {
    await page.goto(path);
    const share = page.getByRole('region', { name: words.share.heading });
    await expect(share.getByRole('link', { name: words.share.mail })).toHaveAttribute(
      'href',
      `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
    );
    await expect(share.getByRole('link', { name: address.replace('https://', '') })).toBeVisible();
    await expect(share.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: words.next })).toBeVisible();
  });

  test('the words of a drawing open', async ({ page }) => {
    await page.goto(path);
    const figure = page.getByRole('figure').first();
    await expect(figure.getByRole('listitem').first()).toBeHidden();
    await figure.getByText(words.figureWords).click();
    await expect(figure.getByRole('listitem').first()).toBeVisible();
  });
});

test('the link is copied where the browser has no sheet for sharing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
  });
  await page.goto(path);
  const share = page.getByRole('region', { name: words.share.heading });
  await share.getByRole('button', { name: words.share.copy }).click();
  await expect(share.getByRole('status')).toHaveText(words.share.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(share.getByRole('button', { name: words.share.share, exact: true })).toBeHidden();
});

test('the sheet of the device opens where there is one, and may be closed again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(Navigator.prototype, 'share', {
      value: async (data: ShareData) => {
        shared.push(data);
        throw new DOMException('closed', 'AbortError');
      },
    });
  });
  await page.goto(path);
  await page.getByRole('button', { name: words.share.share, exact: true }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
    {
      title,
      url: address,
    },
  ]);
  await expect(page.getByRole('button', { name: words.share.copy })).toBeHidden();
});

for (const known of [true, false]) {
  const where = known ? 'by the browser' : 'by the script';
  test(`the contents mark the section that is being read, ${where}`, async ({ page }) => {
    if (!known) {
      await page.addInitScript(() => {
        const { supports } = CSS;
        CSS.supports = (property: string, value?: string) =>
          property !== 'scroll-target-group' &&
          (value === undefined ? supports(property) : supports(property, value));
      });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const links = page.getByRole('navigation', { name: words.contents }).getByRole('link');
    for (const index of [3, 1]) {
      const link = links.nth(index);
      await link.click();
      await expect(link).toBeInViewport();
      if (known) await expect(link).toHaveCSS('font-weight', '600');
      else await expect(link).toHaveAttribute('data-reading', '');
    }
  });
}

test('a contents link brings its section out from under the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const link = page.getByRole('navigation', { name: words.contents }).getByRole('link').nth(4);
  const heading = page.getByRole('heading', { level: 2, name: (await link.textContent()) ?? '' });
  await link.click();
  const header = await page.locator('.site-header').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('tables become rows of their own at 320', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(articleWithTables);
  const tables = page.locator('.article-text table');
  expect(await tables.count()).toBeGreaterThan(0);
  const narrow = await tables.evaluateAll((found) =>
    found.flatMap((table) =>
      [...table.querySelectorAll('td, th')]
        .filter((cell) => cell.checkVisibility())
        .filter((cell) => cell.getBoundingClientRect().width < 70 || cell.scrollWidth > 290)
        .map((cell) => cell.textContent),
    ),
  );
  expect(narrow).toEqual([]);
});
