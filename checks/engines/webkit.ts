import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { type Engine, type EngineWindow, nowhere } from './engine.ts';
import { which } from './find-engines.ts';

/**
 * WebKitGTK on a screen of memory. It is the engine of Safari with another body: what an iPhone lays
 * out and runs, it lays out and runs. On a Mac it is Safari itself.
 */
export async function startWebKit(): Promise<Engine> {
  if (process.platform === 'darwin') {
    return {
      openWindow: async () => steer(await new Builder().forBrowser('safari').build()),
      close: async () => {},
    };
  }
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), narrowWindow);
  const size = `${screenWidth}x1200x24`;
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const environment = {
    ...(process.env as Record<string, string>),
    DISPLAY: `:${String(display).trim()}`,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: settings,
  };
  return {
    // Now and then a browser does not come up, and its driver waits for it for good.
    openWindow: ({ script }) =>
      openSession(environment, script).catch(() => openSession(environment, script)),
    async close() {
      await end(screen);
      await rm(settings, { recursive: true, force: true });
    },
  };
}

const screenWidth = 1600;

// The browser's own buttons would keep its window wider than a phone.
const narrowWindow =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

async function openSession(env: Record<string, string>, script: boolean): Promise<EngineWindow> {
  const service = new DriverService.Builder(which('WebKitWebDriver') ?? '')
    .setEnvironment(env)
    .setLoopback(true)
    .build();
  const args = ['--automation', `--enable-javascript=${script}`];
  // Named as a capability, now and then they bring the browser down.
  args.push(`--proxy=http://${nowhere.host}:${nowhere.port}`, '--ignore-host=127.0.0.1');
  const started = new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    .build();
  const isLate = new AbortController();
  const late = setTimeout(30_000, undefined, { signal: isLate.signal }).catch(() => {});
  const driver = await Promise.race([started, late]);
  isLate.abort();
  if (!driver) {
    await service.kill();
    throw new Error('WebKit does not come up.');
  }
  return steer(driver, () => service.kill());
}

function steer(driver: WebDriver, stop = async () => {}): EngineWindow {
  const call: EngineWindow['call'] = (source, args) =>
    driver.executeScript(`return (${source})(...arguments)`, ...args);
  return {
    load: (address) => driver.get(address),
    call,
    clickAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (keys) => driver.actions().sendKeys(keys).perform(),
    async resize(width, height) {
      // Keys go to the window that is under the pointer, which is in the middle of the screen.
      const x = Math.max(0, (screenWidth - width) / 2);
      const window = driver.manage().window();
      await window.setRect({ x, y: 0, width, height });
      const bars = height - Number(await call('() => innerHeight', []));
      await window.setRect({ x, y: 0, width, height: height + bars });
      // The page notices its new size later.
      while (Number(await call('() => innerHeight', [])) !== height) await setTimeout(20);
    },
    async close() {
      await driver.quit();
      await stop();
    },
  };
}

async function end(process: ChildProcess): Promise<void> {
  process.kill();
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
}
