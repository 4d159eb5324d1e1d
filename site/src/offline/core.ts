import type { Core } from './core-pages.ts';

/** Put in place by the build of the worker: site/integrations/offline-worker.ts. */
declare const builtCore: Core;

/** The pages that this build's worker keeps without being asked. */
export const core: Core = builtCore;
