import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type DeployedSite, deploySite } from './deployed-site.ts';
import { expect, fillForm, formWords, test, uniqueName, waitForForm } from './visitor.ts';

let endpoint: Server;
let site: DeployedSite;
const received: { accept: string | undefined; body: string }[] = [];

// One server for all journeys below.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  endpoint = createServer(async (request: IncomingMessage, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    received.push({ accept: request.headers.accept, body: await text(request) });
    response.setHeader('Content-Type', 'text/html');
    response.end('<title>Taken</title>');
  });
  await new Promise<void>((resolve) => endpoint.listen(0, 'localhost', resolve));
  const address = `http://localhost:${(endpoint.address() as AddressInfo).port}/f/1`;
  site = await deploySite({
    settings: { PUBLIC_FORM_ENDPOINT: address },
    change: (dist) => nameEndpoint(join(dist, 'contact.html'), address),
  });
});

test.afterAll(async () => {
  endpoint?.close();
  await site?.remove();
});

/** Changes the page as that setting does (checks/site/policy.test.ts): the form's action and the island's property. */
async function nameEndpoint(page: string, address: string): Promise<void> {
  const html = await readFile(page, 'utf8');
  const named = html
    .replace('action="/api/contact"', `action="${address}"`)
    .replace('&quot;/api/contact&quot;', `&quot;${address}&quot;`);
  expect(named.split(address)).toHaveLength(3);
  await writeFile(page, named);
  for (const ending of ['.br', '.gz']) await rm(page + ending);
}

test('the form goes to the other service with script', async ({ page }) => {
  const name = uniqueName();
  await page.goto(`${site.origin}/contact`);
  await waitForForm(page);
  await fillForm(page, name);
  await page.getByRole('button', { name: formWords.submit }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
    formWords.success.title,
  );
  expect(received.at(-1)).toMatchObject({
    accept: 'application/json',
    body: expect.stringContaining(name),
  });
  // The other service gives no reference.
  await expect(page.locator('[data-send-outcome]')).toContainText(formWords.success.title);
  await expect(page.locator('[data-send-outcome] .reference')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form goes to the other service', async ({ page }) => {
    const name = uniqueName();
    await page.goto(`${site.origin}/contact`);
    await fillForm(page, name);
    await page.getByRole('button', { name: formWords.submit }).click();
    await expect(page).toHaveTitle('Taken');
    expect(received.at(-1)?.body).toContain(name);
  });
});
