import { plant, serviceWithQuestions, site } from './kinds-of-pages.ts';
import { expect, test } from './visitor.ts';

test('a question found by its answer opens by itself', async ({ page: visitor }) => {
  await visitor.goto(serviceWithQuestions);
  const items = visitor.locator('#faqs details');
  await expect(items).toHaveCount(4);
  const answer = (await items.nth(2).locator('p').textContent()) ?? '';
  const words = answer.split(' ').slice(0, 6).join(' ');
  await visitor.goto('about:blank');
  await visitor.goto(`${serviceWithQuestions}#:~:text=${encodeURIComponent(words)}`);
  await expect(items.nth(2)).toHaveAttribute('open');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('one question is open at a time, and the open one can be closed', async ({
      page: visitor,
    }) => {
      await visitor.goto(serviceWithQuestions);
      const items = visitor.locator('#faqs details');
      await items.nth(0).locator('summary').click();
      await expect(items.nth(0)).toHaveAttribute('open');
      await items.nth(3).locator('summary').click();
      await expect(items.nth(0)).not.toHaveAttribute('open');
      await expect(items.nth(3).locator('p')).toBeVisible();
      await items.nth(3).locator('summary').click();
      await expect(items.nth(3)).not.toHaveAttribute('open');
    });
  });
}

test('a diorama takes at least 60 % of the viewport and leaves the head of its one-line seen', async ({
  page: visitor,
}) => {
  await visitor.setViewportSize({ width: 1440, height: 900 });
  for (const path of [site.path, plant.path]) {
    await visitor.goto(path);
    const hero = await visitor.locator('.page-hero').boundingBox();
    const oneLine = await visitor.locator('.diorama-one-line').boundingBox();
    expect(hero?.height).toBeGreaterThanOrEqual(540);
    expect(oneLine?.y).toBeLessThanOrEqual(750);
  }
});
