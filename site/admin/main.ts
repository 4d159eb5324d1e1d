import CMS from '@sveltia/cms';
import { findRefusals } from './find-refusals.ts';
import { writeConfiguration } from './write-configuration.ts';

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const { path, data } = entry.toJS() as { path: string; data: Record<string, unknown> };
    const refusals = findRefusals(path, data);
    if (refusals.length === 0) return;
    // The editor keeps the form open and shows the cause only for errors with this message; see decision 22.
    throw new Error('saving_failed', { cause: new Error(refusals.join('\n')) });
  },
});

// Sveltia CMS adds a viewport meta tag that prevents zooming on phones.
new MutationObserver(() => {
  document.querySelector('meta[name="viewport"][content*="maximum-scale"]')?.remove();
}).observe(document.head, { childList: true });

// build-admin.ts inserts the repository at build time.
CMS.init({ config: writeConfiguration(import.meta.env.CMS_REPOSITORY) });
