import { describe, expect, test } from 'vitest';
import { uniqueName } from '../browser/visitor.ts';
import type { Visitor, Welcome } from './visitor.ts';

/** Inquiries, sent and refused; `lead` gives what the owner has got under a name. */
export function describeInquiries(welcome: Welcome, lead: (name: string) => unknown[]): void {
  test('an inquiry is kept and confirmed, and the form is empty again', async () => {
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

  describe('without script', () => describeWithoutScript(welcome, lead));
}

function describeWithoutScript(welcome: Welcome, lead: (name: string) => unknown[]): void {
  test('an inquiry is kept and leads to the thank-you page', async () => {
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
    expect(await Promise.all(typed.map((field) => visitor.valueOf(`[name="${field}"]`)))).toEqual([
      '   ',
      '4325550100',
      'visitor@example.com',
      'Kermit',
      '<b>"quoted" & kept</b>',
    ]);
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
