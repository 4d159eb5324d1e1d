import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type DeployedSite, deploySite } from '../browser/deployed-site.ts';
import { plant, serviceWithQuestions } from '../browser/kinds-of-pages.ts';
import { listLeads, pages, uniqueName } from '../browser/visitor.ts';
import { type Engine, keys } from './engine.ts';
import { type Visitor, type Welcome, welcomeTo } from './visitor.ts';

/** What a visitor with this engine can rely on. */
export function describeJourneys(start: () => Promise<Engine>): void {
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

  const welcome: Welcome = async ({ width = 1440, script = true } = {}) => {
    const window = await engine.openWindow({ script });
    onTestFinished(() => window.close());
    const visitor = welcomeTo(window, site.origin, script);
    await visitor.resize(width);
    return visitor;
  };

  const lead = (name: string) => listLeads(site.dataFolder).filter((each) => each.name === name);
  describePages(welcome);
  describeHeader(welcome);
  describeInquiries(welcome, lead);
  describe('without script', () => describeWithoutScript(welcome, lead));
  describeParts(welcome);
}

/** Whole pages. */
function describePages(welcome: Welcome): void {
  describe.each([390, 1440])('every kind of page renders to its end at %i px', (width) => {
    test.each(pages)('%s', async (path) => {
      const visitor = await welcome({ width });
      await visitor.open(path);
      await read(visitor);
    });
  });
}

/** Reads the page to its end, screen by screen, and waits until each of them is whole. */
async function read({ evaluate, waitUntilWhole }: Visitor): Promise<void> {
  const scroll = () => {
    scrollBy({ top: innerHeight, behavior: 'instant' });
    return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
  };
  while (await evaluate(scroll)) await waitUntilWhole();
  await waitUntilWhole();
}

/** What the header offers: the menu and the theme. */
function describeHeader(welcome: Welcome): void {
  test('the menu opens, follows links and closes', async () => {
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

  test('a chosen theme changes the background and stays on the next page', async () => {
    const visitor = await welcome();
    const ground = () =>
      visitor.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await visitor.open('/');
    const day = await ground();
    await visitor.click('[popovertarget="theme-menu"]');
    await visitor.see('#theme-menu');
    await visitor.click('[data-theme-choice="dark"]');
    const dusk = await ground();
    expect(dusk).not.toBe(day);
    await visitor.open('/services');
    expect(await ground()).toBe(dusk);
  });
}

/** Inquiries, sent and refused; `lead` gives what the owner has got under a name. */
function describeInquiries(welcome: Welcome, lead: (name: string) => unknown[]): void {
  test('an inquiry is stored and confirmed, and the form is cleared', async () => {
    const visitor = await welcome({ width: 390 });
    const name = uniqueName();
    await visitor.open('/contact');
    await takeOver(visitor);
    await fillForm(visitor, name);
    await visitor.type('[name="message"]', 'Pump 7 trips, since 6 a.m.');
    // A form that is sent sooner after its page was opened than a person can is kept apart.
    await visitor.waitUntil(() => performance.now() > 2100);
    await visitor.click(sendButton);
    await visitor.see('[data-send-outcome]');
    await visitor.waitUntil(() => document.querySelector<HTMLInputElement>('#name')?.value === '');
    expect(lead(name)).toMatchObject([
      { email: 'visitor@example.com', message: 'Pump 7 trips, since 6 a.m.', state: 'kept' },
    ]);
  });

  test('errors appear beside the field and in the summary', async () => {
    const visitor = await welcome({ width: 390 });
    await visitor.open('/contact');
    await takeOver(visitor);
    await visitor.type('[name="email"]', 'jordan@');
    await visitor.click(sendButton);
    await visitor.waitUntil(() => document.activeElement?.matches('[data-error-summary]') ?? false);
    await visitor.see('[data-error-summary]');
    for (const field of ['name', 'phone', 'email']) {
      const message = await visitor.evaluate((field) => {
        const input = document.querySelector(`[name="${field}"][aria-invalid="true"]`);
        const ids = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.find((id) => id.includes('error'));
      }, field);
      await visitor.lookFor(`#${message}`);
    }
    expect(await visitor.valueOf('[name="email"]')).toBe('jordan@');
  });
}

function describeWithoutScript(welcome: Welcome, lead: (name: string) => unknown[]): void {
  test('an inquiry is stored and leads to the thank-you page', async () => {
    const visitor = await welcome({ width: 390, script: false });
    const name = uniqueName();
    await visitor.open('/contact');
    await fillForm(visitor, name);
    await visitor.click(sendButton);
    await visitor.waitForPath('/contact/thank-you');
    await visitor.see('h1');
    expect(lead(name)).toMatchObject([{ state: 'kept' }]);
  });
}

const sendButton = '[data-inquiry-form] [type="submit"]';

/** Waits until the form's script has taken over. */
async function takeOver(visitor: Visitor): Promise<void> {
  await visitor.lookFor('[data-inquiry-form] [name="name"]');
  await visitor.waitUntil(
    () => document.querySelector<HTMLInputElement>('[name="started"]')?.value !== '',
  );
}

async function fillForm(visitor: Visitor, name: string): Promise<void> {
  await visitor.type('[name="name"]', name);
  await visitor.type('[name="phone"]', '4325550100');
  await visitor.type('[name="email"]', 'visitor@example.com');
}

/** Parts of pages that answer to a visitor. */
function describeParts(welcome: Welcome): void {
  test.each([true, false])('one question is open at a time, script %s', async (script) => {
    const visitor = await welcome({ script });
    await visitor.open(serviceWithQuestions);
    const open = () =>
      visitor.evaluate(() =>
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

  test.each([390, 1440])(
    'the pins of a diorama can be reached by keyboard at %i px',
    async (width) => {
      const visitor = await welcome({ width });
      await visitor.open(plant.path);
      await visitor.evaluate(() => document.querySelector<HTMLElement>('.pins a')?.focus());
      for (let place = 2; place <= 5; place += 1) await visitor.press(keys.tab);
      await visitor.see('.pins a:focus-visible .pin-mark');
      await visitor.see(
        width < 1024 ? '.power-place .pin-words' : '.pins a:focus-visible .pin-words',
      );
      await visitor.press(keys.enter);
      await visitor.waitUntil(() => location.hash.length > 1);
      await visitor.waitUntil(() => {
        const { top = -1 } = document.querySelector(':target')?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight;
      });
    },
  );
}
