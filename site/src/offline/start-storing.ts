import { onceLoaded } from '#site/browser/once-loaded.ts';
import type { StoreMessage } from './worker-scope.ts';

/**
 * Starts the service worker once the page is loaded and the browser is idle, and has it store what
 * the page is made of. Not with data saver on.
 */
export function startStoring(): void {
  const { serviceWorker: workers, connection } = navigator;
  // Absent over plain http, where browsers allow no worker.
  if (!workers || connection?.saveData) return;
  // A worker that controls this page has stored what it answered.
  const sawAll = workers.controller;
  const later = sawAll ? 'later' : 'firstPage';
  const ask = () =>
    workers.controller?.postMessage({
      read: sawAll
        ? []
        : [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)],
      when: /2g/.test(connection?.effectiveType ?? '') ? 'slowLine' : later,
    } satisfies StoreMessage);
  const start = () => {
    // The first worker of this browser, or the one of a new build, has just taken over.
    workers.addEventListener('controllerchange', ask);
    // Refused by some private windows: the site works as it does without script.
    workers.register('/sw.js').then(ask, () => {});
  };
  // Safari has no idle callback.
  onceLoaded(() => (self.requestIdleCallback ?? setTimeout)(start));
}
