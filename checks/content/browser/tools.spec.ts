import { routes } from '#contract/routes.ts';
import { expect, openPage, test } from '../../browser/visitor.ts';
import { listPages } from './list-pages.ts';

/* Whether a tool can be used from the first screen, however long its heading and text are. */

for (const address of await listPages()) {
  if (!address.startsWith(`${routes.tools}/`)) continue;
  test(`${address} has its first field and its short result in the first screen of a phone, before the answer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, address);
    await expect(page.locator('.tool-typed :is(input, select)').first()).toBeFullyVisible();
    await expect(page.locator('.case-readout')).toBeFullyVisible();
    const isBeforeAnswer = await page.locator('.tool-typed').evaluate((fields) => {
      const answer = document.querySelector(':is(.case-answer, .tool-answer)');
      return fields.getBoundingClientRect().bottom < (answer?.getBoundingClientRect().top ?? 0);
    });
    expect(isBeforeAnswer).toBe(true);
  });
}
