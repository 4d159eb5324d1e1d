import { ensureBrowsers } from './find-browser.ts';

ensureBrowsers();
