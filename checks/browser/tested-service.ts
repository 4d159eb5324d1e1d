import { resolve } from 'node:path';

/** Origin of the service that the browser tests start. `E2E_PORT` selects another port for a second, parallel run. */
export const builtSite = `http://127.0.0.1:${process.env.E2E_PORT ?? 4611}`;

/** Data folder of the tested service. Each run starts with an empty one. */
export const dataFolder = resolve(
  import.meta.dirname,
  '../../node_modules/.cache/browser-test-data',
);
