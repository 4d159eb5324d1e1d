import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type DeployedSite, deploySite } from '../browser/deployed-site.ts';
import { listLeads, pages, uniqueName } from '../browser/visitor.ts';
import { type Engine, keys } from './engine.ts';
import { createVisitor, type OpenVisitor, type Visitor } from './visitor.ts';

const sendButton = '[data-inquiry-form] [type="submit"]';

/** Defines the browser tests for one engine. */
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

  const openVisitor: OpenVisitor = async ({ width = 1440, hasScript = true } = {}) => {
    const window = await engine.openWindow({ hasScript });
    onTestFinished(() => window.close());
    const visitor = createVisitor(window, site.origin, hasScript);
    await visitor.resize(width);
    return visitor;
  };

  const findLeads = (name: string) =>
    listLeads(site.dataFolder).filter((lead) => lead.name === name);
  describePages(openVisitor);
  describeHeader(openVisitor);
  describeInquiries(openVisitor, findLeads);
  describe('without JavaScript', () => describeWithoutScript(openVisitor, findLeads));
  describeInteractiveParts(openVisitor);
}

function describePages(openVisitor: OpenVisitor): void {
  describe.each([390, 1440])('every kind of page renders completely at %i px', (width) => {
    test.each(pages)('%s', async (path) => {
      const visitor = await openVisitor({ width });
      await visitor.open(path);
      await scrollThrough(visitor);
    });
  });
}

/** Scrolls to the end of the page, screen by screen, and waits until each screen has no faults. */
async function scrollThrough({ evaluate, waitUntilFaultless }: Visitor): Promise<void> {
  const scrollOn = () => {
    scrollBy({ top: innerHeight, behavior: 'instant' });
    return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
  };
  while (await evaluate(scrollOn)) await waitUntilFaultless();
  await waitUntilFaultless();
}

function describeHeader(openVisitor: OpenVisitor): void {
  test('the menu opens, follows links and closes', async () => {
    const visitor = await openVisitor({ width: 390 });
    await visitor.open('/');
    await visitor.click('.menu-button');
    await visitor.expectVisible('#menu nav');
    await visitor.press(keys.escape);
    expect(await visitor.isRendered('#menu')).toBe(false);
    await visitor.click('.menu-button');
    await visitor.click('#menu a[href="/contact"]');
    await visitor.waitForPath('/contact');
    expect(await visitor.isRendered('#menu')).toBe(false);
    await visitor.expectVisible('h1');
  });

  test('a chosen theme changes the background and stays on the next page', async () => {
    const visitor = await openVisitor();
    const readBackground = () =>
      visitor.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await visitor.open('/');
    const light = await readBackground();
    await visitor.click('[popovertarget="theme-menu"]');
    await visitor.expectVisible('#theme-menu');
    await visitor.click('[data-theme-choice="dark"]');
    const dark = await readBackground();
    expect(dark).not.toBe(light);
    await visitor.open('/services');
    expect(await readBackground()).toBe(dark);
  });
}

/** Defines the tests of inquiries. `findLeads` returns the stored inquiries of a visitor. */
function describeInquiries(openVisitor: OpenVisitor, findLeads: (name: string) => unknown[]): void {
  test('an inquiry is stored and confirmed, and the form is cleared', async () => {
    const visitor = await openVisitor({ width: 390 });
    const name = uniqueName();
    await visitor.open('/contact');
    await waitForForm(visitor);
    await fillForm(visitor, name);
    await visitor.type('[name="message"]', 'Pump 7 trips, since 6 a.m.');
    // The service flags forms that are submitted within a second of being opened.
    await visitor.waitUntil(() => {
      const started = document.querySelector<HTMLInputElement>('[name="started"]')?.value;
      return Date.now() - Number(started) > 1000;
    });
    await visitor.click(sendButton);
    await visitor.expectVisible('[data-send-outcome]');
    await visitor.waitUntil(() => document.querySelector<HTMLInputElement>('#name')?.value === '');
    expect(findLeads(name)).toMatchObject([
      { email: 'visitor@example.com', message: 'Pump 7 trips, since 6 a.m.', state: 'kept' },
    ]);
  });

  test('an inquiry from an email address with an international domain is stored', async () => {
    const visitor = await openVisitor({ width: 390 });
    const name = uniqueName();
    await visitor.open('/contact');
    await waitForForm(visitor);
    await fillForm(visitor, name, 'info@müller-elektro.de');
    await visitor.click(sendButton);
    await visitor.expectVisible('[data-send-outcome]');
    // Chromium and WebKit convert the domain to its ASCII form, and Firefox does not.
    const email = expect.stringMatching(/^info@(müller-elektro|xn--mller-elektro-wob)\.de$/);
    expect(findLeads(name)).toMatchObject([{ email }]);
  });

  test('errors appear beside the field and in the summary', async () => {
    const visitor = await openVisitor({ width: 390 });
    await visitor.open('/contact');
    await waitForForm(visitor);
    await visitor.type('[name="email"]', 'jordan@');
    await visitor.click(sendButton);
    await visitor.waitUntil(() => document.activeElement?.matches('[data-error-summary]') ?? false);
    await visitor.expectVisible('[data-error-summary]');
    for (const field of ['name', 'phone', 'email']) {
      const errorId = await visitor.evaluate(findErrorId, field);
      await visitor.scrollUntilVisible(`#${errorId}`);
    }
    expect(await visitor.valueOf('[name="email"]')).toBe('jordan@');
  });
}

/** The id of the error message of an invalid field. Runs in the page. */
function findErrorId(field: string): string | undefined {
  const input = document.querySelector(`[name="${field}"][aria-invalid="true"]`);
  const ids = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.find((id) => id.includes('error'));
}

function describeWithoutScript(
  openVisitor: OpenVisitor,
  findLeads: (name: string) => unknown[],
): void {
  test('an inquiry is stored and leads to the thank-you page', async () => {
    const visitor = await openVisitor({ width: 390, hasScript: false });
    const name = uniqueName();
    await visitor.open('/contact');
    await fillForm(visitor, name);
    await visitor.click(sendButton);
    await visitor.waitForPath('/contact/thank-you');
    await visitor.expectVisible('h1');
    expect(findLeads(name)).toMatchObject([{ state: 'kept' }]);
  });
}

/** Waits until the script of the contact form has run. */
async function waitForForm(visitor: Visitor): Promise<void> {
  await visitor.scrollUntilVisible('[data-inquiry-form] [name="name"]');
  await visitor.waitUntil(
    () => document.querySelector<HTMLInputElement>('[name="started"]')?.value !== '',
  );
}

async function fillForm(
  visitor: Visitor,
  name: string,
  email = 'visitor@example.com',
): Promise<void> {
  await visitor.type('[name="name"]', name);
  await visitor.type('[name="phone"]', '4325550100');
  await visitor.type('[name="email"]', email);
}

/** Defines the tests of questions and dioramas. */
function describeInteractiveParts(openVisitor: OpenVisitor): void {
  test.each([true, false])(
    'one question is open at a time (JavaScript on: %s)',
    async (hasScript) => {
      const visitor = await openVisitor({ hasScript });
      await visitor.open('/services/line-work');
      const readOpenQuestions = () =>
        visitor.evaluate(() =>
          [...document.querySelectorAll('#faqs details[open] summary')].map(
            ({ textContent }) => textContent,
          ),
        );
      const firstQuestion = '#faqs details:first-of-type summary';
      const lastQuestion = '#faqs details:last-of-type summary';
      const [firstText, lastText] = await visitor.evaluate(
        (...selectors) =>
          selectors.map((selector) => document.querySelector(selector)?.textContent),
        firstQuestion,
        lastQuestion,
      );
      await visitor.click(firstQuestion);
      await expect.poll(readOpenQuestions).toEqual([firstText]);
      // Wait until the answer has expanded, because the questions below it move until then.
      await visitor.waitUntil(
        () => document.querySelector('#faqs')?.getAnimations({ subtree: true }).length === 0,
      );
      await visitor.click(lastQuestion);
      await expect.poll(readOpenQuestions).toEqual([lastText]);
      await visitor.scrollUntilVisible('#faqs details[open] p');
      await visitor.click(lastQuestion);
      await expect.poll(readOpenQuestions).toEqual([]);
    },
  );

  test.each([390, 1440])(
    'the pins of a diorama can be reached by keyboard at %i px',
    async (width) => {
      const visitor = await openVisitor({ width });
      await visitor.open('/facility-types/hydro-plants');
      await visitor.evaluate(() => document.querySelector<HTMLElement>('.pins a')?.focus());
      // Move the focus from the first pin to the fifth.
      for (let pin = 2; pin <= 5; pin += 1) await visitor.press(keys.tab);
      await visitor.expectVisible('.pins a:focus-visible .pin-mark');
      // On narrow screens, the name is below the picture instead of beside its pin.
      await visitor.expectVisible(
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
