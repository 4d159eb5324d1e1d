import { resolve } from 'node:path';

/**
 * The folder with the tested `content/` and the `dist/` built from it: the test company's for tests of the code, and the
 * project's for tests of the owner's content. `vitest.config.ts` sets the variable.
 */
export const siteFolder = resolve(import.meta.dirname, '../..', process.env.TESTED_SITE ?? '.');
