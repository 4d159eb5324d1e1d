import CMS from '@sveltia/cms';
import { findRefusals } from './find-refusals.ts';
import { writeConfiguration } from './write-configuration.ts';

CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const { path, data } = entry.toJS() as { path: string; data: Record<string, unknown> };
    const refusals = findRefusals(path, data);
    if (refusals.length === 0) return;
    // Only an error of this name keeps the form and shows what its cause says; see decision 22.
    throw new Error('saving_failed', { cause: new Error(refusals.join('\n')) });
  },
});

// It adds a viewport of its own, which forbids zooming on phones.
new MutationObserver(() => {
  document.querySelector('meta[name="viewport"][content*="maximum-scale"]')?.remove();
}).observe(document.head, { childList: true });

// Written in at the build: site/admin/build-admin.ts.
CMS.init({ config: writeConfiguration(import.meta.env.CMS_REPOSITORY) });
