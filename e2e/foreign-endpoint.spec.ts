import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildForOtherOwner } from '../site/checks/other-owner.ts';
import { expect, fillForm, test, uniqueName, waitForForm } from './visitor.ts';

let endpoint: Server;
let service: ChildProcess;
let copy: Awaited<ReturnType<typeof buildForOtherOwner>>;
let site: string;
const received: { accept: string | undefined; body: string }[] = [];

// One build and one server for all journeys below.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // A whole build with another setting is part of it.
  test.setTimeout(180_000);
  endpoint = createServer(async (request: IncomingMessage, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    received.push({ accept: request.headers.accept, body: await text(request) });
    response.setHeader('Content-Type', 'text/html');
    response.end('<title>Taken</title>');
  });
  await new Promise<void>((resolve) => endpoint.listen(0, 'localhost', resolve));
  const address = `http://localhost:${(endpoint.address() as AddressInfo).port}/f/1`;
  const settings = { PUBLIC_FORM_ENDPOINT: address };
  copy = await buildForOtherOwner((yaml) => yaml, settings);

  service = spawn('node', ['forms/main.ts'], {
    cwd: copy.folder,
    env: { ...process.env, ...settings, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  site = await new Promise((resolve, reject) => {
    service.once('exit', () => reject(new Error('The service ended before it was ready.')));
    service.stdout?.on('data', (chunk: Buffer) => {
      const ready = /"address":"http:\/\/localhost:(\d+)/.exec(chunk.toString());
      if (ready) resolve(`http://127.0.0.1:${ready[1]}`);
    });
  });
});

test.afterAll(async () => {
  service?.kill();
  endpoint?.close();
  await copy?.remove();
});

test('the form goes to the other service with script', async ({ page }) => {
  const name = uniqueName();
  await page.goto(`${site}/contact`);
  await waitForForm(page);
  await fillForm(page, name);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
    'Quote Request Submitted',
  );
  expect(received.at(-1)).toMatchObject({
    accept: 'application/json',
    body: expect.stringContaining(name),
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form goes to the other service', async ({ page }) => {
    const name = uniqueName();
    await page.goto(`${site}/contact`);
    await fillForm(page, name);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveTitle('Taken');
    expect(received.at(-1)?.body).toContain(name);
  });
});
