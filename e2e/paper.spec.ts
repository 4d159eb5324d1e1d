import { expect, test } from './visitor.ts';

const forms = [
  ['/blog/electrical-maintenance-checklists-production-sites', 'Print the checklists'],
  ['/blog/choosing-oilfield-electrical-contractor-andrews-tx', 'Print the checklist'],
] as const;

for (const [path, name] of forms) {
  test(`the form of ${path} prints by one button, and the page is as before`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { printed: [] as string[] });
      window.print = () => {
        const { printed } = window as unknown as { printed: (string | undefined)[] };
        printed.push(document.documentElement.dataset.print);
        dispatchEvent(new Event('afterprint'));
      };
    });
    await page.goto(path);
    await page.getByRole('link', { name, exact: true }).click();
    expect(await page.evaluate(() => (window as unknown as { printed: string[] }).printed)).toEqual(
      ['form'],
    );
    await expect(page.locator('html')).not.toHaveAttribute('data-print');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`what the browser prints after the button of ${path} is the form alone`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.getByRole('link', { name, exact: true }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.locator('.print-form-fields')).toBeVisible();
      await expect(page.getByText('Signature', { exact: true })).toBeVisible();
      await expect(page.locator('.checklist').first()).toBeVisible();
      await expect(page.locator('.article-text > p').first()).toBeHidden();
      await expect(page.locator('.plate').last()).toBeHidden();
    });
  });

  test(`the form of ${path} has a box and room for every line, on Letter`, async ({ page }) => {
    await page.goto(`${path}#form`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)];
    expect(boxes.length).toBeGreaterThan(0);
    for (const [, box] of boxes)
      expect(box?.trim().split(/\s+/).map(Number)).toEqual([0, 0, 612, 792]);
    expect(boxes.length).toBeLessThanOrEqual(4);
  });
}

test('an article prints its text and its drawings, black on white, without what belongs to a screen', async ({
  page,
}) => {
  await page.goto('/blog/high-voltage-vs-medium-voltage-andrews-facility');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const hidden of ['.site-header', '.contents-rail', '.share', '.closing-call']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.sources')).toBeVisible();
  const plate = page.locator('.plate-panel').first();
  await expect(plate).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(
    await plate.evaluate((element) => getComputedStyle(element).getPropertyValue('--hot-line')),
  ).toBe('#666');
});

for (const path of ['/rss.xml', '/feed.json', '/sitemap.xml']) {
  test(`${path} is well formed`, async ({ page, request }) => {
    const answer = await request.get(path);
    expect(answer.ok()).toBe(true);
    const text = await answer.text();
    if (path.endsWith('.json')) {
      expect(() => JSON.parse(text)).not.toThrow();
      return;
    }
    await page.goto('/contact');
    const faults = await page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror')
          .length,
      text,
    );
    expect(faults).toBe(0);
  });
}
