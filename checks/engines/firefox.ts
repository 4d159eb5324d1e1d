import puppeteer, { type Browser } from 'puppeteer-core';
import { type Engine, nowhere } from './engine.ts';
import { findFirefox } from './find-engines.ts';

/** Firefox without a screen, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const started = new Map<boolean, Promise<Browser>>();
  return {
    async openWindow({ script }) {
      // Whether pages may run script is a setting of the whole browser.
      const browser = started.get(script) ?? launch(script);
      started.set(script, browser);
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
      for (const browser of started.values()) await (await browser).close();
    },
  };
}

const launch = (script: boolean) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: {
      'javascript.enabled': script,
      // Scroll bars that take no room, as on phones.
      'ui.useOverlayScrollbars': 1,
      // A mouse: without a screen there would be none.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'network.proxy.type': 1,
      'network.proxy.ssl': nowhere.host,
      'network.proxy.ssl_port': nowhere.port,
    },
  });
