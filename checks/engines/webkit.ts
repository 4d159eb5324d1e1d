import { setTimeout } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { which } from '../browser/find-browser.ts';
import { type Engine, type EngineWindow, nowhere } from './engine.ts';

/**
 * WebKitGTK on a screen that `xvfb-run` gives. It is the engine of Safari with another body: what an
 * iPhone lays out and runs, it lays out and runs.
 */
export const startWebKit = async (): Promise<Engine> => ({
  // Now and then a browser does not come up, and its driver waits for it for good.
  openWindow: ({ script }) => openSession(script).catch(() => openSession(script)),
  close: async () => {},
});

async function openSession(script: boolean): Promise<EngineWindow> {
  const service = new DriverService.Builder(which('WebKitWebDriver') ?? '')
    .setEnvironment({
      ...(process.env as Record<string, string>),
      GDK_BACKEND: 'x11',
      // Its settings are gtk-3.0/ beside this file; what it would keep there it forgets.
      XDG_CONFIG_HOME: import.meta.dirname,
      GSETTINGS_BACKEND: 'memory',
    })
    .setLoopback(true)
    .build();
  // As a capability, a proxy now and then brings the browser down.
  const proxy = [`--proxy=http://${nowhere.host}:${nowhere.port}`, '--ignore-host=127.0.0.1'];
  const args = ['--automation', `--enable-javascript=${script}`, ...proxy];
  const started = new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    .build();
  const driver = await Promise.race([started, setTimeout(30_000, undefined, { ref: false })]);
  if (!driver) {
    await service.kill();
    throw new Error('WebKit does not come up.');
  }
  const call: EngineWindow['call'] = (source, args) =>
    driver.executeScript(`return (${source})(...arguments)`, ...args);
  return {
    load: (address) => driver.get(address),
    call,
    clickAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (keys) => driver.actions().sendKeys(keys).perform(),
    async resize(width, height) {
      // Keys go to the window that is under the pointer, in the middle of a screen of 1,600.
      const x = (1600 - width) / 2;
      const window = driver.manage().window();
      await window.setRect({ x, y: 0, width, height });
      const bars = height - Number(await call('() => innerHeight', []));
      await window.setRect({ x, y: 0, width, height: height + bars });
      // The page notices its new size later.
      while (Number(await call('() => innerHeight', [])) !== height) await setTimeout(20);
    },
    async close() {
      await driver.quit();
      await service.kill();
    },
  };
}
