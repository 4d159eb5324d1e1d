import { routes } from '#contract/routes.ts';
import { company, hiring, openings } from '../site/content.ts';
import { expect, openPage, test } from './visitor.ts';

const addresses = [
  ...(hiring ? [routes.workForm] : []),
  ...(openings.length > 0 ? [`${routes.careers}#openings`] : []),
  routes.contactForm,
  `tel:${company.emergencyPhone.number}`,
  routes.facilityTypes,
  routes.services,
];

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the first screen leads to the quote, the phone, the plant and the openings, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPage(page, routes.home);
    for (const address of addresses) {
      const link = page.locator(`.home-hero a[href="${address}"]`);
      await expect(link).toBeFullyVisible();
      const box = await link.boundingBox();
      expect(box?.height, address).toBeGreaterThanOrEqual(44);
    }
  });
}
