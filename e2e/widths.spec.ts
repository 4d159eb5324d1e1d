import { routes } from '../contract/routes.ts';
import { expect, openPage, test } from './visitor.ts';

// That no page scrolls sideways is asked where the page is at rest: whole-page.spec.ts.

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no name of a control reaches out of a narrow window', async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

test('nothing in the header wraps at any width', async ({ page }) => {
  // The shortest page: the header is the same on all, and what is below it takes longer to lay out.
  await openPage(page, routes.thankYou);
  const wrapped: string[] = [];
  for (let width = 320; width <= 1920; width += width < 1480 ? 8 : 40) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('.header-row a:not(.wordmark), .header-row button')]
        .filter((element) => element.checkVisibility())
        .filter((element) => !element.matches('.header-phone'))
        .filter((element) => {
          const words = [...element.childNodes].filter(
            ({ nodeType }) => nodeType === Node.TEXT_NODE,
          );
          return words.some((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
          });
        })
        .map((element) => element.textContent),
    );
    if (found.length > 0) wrapped.push(`${width}: ${found.join(', ')}`);
  }
  expect(wrapped).toEqual([]);
});

test('a company name of 34 letters fits the header at every width', async ({ page }) => {
  await openPage(page, routes.thankYou);
  const header = page.locator('.site-header');
  for (const width of [320, 360, 390, 600, 768, 1024, 1179, 1180, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { height } = (await header.boundingBox()) ?? {};
    await page.evaluate(() => {
      for (const name of document.querySelectorAll('.wordmark'))
        name.lastChild?.replaceWith('Llano Estacado Industrial Electric');
    });
    await expect(header.locator('.wordmark')).toBeSeen();
    expect(await header.evaluate(findMisfits), `at ${width}`).toEqual([]);
    expect((await header.boundingBox())?.height, `at ${width}`).toBe(height);
  }
});

test('a distance and a time in the table of towns stand in one line each from 360 px', async ({
  page,
}) => {
  await openPage(page, '/service-area');
  for (const width of [360, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.locator('.dispatch-table tbody td').evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          return new Set([...words.getClientRects()].map(({ top }) => top)).size > 1;
        })
        .map((cell) => cell.textContent),
    );
    expect(broken, `at ${width}`).toEqual([]);
  }
});

test('cards of tools that stand side by side have their titles and feet in line', async ({
  page,
}) => {
  await openPage(page, '/tools');
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const cards = await page.locator('.tool-card').evaluateAll((all) =>
      all.map((card) => {
        const [top, title, foot] = [
          card,
          card.querySelector('h2'),
          card.querySelector('p:last-child'),
        ].map((element) => Math.round(element?.getBoundingClientRect().top ?? 0));
        return { top, title, foot };
      }),
    );
    for (const card of cards)
      expect(
        cards.find(({ top }) => top === card.top),
        `at ${width}`,
      ).toEqual(card);
  }
});

/** What is wrong with the row of a header, as words. */
function findMisfits(header: Element): string[] {
  const misfits: string[] = [];
  const words = document.createRange();
  words.selectNodeContents(header.querySelector('.wordmark')?.lastChild as Text);
  const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
  if (lines.size > 3) misfits.push(`${lines.size} lines`);
  const name = words.getBoundingClientRect();
  const row = header.getBoundingClientRect();
  if (name.top < row.top || name.bottom > row.bottom) misfits.push('higher than the row');
  const next = [...header.querySelectorAll('.header-row :is(a:not(.wordmark), button)')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect().left);
  if (name.right > Math.min(...next)) misfits.push('over what is beside it');
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) misfits.push('sideways scroll');
  return misfits;
}

test('text at 200 percent stays usable without sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 800 });
  await openPage(page, '/contact');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
});
