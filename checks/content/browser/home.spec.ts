import { expect, openPage, test } from '../../browser/visitor.ts';

/* Whether the links of the first screen are in it, however long the owner's heading and labels are. */

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`every link of the first section is in the first screen, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPage(page, '/');
    for (const link of await page.locator('.home-hero a').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      await expect.soft(link, href).toBeFullyVisible();
      const box = await link.boundingBox();
      expect.soft(box?.height, href).toBeGreaterThanOrEqual(44);
    }
  });
}
