import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { builtSite } from './addresses.ts';
import { readShifts, recordShifts } from './shifts.ts';
import { expect, test } from './visitor.ts';

test('nothing moves when the form is painted half read', async ({ page }) => {
  const html = await (await page.request.get('/contact')).text();
  let cut = 0;
  const slow = createServer(async (request, response) => {
    if (request.url === '/contact') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(html.slice(0, cut));
      // Long enough to paint what has arrived.
      await setTimeout(500);
      response.end(html.slice(cut));
    } else {
      const answer = await fetch(builtSite + request.url);
      response.writeHead(answer.status, {
        'Content-Type': answer.headers.get('Content-Type') ?? '',
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    }
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const { port } = slow.address() as AddressInfo;
  await page.setViewportSize({ width: 1440, height: 900 });
  await recordShifts(page);
  for (const field of ['name', 'phone', 'email']) {
    cut = html.indexOf('<', html.indexOf(` name="${field}"`));
    await page.goto(`http://127.0.0.1:${port}/contact`);
    const { sum, shifts } = await readShifts(page);
    expect(sum, `after ${field}: ${shifts}`).toBeLessThan(0.01);
  }
  slow.close();
});

test('with reduced motion everything stands complete and still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation as CSSAnimation).animationName)
      .filter((name) => name !== 'header-settle'),
  );
  expect(moving).toEqual([]);
  await expect(page.locator('.pulse')).toHaveCSS('opacity', '0');
});

test('what moves in the hero rests while it is out of sight', async ({ page }) => {
  await page.goto('/');
  const rotor = page.locator('.rotor').first();
  await expect(rotor).toHaveCSS('animation-play-state', 'running');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(rotor).toHaveCSS('animation-play-state', 'paused');
});
