import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deploySite } from './deployed-site.ts';
import { expect, test, uniqueName, waitForForm } from './visitor.ts';

test('a form that is autofilled and submitted within a second is emailed to the office', {
  tag: '@whole-browser',
}, async ({ page }) => {
  const site = await deploySite();
  const readMails = () => readMailFiles(join(site.dataFolder, 'mail'));
  try {
    await page.goto(`${site.origin}/contact`);
    await waitForForm(page);
    const name = uniqueName();
    await triggerAutofill(page, { name, phone: '+14325550100', email: 'ann@example.com' });
    await replaceStartTime(page, { millisecondsAgo: 100 });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect.poll(readMails).toContain(`Name: ${name}`);
    // The subject tells the office that the inquiry may be spam.
    expect(await readMails()).toMatch(/^Subject: \[check\] /m);
  } finally {
    // Close the page first, so that it sends no requests to a stopped service.
    await page.close();
    await site.remove();
  }
});

/**
 * Overwrites the submitted time at which the form was opened, because a slow test machine may need more than a second
 * to submit it.
 */
async function replaceStartTime(
  page: Page,
  { millisecondsAgo }: { millisecondsAgo: number },
): Promise<void> {
  const startTime = /(name="started"\r\n\r\n)\d+/;
  await page.route('**/api/contact', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    expect(body).toMatch(startTime);
    const postData = body.replace(startTime, `$1${Date.now() - millisecondsAgo}`);
    await route.continue({ postData: Buffer.from(postData, 'latin1') });
  });
}

/** Triggers autofill with these contact details, as if the visitor chose one of the browser's suggestions. */
async function triggerAutofill(
  page: Page,
  { name, phone, email }: { name: string; phone: string; email: string },
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const fields = [
    { name: 'NAME_FULL', value: name },
    { name: 'PHONE_HOME_WHOLE_NUMBER', value: phone },
    { name: 'EMAIL_ADDRESS', value: email },
  ];
  const selector = 'input[name=name]';
  // Retry, because autofill fails until the browser has parsed the form, and no event reports that.
  await expect(async () => {
    const { root } = await browser.send('DOM.getDocument');
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { node } = await browser.send('DOM.describeNode', { nodeId });
    await page.focus(selector);
    const trigger = { fieldId: node.backendNodeId, address: { fields } };
    // Do not await the command, because its promise may never settle.
    browser.send('Autofill.trigger', trigger).catch(() => {});
    await expect(page.locator('input[name=email]')).toHaveValue(email, { timeout: 1000 });
  }).toPass();
}

/** Returns the text of all emails in `folder`; empty if the service has not written any. */
async function readMailFiles(folder: string): Promise<string> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.join('\n');
}
