import { ensureBrowser } from './find-browser.ts';

process.stdout.write(`Browser for the journeys: ${ensureBrowser()}\n`);
