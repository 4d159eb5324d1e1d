import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import type { Engine, EngineWindow } from './engine.ts';
import { nowhere } from './engine.ts';
import { findFirefox } from './find-engines.ts';

/** Firefox without a screen, driven by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/. */
export async function startFirefox(): Promise<Engine> {
  const started = new Map<boolean, Promise<Firefox>>();
  return {
    async openWindow({ script }) {
      // Whether pages may run script is a setting of the whole browser.
      const firefox = started.get(script) ?? launch(script);
      started.set(script, firefox);
      return openTab(await firefox);
    },
    async close() {
      for (const firefox of started.values()) await (await firefox).close();
    },
  };
}

interface Firefox {
  send: Send;
  close(): Promise<void>;
}

type Send = <Result = unknown>(method: string, params?: object) => Promise<Result>;

async function launch(script: boolean): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), writePreferences(script));
  const command = findFirefox();
  if (!command) throw new Error('There is no Firefox.');
  const browser = spawn(
    command,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(`${await readAddress(browser)}/session`);
  await once(socket, 'open');
  const send = converse(socket);
  await send('session.new', { capabilities: {} });
  return {
    send,
    async close() {
      browser.kill();
      if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function writePreferences(script: boolean): string {
  const [host, port] = nowhere.split(':');
  const preferences = {
    'javascript.enabled': script,
    // Scroll bars that take no room, as on phones.
    'ui.useOverlayScrollbars': 1,
    // A mouse: without a screen there would be none.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    'network.proxy.type': 1,
    'network.proxy.http': host,
    'network.proxy.http_port': Number(port),
    'network.proxy.ssl': host,
    'network.proxy.ssl_port': Number(port),
  };
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
    .join('');
}

async function readAddress(browser: ChildProcess): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface({ input: browser.stderr as NodeJS.ReadableStream })) {
    said.push(line);
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (!address) continue;
    // Read on, or the browser would stand still at a full pipe.
    browser.stderr?.resume();
    return address;
  }
  throw new Error(`Firefox ended before it was ready:\n${said.join('\n')}`);
}

function converse(socket: WebSocket): Send {
  let last = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(data) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return async (method, params = {}) => {
    const id = ++last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as never;
  };
}

type Answer = { id: number } & (
  | { type: 'success'; result: unknown }
  | { type: 'error'; message: string }
);

async function openTab({ send }: Firefox): Promise<EngineWindow> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
  const { context } = await send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const picture = async (method: string) => {
    const { data } = await send<{ data: string }>(method, { context });
    return Buffer.from(data, 'base64');
  };
  const window: EngineWindow = {
    async load(address) {
      // A navigation that is waited for fails with any frame of its page that cannot be had.
      await send('browsingContext.navigate', { context, url: address, wait: 'none' });
      const isRead = () => window.call('() => document.readyState !== "loading"', []);
      await vi.waitUntil(isRead, { timeout: 30_000 });
    },
    async call(source, args) {
      // Promises need script: without it only synchronous answers arrive.
      const answer = await send<Evaluation>('script.callFunction', {
        functionDeclaration: `(args) => {
          const answer = (${source})(...JSON.parse(args));
          return answer instanceof Promise ? answer.then(JSON.stringify) : JSON.stringify(answer);
        }`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    takePicture: () => picture('browsingContext.captureScreenshot'),
    print: () => picture('browsingContext.print'),
    async close() {
      await send('browser.removeUserContext', { userContext });
    },
  };
  return window;
}

type Evaluation =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };
