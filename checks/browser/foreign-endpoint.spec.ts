import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { receipt } from './contact-page.ts';
import { deploySite } from './deployed-site.ts';
import { expect, fillForm, test, uniqueName, waitForForm } from './visitor.ts';

// checks/site/policy.test.ts tests that a build writes `PUBLIC_FORM_ENDPOINT` into the page.
test('the form can post to another service, which returns no reference', async ({ page }) => {
  const posts: { accept: string | undefined; body: string }[] = [];
  const endpoint = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    posts.push({ accept: request.headers.accept, body: await text(request) });
    response.end();
  });
  await new Promise<void>((resolve) => endpoint.listen(0, 'localhost', resolve));
  const address = `http://localhost:${(endpoint.address() as AddressInfo).port}/f/1`;
  const site = await deploySite({
    settings: { PUBLIC_FORM_ENDPOINT: address },
    change: (dist) => setFormAction(join(dist, 'contact.html'), address),
  });
  try {
    const name = uniqueName();
    await page.goto(`${site.origin}/contact`);
    await waitForForm(page);
    await fillForm(page, name);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(receipt(page)).toBeVisible();
    await expect(receipt(page).locator('[data-reference-line]')).toBeHidden();
    const body = expect.stringContaining(name);
    expect(posts.at(-1)).toMatchObject({ accept: 'application/json', body });
  } finally {
    await page.close();
    endpoint.close();
    await site.remove();
  }
});

/** Sets the action of the form in a built page, as a build with `PUBLIC_FORM_ENDPOINT` does. */
async function setFormAction(page: string, address: string): Promise<void> {
  const html = await readFile(page, 'utf8');
  expect(html).toContain('action="/api/contact"');
  await writeFile(page, html.replace('action="/api/contact"', `action="${address}"`));
  // Delete the compressed copies, because the service would serve them instead of the changed page.
  for (const ending of ['.br', '.gz']) await rm(page + ending);
}
