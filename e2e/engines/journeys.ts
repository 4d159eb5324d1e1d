import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { addresses } from '../../site/checks/content.ts';
import { type DeployedSite, deploySite } from '../deployed-site.ts';
import { articleWithTables, plant } from '../kinds-of-pages.ts';
import { listLeads, pages, uniqueName } from '../visitor.ts';
import { countPages } from './count-pages.ts';
import type { Engine } from './engine.ts';
import { printOnScreen } from './print-on-screen.ts';
import { keys, Visitor } from './visitor.ts';

const serviceWithQuestions = addresses.services.at(-1) ?? '';

/** What a visitor with this engine can rely on. */
export function describeJourneys(engineName: string, start: () => Promise<Engine>): void {
  let site: DeployedSite;
  let engine: Engine;

  beforeAll(async () => {
    site = await deploySite();
    engine = await start();
  });

  afterAll(async () => {
    await engine?.close();
    await site?.remove();
  });

  async function welcome({ width = 1440, script = true } = {}): Promise<Visitor> {
    const window = await engine.openWindow({ script });
    onTestFinished(() => window.close());
    await window.resize(width, width < 768 ? 844 : 900);
    return new Visitor(window, site.origin, script);
  }

  const pictureOf = (path: string, size: number | string) =>
    `test-results/engines/${engineName}/${path.slice(1).replaceAll('/', '-') || 'home'}-${size}.png`;

  const lead = (name: string) => listLeads(site.dataFolder).filter((each) => each.name === name);

  describe.each([390, 1440])('every kind of page at %i', (width) => {
    test.each(pages)('%s', async (path) => {
      const visitor = await welcome({ width });
      await visitor.open(path);
      await visitor.capture(pictureOf(path, width));
    });
  });

  test('the menu opens, leads on and closes', async () => {
    const visitor = await welcome({ width: 390 });
    await visitor.open('/');
    await visitor.click('.menu-button');
    await visitor.see('#menu nav');
    await visitor.press(keys.escape);
    expect(await visitor.isRendered('#menu')).toBe(false);
    await visitor.click('.menu-button');
    await visitor.click('#menu a[href="/contact"]');
    await visitor.waitForPath('/contact');
    expect(await visitor.isRendered('#menu')).toBe(false);
    await visitor.see('h1');
  });

  test.each([390, 1440])('the theme menu opens at its button at %i', async (width) => {
    const visitor = await welcome({ width });
    await visitor.open('/');
    await visitor.click('[popovertarget="theme-menu"]');
    await visitor.see('#theme-menu');
    const gap = await visitor.ask(() => {
      const [button, menu] = ['[popovertarget="theme-menu"]', '#theme-menu'].map((each) =>
        document.querySelector(each)?.getBoundingClientRect(),
      );
      if (!button || !menu) return null;
      const right = Math.abs(button.right - menu.right);
      const left = Math.abs(button.left - menu.left);
      return { below: menu.top - button.bottom, aside: Math.min(left, right) };
    });
    expect(gap?.below).toBeGreaterThanOrEqual(0);
    expect(gap?.below).toBeLessThanOrEqual(16);
    expect(gap?.aside).toBeLessThanOrEqual(16);
  });

  test('a chosen theme changes the ground and holds over a page change', async () => {
    const visitor = await welcome();
    const ground = () =>
      visitor.ask(() => getComputedStyle(document.documentElement).backgroundColor);
    await visitor.open('/');
    const day = await ground();
    await visitor.click('[popovertarget="theme-menu"]');
    await visitor.click('[data-theme-choice="dark"]');
    const dusk = await ground();
    expect(dusk).not.toBe(day);
    await visitor.open('/services');
    expect(await ground()).toBe(dusk);
  });

  test("an icon's name shows 700 ms after the keyboard came to it", async () => {
    const visitor = await welcome();
    await visitor.open('/');
    const owner = '[popovertarget="theme-menu"]';
    const isFocused = () => visitor.ask((owner) => document.activeElement?.matches(owner), owner);
    let came = performance.now();
    for (let presses = 0; presses < 20 && !(await isFocused()); presses += 1) {
      came = performance.now();
      await visitor.press(keys.tab);
    }
    await visitor.see(`${owner}:focus-visible .tooltip`);
    expect(performance.now() - came).toBeGreaterThan(700);
    await visitor.press(keys.escape);
    await visitor.waitUntil(
      (owner) => !document.querySelector(`${owner} .tooltip`)?.getBoundingClientRect().width,
      owner,
    );
  });

  test('an enquiry is kept and confirmed, and the form is empty again', async () => {
    const visitor = await welcome({ width: 390 });
    const name = uniqueName();
    await visitor.open('/contact');
    await takeOver(visitor);
    await fillForm(visitor, name);
    await visitor.type('[name="message"]', 'Pump 7 trips, since 6 a.m.');
    // A form that is sent sooner after its page was opened than a person can is kept apart.
    await visitor.waitUntil(() => performance.now() > 2100);
    await visitor.click(sendButton);
    await visitor.see('[data-sonner-toast]');
    await visitor.waitUntil(() => document.querySelector<HTMLInputElement>('#name')?.value === '');
    expect(lead(name)).toMatchObject([
      { email: 'visitor@example.com', message: 'Pump 7 trips, since 6 a.m.', state: 'kept' },
    ]);
  });

  test('what is refused is said at the field and in a summary', async () => {
    const visitor = await welcome({ width: 390 });
    await visitor.open('/contact');
    await takeOver(visitor);
    await visitor.type('[name="email"]', 'jordan@');
    await visitor.click(sendButton);
    await visitor.waitUntil(() => document.activeElement?.matches('[data-error-summary]') ?? false);
    await visitor.see('[data-error-summary]');
    for (const field of ['name', 'phone', 'email']) {
      const message = await visitor.ask((field) => {
        const input = document.querySelector(`[name="${field}"][aria-invalid="true"]`);
        const ids = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.find((id) => id.includes('error'));
      }, field);
      await visitor.lookFor(`#${message}`);
    }
    expect(await visitor.valueOf('[name="email"]')).toBe('jordan@');
  });

  describe('without script', () => {
    test('an enquiry is kept and leads to the thank-you page', async () => {
      const visitor = await welcome({ width: 390, script: false });
      const name = uniqueName();
      await visitor.open('/contact');
      await fillForm(visitor, name);
      await visitor.click(sendButton);
      await visitor.waitForPath('/contact/thank-you');
      await visitor.see('h1');
      expect(lead(name)).toMatchObject([{ state: 'kept' }]);
    });

    test('what is refused comes back with everything typed', async () => {
      const visitor = await welcome({ width: 390, script: false });
      await visitor.open('/contact');
      await fillForm(visitor, '   ');
      await visitor.type('[name="location"]', 'Kermit');
      await visitor.type('[name="message"]', '<b>"quoted" & kept</b>');
      // The browser itself would not send a name of blanks.
      await visitor.ask(() => document.querySelector('[name="name"]')?.removeAttribute('pattern'));
      await visitor.click(sendButton);
      await visitor.waitForPath('/api/contact');
      await visitor.see('[data-error-summary]');
      const typed = ['name', 'phone', 'email', 'location', 'message'];
      expect(await Promise.all(typed.map((field) => visitor.valueOf(`[name="${field}"]`)))).toEqual(
        ['   ', '4325550100', 'visitor@example.com', 'Kermit', '<b>"quoted" & kept</b>'],
      );
    });
  });

  test.each([true, false])('one question is open at a time, script %s', async (script) => {
    const visitor = await welcome({ script });
    await visitor.open(serviceWithQuestions);
    const open = () =>
      visitor.ask(() =>
        [...document.querySelectorAll('#faqs details')].flatMap((each, index) =>
          each.hasAttribute('open') ? [index + 1] : [],
        ),
      );
    const question = (index: number) => `#faqs details:nth-of-type(${index}) summary`;
    await visitor.click(question(1));
    await expect.poll(open).toEqual([1]);
    // The questions below it move while its answer unfolds.
    await visitor.waitUntil(
      () => document.querySelector('#faqs')?.getAnimations({ subtree: true }).length === 0,
    );
    await visitor.click(question(3));
    await expect.poll(open).toEqual([3]);
    await visitor.lookFor('#faqs details[open] p');
    await visitor.click(question(3));
    await expect.poll(open).toEqual([]);
  });

  test.each([390, 1440])('the places of a diorama are reached by keyboard at %i', async (width) => {
    const visitor = await welcome({ width });
    await visitor.open(plant.path);
    await visitor.ask(() => document.querySelector<HTMLElement>('.callouts a')?.focus());
    for (let place = 2; place <= 5; place += 1) await visitor.press(keys.tab);
    await visitor.see('.callouts a:focus-visible .pin-mark');
    await visitor.see(
      width < 1024 ? '.power-place .callout-words' : '.callouts a:focus-visible .callout-words',
    );
    await visitor.press(keys.enter);
    await visitor.waitUntil(() => location.hash.length > 1);
    await visitor.waitUntil(() => {
      const { top = -1 } = document.querySelector(':target')?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    });
  });

  test.each([true, false])('a link brings its words into the form, script %s', async (script) => {
    const visitor = await welcome({ script });
    await visitor.open('/contact?service=automation&about=%3Cb%3EPump%3C%2Fb%3E#form');
    if (script) await takeOver(visitor);
    expect(await visitor.valueOf('[name="service"]')).toBe('automation');
    expect(await visitor.valueOf('[name="message"]')).toBe('About: <b>Pump</b>\n');
  });

  // Here OpenStreetMap is out of reach, as everything is that is not on this machine.
  test.each([390, 1440])('a drawing stands where no street map can be had at %i', async (width) => {
    const visitor = await welcome({ width });
    await visitor.open('/contact');
    await visitor.lookFor('.contact-map');
    await visitor.waitUntil(() => {
      const map = document.querySelector('.contact-map');
      const drawn = [...(map?.querySelectorAll('svg') ?? [])].some(
        (each) => each.getBoundingClientRect().height > 100 && each.getBBox().height > 0,
      );
      return drawn && !map?.querySelector('iframe');
    });
  });

  test.each(['/', serviceWithQuestions, articleWithTables])('%s is fit for paper', async (path) => {
    const visitor = await welcome();
    await visitor.open(path);
    const pdf = await visitor.print();
    if (pdf) expect(countPages(pdf)).toBeGreaterThan(0);
    // Letter, less its margins.
    await visitor.resize(720);
    await visitor.ask(printOnScreen);
    expect(await visitor.isRendered('.site-header')).toBe(false);
    expect(await visitor.isRendered('h1')).toBe(true);
    await visitor.capture(pictureOf(path, 'paper'));
  });
}

const sendButton = '[data-enquiry-form] [type="submit"]';

/** Waits until the form's script has taken over. */
async function takeOver(visitor: Visitor): Promise<void> {
  await visitor.lookFor('[data-enquiry-form] [name="name"]');
  await visitor.waitUntil(
    () => document.querySelector<HTMLInputElement>('[name="started"]')?.value !== '',
  );
}

async function fillForm(visitor: Visitor, name: string): Promise<void> {
  await visitor.type('[name="name"]', name);
  await visitor.type('[name="phone"]', '4325550100');
  await visitor.type('[name="email"]', 'visitor@example.com');
}
