import type { Page } from '@playwright/test';
import { sampleSheetRoute } from '../contract/routes.ts';
import { addresses } from '../site/checks/content.ts';
import { emergency } from './kinds-of-pages.ts';
import { expect, openPage, pages, test } from './visitor.ts';

test.use({ expectedErrors: /^Page not found|status of 404/ });

const widths = [320, 390, 768, 1024, 1100, 1280, 1440, 1920];
const withPicture = [...addresses.facilityTypes, ...addresses.projects];

for (const path of new Set([...pages, ...withPicture])) {
  test(`the heading of ${path} stands whole and clear of its picture, its buttons within reach`, async ({
    page,
  }) => {
    await openPage(page, path);
    const heading = page.locator('h1');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(heading).toBeSeen();
      expect(await heading.evaluate(findFaults), `${width} px wide`).toEqual([]);
      if (withPicture.includes(path)) await expectButtonsInReach(page, width);
      if (hasOwnScale(path)) continue;
      const size = await heading.evaluate((each) =>
        Number.parseFloat(getComputedStyle(each).fontSize),
      );
      expect(size, `${width} px wide`).toBeCloseTo(Math.min(26.4 + 0.04 * width, 84), 0);
    }
  });
}

/** Pages with a smaller heading: articles, the page with the number to call, sample sheets. */
function hasOwnScale(path: string): boolean {
  return path === emergency || path.startsWith('/blog/') || path.startsWith(sampleSheetRoute(''));
}

/** Buttons beside a picture are seen, and stand in a row or are equally wide. */
async function expectButtonsInReach(page: Page, width: number): Promise<void> {
  const buttons = page.locator('.page-hero .action-row > a');
  for (const button of await buttons.all()) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeSeen();
  }
  const boxes = await buttons.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
  );
  const same = (side: 'top' | 'width') =>
    new Set(boxes.map((box) => Math.round(box[side]))).size < 2;
  expect(same('top') || same('width'), `at ${width} px`).toBe(true);
}

/** Words that break or leave the page, and how near the picture's own pixels come, as sentences. */
async function findFaults(heading: Element): Promise<string[]> {
  const faults: string[] = [];
  const lines: DOMRect[] = [];
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()];
      lines.push(...boxes);
      if (new Set(boxes.map(({ top }) => top)).size > 1) faults.push(`"${word}" breaks`);
      if (boxes.some(({ right }) => right > innerWidth - 16))
        faults.push(`"${word}" leaves the page`);
    }
  }
  const picture = [...document.querySelectorAll<HTMLImageElement>('.diorama img')].find((each) =>
    each.checkVisibility(),
  );
  if (!picture) return faults;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  const place = picture.getBoundingClientRect();
  let near = false;
  for (let pixel = 0; pixel < canvas.width * canvas.height && !near; pixel += 1) {
    if ((data[pixel * 4 + 3] ?? 0) < 40) continue;
    const x = place.left + ((pixel % canvas.width) / canvas.width) * place.width;
    const y = place.top + (Math.floor(pixel / canvas.width) / canvas.height) * place.height;
    near = lines.some(
      ({ left, top, right, bottom }) => x > left - 12 && x < right + 12 && y > top && y < bottom,
    );
  }
  if (near) faults.push('it runs into the picture');
  return faults;
}
