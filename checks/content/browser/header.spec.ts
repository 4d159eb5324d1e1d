import { expect, openPage, test } from '../../browser/visitor.ts';

/* Whether the labels of the header and the name of the company fit, whatever the owner calls them. */

test('at every width, the header does not wrap, and shows the company name and the phone number', async ({
  page,
}) => {
  // All pages have the same header, and the shortest page is the fastest to lay out.
  await openPage(page, '/contact/thank-you');
  const header = page.locator('.site-header');
  for (const width of [320, 390, 599, 600, 768, 1024, 1179, 1180, 1400, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await header.evaluate(findWrappedLabels), `at ${width}`).toEqual([]);
    await expect.soft(header.locator('.wordmark'), `at ${width}`).toBeFullyVisible();
    await expect.soft(header.locator('.header-phone'), `at ${width}`).toBeFullyVisible();
  }
});

/**
 * Text of the header's links and buttons that wraps, except the company name and the phone number. Runs in the page,
 * so it must not use anything that is defined outside of it.
 */
function findWrappedLabels(header: Element): string[] {
  const isWrapped = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const lineTops = new Set([...range.getClientRects()].map(({ top }) => top));
    return node.nodeType === Node.TEXT_NODE && lineTops.size > 1;
  };
  return [...header.querySelectorAll('.header-row :is(a:not(.wordmark, .header-phone), button)')]
    .filter((element) => element.checkVisibility())
    .filter((element) => [...element.childNodes].some(isWrapped))
    .map(({ textContent }) => textContent);
}
