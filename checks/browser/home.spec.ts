import { expect, openPage, test } from './visitor.ts';

const addresses = [
  '/careers#openings',
  '/contact#form',
  'tel:+19705550162',
  '/facility-types',
  '/services',
];

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the first screen leads to the quote, the phone, the plant and the openings, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPage(page, '/');
    for (const address of addresses) {
      const link = page.locator(`.home-hero a[href="${address}"]`);
      await expect(link).toBeFullyVisible();
      const box = await link.boundingBox();
      expect(box?.height, address).toBeGreaterThanOrEqual(44);
    }
  });
}
