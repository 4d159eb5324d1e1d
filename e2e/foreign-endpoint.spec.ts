import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copyProject, type ProjectCopy } from '../site/checks/other-owner.ts';
import { expect, fillForm, formWords, test, uniqueName, waitForForm } from './visitor.ts';

let endpoint: Server;
let service: ChildProcess;
let copy: ProjectCopy;
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
  copy = await copyProject();
  await copy.build(settings);

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

test('static hosts let the form go there, with and without script', async () => {
  const html = await readFile(join(copy.folder, 'dist/contact.html'), 'utf8');
  const address = /action="(http:\/\/localhost:\d+)\/f\/1"/.exec(html)?.[1];
  expect(address).toBeDefined();
  const headers = await readFile(join(copy.folder, 'dist/_headers'), 'utf8');
  const policy = headers.split('\n\n').find((block) => block.startsWith('/contact\n'));
  for (const directive of ['connect-src', 'form-action']) {
    expect(policy).toMatch(new RegExp(`${directive}[^;]* ${address}`));
  }
});

test('the form goes to the other service with script', async ({ page }) => {
  const name = uniqueName();
  await page.goto(`${site}/contact`);
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
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form goes to the other service', async ({ page }) => {
    const name = uniqueName();
    await page.goto(`${site}/contact`);
    await fillForm(page, name);
    await page.getByRole('button', { name: formWords.submit }).click();
    await expect(page).toHaveTitle('Taken');
    expect(received.at(-1)?.body).toContain(name);
  });
});
