import { setTimeout } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { which } from '../browser/find-browser.ts';
import { absentProxy, type Engine, type EngineWindow } from './engine.ts';

/**
 * Starts WebKitGTK on the virtual display of `xvfb-run`. WebKitGTK lays out pages and runs scripts with the same
 * engine as Safari, and so stands in for iPhones.
 */
export const startWebKit = async (): Promise<Engine> => ({
  // Try twice, because occasionally a browser does not start, and its driver would wait for it forever.
  openWindow: ({ hasScript }) => openSession(hasScript).catch(() => openSession(hasScript)),
  close: async () => {},
});

/** Width of the virtual display, in pixels; set in the script `test:engines` of package.json. */
const screenWidth = 1600;

async function openSession(hasScript: boolean): Promise<EngineWindow> {
  const service = new DriverService.Builder(which('WebKitWebDriver') ?? '')
    .setEnvironment({
      ...(process.env as Record<string, string>),
      GDK_BACKEND: 'x11',
      // GTK reads its settings from gtk-3.0/ beside this file and does not write any.
      XDG_CONFIG_HOME: import.meta.dirname,
      GSETTINGS_BACKEND: 'memory',
    })
    .setLoopback(true)
    .build();
  // The proxy is a command line argument, because a proxy set as a WebDriver capability occasionally crashes the
  // browser.
  const proxy = [
    `--proxy=http://${absentProxy.host}:${absentProxy.port}`,
    '--ignore-host=127.0.0.1',
  ];
  const args = ['--automation', `--enable-javascript=${hasScript}`, ...proxy];
  const starting = new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    .build();
  const driver = await Promise.race([starting, setTimeout(30_000, undefined, { ref: false })]);
  if (!driver) {
    await service.kill();
    throw new Error('WebKit did not start within 30 seconds.');
  }
  const call: EngineWindow['call'] = (source, args) =>
    driver.executeScript(`return (${source})(...arguments)`, ...args);
  return {
    load: (address) => driver.get(address),
    call,
    clickAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (keys) => driver.actions().sendKeys(keys).perform(),
    async resize(width, height) {
      // Key presses go to the window under the pointer, which is in the middle of the screen.
      const x = (screenWidth - width) / 2;
      const window = driver.manage().window();
      await window.setRect({ x, y: 0, width, height });
      const toolbarHeight = height - Number(await call('() => innerHeight', []));
      await window.setRect({ x, y: 0, width, height: height + toolbarHeight });
      // Wait until the page has the new size, because the window changes its size with a delay.
      while (Number(await call('() => innerHeight', [])) !== height) await setTimeout(20);
    },
    async close() {
      await driver.quit();
      await service.kill();
    },
  };
}
