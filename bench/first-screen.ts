import { chromium } from '@playwright/test';
import { findBrowser } from '../checks/browser/find-browser.ts';
import { compareScreens } from './compare-screens.ts';
import { median } from './median.ts';
import { badLine, startSlowLine } from './slow-line.ts';

const runs = 3;
const screen = { width: 412, height: 823 };

/**
 * Milliseconds until a phone's first screen stops changing on a first visit: fonts are shown and
 * drawings stand. Frames are compared with the last one; motion is off, the line is bad and the
 * processor four times slower. The median.
 */
export async function measureFirstScreen(address: string, path: string): Promise<number> {
  const found: number[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await measureOnce(address, path));
  return median(found);
}

async function measureOnce(address: string, path: string): Promise<number> {
  const line = await startSlowLine(address, badLine);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: screen, reducedMotion: 'reduce' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const frames: Frame[] = [];
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ data: Buffer.from(data, 'base64'), at: (metadata.timestamp ?? 0) * 1000 });
      void session.send('Page.screencastFrameAck', { sessionId });
    });
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    await page.goto(line.address + path);
    await line.becomeQuiet(2500);
    const start = await page.evaluate(() => performance.timeOrigin);
    return findLastChange(frames, start);
  } finally {
    await browser.close();
    await line.close();
  }
}

interface Frame {
  /** A picture of the screen, as PNG. */
  data: Buffer;
  /** Milliseconds since 1970. */
  at: number;
}

/** When the screen first looked as it does in the last frame, and went on doing so. */
async function findLastChange(frames: readonly Frame[], start: number): Promise<number> {
  const last = frames.at(-1);
  if (!last) throw new Error('The browser sent no picture of its screen.');
  let settled = last.at;
  for (const frame of frames.toReversed()) {
    if ((await compareScreens(frame.data, last.data)) > unseen) break;
    settled = frame.at;
  }
  return settled - start;
}

// A letter in another font differs by more.
const unseen = 0.0002;
