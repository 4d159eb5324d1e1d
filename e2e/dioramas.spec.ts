import type { Page } from '@playwright/test';
import { withDiorama } from '../site/checks/content.ts';
import { plant } from './kinds-of-pages.ts';
import { expect, openPage, test } from './visitor.ts';

const { path } = plant;

const steps = plant.diorama?.path ?? [];

/** A step, by its number, as its pin and its part of the scope have it. */
function placeOf(number: number) {
  const { name = '', scope = '', text = '' } = steps[number - 1] ?? {};
  const anchor = `#scope-${scope.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return { name, scope, text, pin: `${number} ${name} – ${scope}`, anchor };
}

/** What is chosen: the step that the one-line shows, and the marks that are lit in the scope. */
const readChoice = (page: Page) =>
  page.evaluate(() => ({
    step: document.querySelector<HTMLElement>('.diorama-hero')?.style.getPropertyValue('--lit'),
    inScope: [...document.querySelectorAll('#scope .pin-mark[data-lit]')].map(
      ({ textContent }) => textContent,
    ),
  }));

/** The pictures of the diorama that were asked for, as `day-800`. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = new RegExp(
      `/_astro/${path.split('/').at(-1)}-(day|night)-(\\d+)\\.[^/]+\\.(?:avif|webp)$`,
    ).exec(request.url());
    if (name) asked.push(`${name[1]}-${name[2]}`);
  });
  return asked;
}

/** Whether the picture of one light is there to be seen, whole. */
const isShown = (page: Page, light: 'day' | 'night') =>
  page.locator(`.diorama .picture-by-${light} img`).evaluate((image: HTMLImageElement) => {
    const { display, opacity } = getComputedStyle(image.parentElement as HTMLElement);
    return display !== 'none' && opacity === '1' && image.complete && image.naturalWidth > 0;
  });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1680, height: 900 }, colorScheme: 'light' });

  test('a pin shows its name on the keyboard and goes to its part of the scope', async ({
    page,
  }) => {
    await openPage(page, path);
    const fifth = placeOf(5);
    const pin = page.getByRole('link', { name: fifth.pin, exact: true });
    const words = pin.locator('.pin-words');
    await expect(words).toHaveCSS('opacity', '0');
    await page.getByRole('link', { name: /^4 / }).focus();
    await page.keyboard.press('Tab');
    await expect(pin).toBeFocused();
    await expect(words).toHaveCSS('opacity', '1');
    expect(await readChoice(page)).toEqual({ step: '5', inScope: ['5'] });
    const { width, height } = (await pin.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}${fifth.anchor}`);
    await expect(page.getByRole('heading', { name: fifth.scope, exact: true })).toBeInViewport();
  });

  test('the names of all pins stay on the page', async ({ page }) => {
    await openPage(page, path);
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page
        .locator('.pins .pin-words')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      for (const { left, right } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
    }
  });

  test('the power is followed by buttons, names and arrow keys, and let go by Escape', async ({
    page,
  }) => {
    await openPage(page, path);
    expect((await readChoice(page)).step).toBe('1');
    const power = page.getByRole('region', { name: 'Follow the power' });
    const next = power.getByRole('button', { name: 'Next step' });
    const back = power.getByRole('button', { name: 'Previous step' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await power.locator('.power-steps').scrollIntoViewIfNeeded();
    await next.click();
    await expect(power.getByRole('status')).toHaveText(
      new RegExp(`^Step 2 of ${steps.length}: ${placeOf(2).name}\\.`),
    );
    expect(await readChoice(page)).toEqual({ step: '2', inScope: ['2'] });
    await expect(power.locator('.power-place a')).toBeSeen();
    await expect(power.locator('[aria-current="step"] > p')).toBeSeen();

    await power.locator('.power-steps a').nth(3).click();
    expect((await readChoice(page)).step).toBe('4');
    await page.keyboard.press('ArrowLeft');
    expect((await readChoice(page)).step).toBe('3');
    await expect(power.locator('.power-steps a').nth(2)).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await readChoice(page)).toEqual({ step: '0', inScope: [] });
    await expect(power.locator('.power-place a')).toHaveCount(0);

    await power.locator('.power-steps a').last().click();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await power.locator('.power-place a').click();
    await expect(page).toHaveURL(`${path}${placeOf(steps.length).anchor}`);
  });

  test('the numbers stay in their places as they become links', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: unknown[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as unknown as { sources: { node: Node | null }[] };
          for (const { node } of sources) {
            const mark = node?.parentElement?.closest('.pins') && node.textContent;
            if (mark) moved.push(mark);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // A script loads their style sheet; hold it back until the page is painted.
    await page.route(/\.css$/, async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length,
      );
      await route.continue();
    });
    await page.goto(path);
    await expect(page.locator('.pins a').first()).toHaveCSS('position', 'absolute');
    const moved = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { moved: string[] }).moved;
    });
    expect(moved).toEqual([]);
  });

  test('the bus leads on to the rail', async ({ page }) => {
    await openPage(page, path);
    for (const width of [1101, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const at = await page.evaluate(() => {
        const line = document.querySelector('.diorama-one-line') as Element;
        const { left, top, width } = line.getBoundingClientRect();
        const end = getComputedStyle(line, '::before');
        const rail = getComputedStyle(document.querySelector('#scope') as Element, '::before');
        const px = (value: string) => Number.parseFloat(value);
        return {
          busLeft: left + px(end.left),
          bus: px(end.marginTop),
          drawn: (272 / 1280) * width,
          rail: px(rail.left),
          top,
        };
      });
      expect(Math.abs(at.busLeft - at.rail), `at ${width}`).toBeLessThanOrEqual(1);
      expect(Math.abs(at.bus - at.drawn), `at ${width}`).toBeLessThanOrEqual(1);
    }
  });

  test('the theme switch has the other light ready, and the two cross', async ({ page }) => {
    const asked = watchPictures(page);
    await openPage(page, path);
    await expect.poll(() => isShown(page, 'day')).toBe(true);
    expect(asked).toEqual(['day-1600']);

    const theme = page.getByRole('button', { name: 'Theme' });
    await theme.hover();
    await expect.poll(() => asked).toEqual(['day-1600', 'night-1600']);
    await theme.click();
    const crossing = await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-theme-choice="dark"]')?.click();
      const fades = [...document.querySelectorAll('.diorama .themed-picture > picture')].map(
        (picture) =>
          picture
            .getAnimations()
            .filter((each) => (each as CSSTransition).transitionProperty === 'opacity')
            .map((each) => Number(each.effect?.getComputedTiming().duration)),
      );
      return fades;
    });
    expect(crossing).toEqual([[320], [320]]);
    await expect.poll(() => isShown(page, 'night')).toBe(true);
    await expect(page.locator('.diorama .picture-by-day')).toBeHidden();
    expect(asked).toHaveLength(2);
  });

  test('the present light stays until the other can be shown', async ({ page }) => {
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/-night-1600\./, async (route) => {
      await sent;
      await route.continue();
    });
    await openPage(page, path);
    await expect.poll(() => isShown(page, 'day')).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(12, 18, 16)');
    expect(await isShown(page, 'day')).toBe(true);
    await expect(page.locator('.diorama .picture-by-night')).toBeHidden();
    send();
    await expect.poll(() => isShown(page, 'night')).toBe(true);
    await expect(page.locator('.diorama .picture-by-day')).toBeHidden();
  });

  test('nothing moves by itself where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    await expect(page.locator('.diorama .picture-by-day')).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('without script', () => {
  test.use({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    viewport: { width: 1680, height: 900 },
  });

  test('the theme of the system decides which light is shown and fetched', async ({ page }) => {
    const asked = watchPictures(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('.diorama .picture-by-night img')).toBeVisible();
    await expect(page.locator('.diorama .picture-by-day')).toBeHidden();
    expect(asked).toEqual(['night-1600']);
    await page.getByRole('link', { name: placeOf(6).pin, exact: true }).click();
    await expect(page).toHaveURL(`${path}${placeOf(6).anchor}`);
  });

  test('the steps are a list with their sentences, and on a phone the places too', async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const sentences = page.locator('.power-steps p');
    await expect(sentences).toHaveCount(steps.length);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const sentence of await sentences.all()) await expect(sentence).toBeVisible();
    await expect(page.locator('.power-turn')).toHaveCount(0);
    for (const link of await page.locator('.pins a').all()) {
      await expect(link.locator('b')).toBeVisible();
      const row = await link.boundingBox();
      const mark = await link.locator('.pin-mark').boundingBox();
      expect(row?.height).toBeGreaterThanOrEqual(44);
      // The number stands in the picture, over the list.
      expect(mark?.y).toBeLessThan(row?.y ?? 0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    colorScheme: 'light',
    hasTouch: true,
  });

  test('a tap on a number chooses it, and its words lead to the scope', async ({ page }) => {
    const asked = watchPictures(page);
    await openPage(page, path);
    await expect.poll(() => isShown(page, 'day')).toBe(true);
    expect(asked).toEqual(['day-800']);
    const fourth = placeOf(4);
    await page.getByRole('link', { name: fourth.pin, exact: true }).tap();
    await expect(page).toHaveURL(path);
    expect(await readChoice(page)).toEqual({ step: '4', inScope: ['4'] });
    const words = page.locator('.power-place a');
    await expect(words).toBeSeen();
    await expect(words).toContainText(fourth.name);
    await words.tap();
    await expect(page).toHaveURL(`${path}${fourth.anchor}`);
    await expect(page.getByRole('heading', { name: fourth.scope, exact: true })).toBeInViewport();
  });

  test('a second tap on a number leads to the scope', async ({ page }) => {
    await openPage(page, path);
    const pin = page.locator('.pins a').first();
    await pin.tap();
    await expect(page).toHaveURL(path);
    await pin.tap();
    await expect(page).toHaveURL(`${path}${placeOf(1).anchor}`);
  });

  test('a swipe over the picture goes from step to step', async ({ page }) => {
    await openPage(page, path);
    await page.locator('.diorama').scrollIntoViewIfNeeded();
    const { x, y, height } = (await page.locator('.diorama').boundingBox()) as DOMRect;
    const input = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove', at: number) =>
        input.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: x + at, y: y + height - 20 }],
        });
      await touch('touchStart', from);
      for (let part = 1; part <= 5; part += 1) {
        await touch('touchMove', from + ((to - from) * part) / 5);
      }
      await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(300, 150);
    await expect.poll(() => readChoice(page)).toEqual({ step: '2', inScope: ['2'] });
    await swipe(150, 300);
    await expect.poll(() => readChoice(page)).toEqual({ step: '1', inScope: ['1'] });
  });

  for (const { path } of withDiorama) {
    test(`what follows the picture of ${path} begins within 1.3 screens, and sections keep their margin at 320`, async ({
      page,
    }) => {
      await page.goto(path);
      const top = await page
        .locator('.diorama-hero + section')
        .evaluate((section) => section.getBoundingClientRect().top);
      expect(top).toBeLessThanOrEqual(1.3 * 844);
      await page.setViewportSize({ width: 320, height: 700 });
      const { margin, left } = await page.evaluate(() => {
        const rights = [...document.querySelectorAll('main section[id] h2')].map(
          (heading) => heading.getBoundingClientRect().right,
        );
        const start = (document.querySelector('h1') as Element).getBoundingClientRect().left;
        return { margin: start, left: innerWidth - Math.max(...rights) };
      });
      expect(left).toBeGreaterThanOrEqual(margin - 0.5);
    });
  }
});

for (const { path } of withDiorama) {
  test(`on a tablet the title block of ${path} stands beside the one-line, over nothing`, async ({
    page,
  }) => {
    await openPage(page, path);
    for (const width of [761, 820, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      const [line, block, section] = await Promise.all(
        ['.diorama-one-line-narrow', 'main .drawing-block', '.diorama-hero + section'].map((part) =>
          page.locator(part).first().boundingBox(),
        ),
      );
      if (!line || !block || !section) throw new Error(`no boxes at ${width}`);
      expect(block.x, `at ${width}`).toBeGreaterThan(line.x + line.width);
      expect(block.x + block.width, `at ${width}`).toBeLessThan(width);
      expect(block.y, `at ${width}`).toBeGreaterThan(line.y);
      expect(block.y + block.height, `at ${width}`).toBeLessThan(section.y);
    }
  });
}

for (const { path } of withDiorama) {
  test(`no two numbers of ${path} share what a finger hits, and nothing moves when another is chosen, at any width`, async ({
    page,
  }) => {
    await openPage(page, path);
    const pins = page.locator('.pins a');
    // Their style sheet comes after the first paint.
    await expect(pins.first()).toBeVisible();
    for (const width of [320, 390, 600, 820, 1024, 1101, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await pins.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().toJSON()),
      );
      boxes.forEach((box, index) => {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        expect(box.left).toBeGreaterThanOrEqual(-0.5);
        expect(box.right).toBeLessThanOrEqual(width + 0.5);
        for (const other of boxes.slice(index + 1)) {
          const across = Math.abs(box.left - other.left);
          const down = Math.abs(box.top - other.top);
          expect(Math.max(across, down), `at ${width}`).toBeGreaterThanOrEqual(43.5);
        }
      });
      const chosen = await pins.evaluateAll(async (all) => {
        const seen: { step: string; height: number }[] = [];
        for (const pin of all) {
          pin.focus();
          await new Promise(requestAnimationFrame);
          const hero = document.querySelector<HTMLElement>('.diorama-hero');
          const step = hero?.style.getPropertyValue('--lit') ?? '';
          seen.push({ step, height: document.documentElement.scrollHeight });
        }
        return seen;
      });
      expect(new Set(chosen.map(({ step }) => step)).size, `at ${width}`).toBeGreaterThan(1);
      expect(new Set(chosen.map(({ height }) => height)).size, `at ${width}`).toBe(1);
    }
  });
}

test('on paper the diorama is there once, by day, with the list of its places', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, path);
  await expect.poll(() => isShown(page, 'day')).toBe(true);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('.diorama .picture-by-day img')).toBeVisible();
  await expect(page.locator('.diorama .picture-by-night')).toBeHidden();
  await expect(page.locator('.pins a').first()).toHaveCSS('position', 'static');
  await expect(page.locator('.pin-words').first()).toHaveCSS('opacity', '1');
  await expect(page.locator('.pins .pin-mark').first()).toHaveCSS('position', 'absolute');
  for (const step of await page.locator('.power-steps p').all()) await expect(step).toBeVisible();
  await expect(page.locator('.power-turn').first()).toBeHidden();
});
