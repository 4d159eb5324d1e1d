import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/find-browser.ts';
import { type Fact, probeClicks } from './click-probe.ts';
import { type Collector, startCollector } from './collector.ts';
import { median } from './median.ts';
import { type Screen, startScreen } from './screen.ts';
import { badLine, type SlowLine, startSlowLine } from './slow-line.ts';
import { startBrowser } from './start-browser.ts';

/** A click on a link. */
export interface Journey {
  from: string;
  to: string;
}

/** How long a visitor waits for the next page. */
export interface ClickResult extends Journey {
  /** What the hand did. */
  how: string;
  /** From the click to the painted heading: the median. */
  milliseconds: number;
  /** How the page came: prerendered, prefetched or fetched. */
  came: string;
}

const runs = 3;

/**
 * Clicks through a bad line and waits for the next heading: with a pointer as a visitor's, in a
 * browser that nothing is attached to, because one with tools never prerenders; and once more on a
 * slow processor, the page fetched ahead and no pointer near the link.
 */
export async function measureClicks(
  address: string,
  journeys: Journey[],
): Promise<{ clicks: ClickResult[]; remarks: string[] }> {
  if (journeys.length === 0) return { clicks: [], remarks: [] };
  const collector = await startCollector();
  const screen = await startScreen();
  const clicks: ClickResult[] = [];
  try {
    for (const journey of journeys) {
      for (const { how, click } of screen ? [...byPointer(screen), fetchedAhead] : [fetchedAhead]) {
        process.stderr.write(`from ${journey.from} to ${journey.to}: ${how}\n`);
        const facts: (Fact & { milliseconds: number })[] = [];
        for (let run = 0; run < runs; run += 1) {
          const line = await startSlowLine(address, badLine);
          collector.clear();
          await click({ ...journey, line, collector }).finally(() => line.close());
          const { at } = await collector.waitFor('click', journey.from);
          const heading = await collector.waitFor('heading', journey.to);
          facts.push({ ...heading, milliseconds: heading.at - at });
        }
        clicks.push({
          ...journey,
          how,
          milliseconds: median(facts.map(({ milliseconds }) => milliseconds)),
          came: [...new Set(facts.map(({ came }) => came))].join(', '),
        });
      }
    }
  } finally {
    await screen?.stop();
    await collector.close();
  }
  return { clicks, remarks: [howClicked, ...(screen ? [] : [noScreen])] };
}

const howClicked =
  'Clicks: a line of 150 ms a round trip and 1.6 Mbit/s that a relay makes, a round trip for each new connection, no slow start; new profiles, clicked when the line is quiet; medians of three. By pointer: a browser with nothing attached, so the processor is not slowed. Fetched ahead: attached, the processor four times slower, no hover and no press before the click.';
const noScreen =
  'Clicks by a pointer were not measured: they need Xvfb and xdotool (Debian: apt-get install xvfb xdotool).';

interface Trial extends Journey {
  line: SlowLine;
  collector: Collector;
}

interface Way {
  how: string;
  /** Resolves once the heading of the next page is painted. */
  click(trial: Trial): Promise<void>;
}

function byPointer(screen: Screen): Way[] {
  return [
    { how: 'rested on the link for 500 ms', click: (trial) => clickByPointer(trial, screen, 500) },
    { how: 'pressed at once, for 80 ms', click: (trial) => clickByPointer(trial, screen, 0) },
  ];
}

async function clickByPointer(trial: Trial, screen: Screen, rest: number): Promise<void> {
  const { from, to, line, collector } = trial;
  // Extensions are loaded from folders. Nothing else runs inside the pages of such a browser.
  const extension = mkdtempSync(join(tmpdir(), 'bench-probe-'));
  const settings = JSON.stringify({ target: to, collector: collector.address });
  writeFileSync(join(extension, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(extension, 'probe.js'), `(${probeClicks})(${settings});`);
  screen.movePointer(0, 0);
  const browser = startBrowser(
    [
      `--load-extension=${extension}`,
      '--kiosk',
      '--window-position=0,0',
      `--window-size=${screen.width},${screen.height}`,
      line.address + from,
    ],
    screen.environment,
  );
  try {
    const { x = 0, y = 0 } = await collector.waitFor('ready', from);
    await line.becomeQuiet(1000);
    // A pointer that only jumps has not entered.
    screen.movePointer(x - 2, y);
    screen.movePointer(x, y);
    await pause(rest);
    screen.press();
    await pause(80);
    screen.release();
    await collector.waitFor('heading', to);
  } finally {
    await browser.stop();
    rmSync(extension, { recursive: true, force: true });
  }
}

const manifest = {
  manifest_version: 3,
  name: 'click probe',
  version: '1',
  content_scripts: [
    { matches: ['http://localhost/*'], js: ['probe.js'], run_at: 'document_start' },
  ],
};

const fetchedAhead: Way = {
  how: 'fetched ahead, no hover, processor 4 × slower',
  async click({ from, to, line, collector }) {
    const executablePath = findBrowser();
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const page = await browser.newPage({
        viewport: { width: 412, height: 823 },
        // The rule below is none of the page's own.
        bypassCSP: true,
      });
      await page.exposeFunction('reportFact', collector.add);
      await page.addInitScript(probeClicks, { target: to });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(line.address + from);
      await collector.waitFor('ready', from);
      await page.evaluate(
        (urls) => {
          const rules = document.createElement('script');
          rules.type = 'speculationrules';
          rules.textContent = JSON.stringify({ prefetch: [{ urls, eagerness: 'immediate' }] });
          document.head.append(rules);
        },
        [to],
      );
      await line.becomeQuiet(2500);
      await page
        .locator(`a[href="${to}"]:visible`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
      await collector.waitFor('heading', to);
    } finally {
      await browser.close();
    }
  },
};
