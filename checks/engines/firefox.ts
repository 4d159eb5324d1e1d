import puppeteer, { type Browser } from 'puppeteer-core';
import { absentProxy, type Engine } from './engine.ts';
import { findFirefox } from './find-engines.ts';

/** Value of Firefox's pointer preferences for a mouse: a precise pointer (2) that can hover (4). */
const mouse = 6;

/** Starts headless Firefox, which is controlled by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browsers = new Map<boolean, Promise<Browser>>();
  return {
    async openWindow({ hasScript }) {
      // JavaScript can be turned off only for a whole browser, so each of the two settings has its own browser.
      const browser = browsers.get(hasScript) ?? launch(hasScript);
      browsers.set(hasScript, browser);
      const context = await (await browser).createBrowserContext();
      const page = await context.newPage();
      return {
        load: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
        call: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (keys) => page.keyboard.type(keys),
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
    },
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

const launch = (hasScript: boolean) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: {
      'javascript.enabled': hasScript,
      // Overlay scroll bars take no space, as on phones.
      'ui.useOverlayScrollbars': 1,
      // Emulate a mouse, which headless Firefox does not have.
      'ui.primaryPointerCapabilities': mouse,
      'ui.allPointerCapabilities': mouse,
      // 1 means manual: use the proxy below.
      'network.proxy.type': 1,
      'network.proxy.ssl': absentProxy.host,
      'network.proxy.ssl_port': absentProxy.port,
    },
  });
