import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Engine, type EngineWindow, nowhere } from './engine.ts';

/**
 * WebKitGTK on a screen of memory, driven by WebDriver: https://www.w3.org/TR/webdriver2/. It is the
 * engine of Safari with another body: what an iPhone lays out and runs, it lays out and runs.
 */
export async function startWebKit(): Promise<Engine> {
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), narrowWindow);
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${screenWidth}x1200x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const environment = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: settings,
  };
  let { driver, send } = await startDriver(environment);
  return {
    openWindow: ({ script }) =>
      openSession(send, script).catch(async () => {
        // Now and then a browser does not come up, and its driver waits for it for good.
        await end(driver);
        ({ driver, send } = await startDriver(environment));
        return openSession(send, script);
      }),
    async close() {
      for (const each of [driver, screen]) await end(each);
      await rm(settings, { recursive: true, force: true });
    },
  };
}

async function startDriver(env: NodeJS.ProcessEnv): Promise<{ driver: ChildProcess; send: Send }> {
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const send = converse(port);
  while (!(await send('GET', '/status').catch(() => false))) await setTimeout(50);
  return { driver, send };
}

const screenWidth = 1600;

// The browser's own buttons would keep its window wider than a phone.
const narrowWindow =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

type Send = <Result = unknown>(method: string, path: string, body?: object) => Promise<Result>;

function converse(port: number): Send {
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(path === '/session' ? 30_000 : 60_000),
    }).catch((error) => {
      throw new Error(`${method} ${path} ${JSON.stringify(body)?.slice(0, 200)}: ${error}`);
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message ?? ''}`);
    return value as never;
  };
}

async function openSession(send: Send, script: boolean): Promise<EngineWindow> {
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          args: [
            '--automation',
            `--enable-javascript=${script}`,
            // Named as a capability, now and then they bring the browser down.
            `--proxy=http://${nowhere}`,
            '--ignore-host=127.0.0.1',
          ],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const call: EngineWindow['call'] = (source, args) =>
    send('POST', `${session}/execute/sync`, { script: `return (${source})(...arguments)`, args });
  return {
    async load(url) {
      await send('POST', `${session}/url`, { url });
    },
    call,
    async perform(actions) {
      await send('POST', `${session}/actions`, { actions });
    },
    async resize(width, height) {
      // Keys go to the window that is under the pointer, which stands in the middle of the screen.
      const x = (screenWidth - width) / 2;
      await send('POST', `${session}/window/rect`, { x, y: 0, width, height });
      const bars = height - Number(await call('() => innerHeight', []));
      await send('POST', `${session}/window/rect`, { width, height: height + bars });
      // The page notices its new size later.
      while (Number(await call('() => innerHeight', [])) !== height) await setTimeout(20);
    },
    takePicture: async () =>
      Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    async close() {
      await send('DELETE', session);
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

async function end(process: ChildProcess): Promise<void> {
  process.kill();
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
}
