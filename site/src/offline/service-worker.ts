import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { editorRoute } from '#contract/routes.ts';
import { storeForPage } from './store-for-page.ts';
import { isAsset, isIcon, storedAssets, storedIcons } from './stored-assets.ts';
import { storedDocument } from './stored-documents.ts';
import { scope } from './worker-scope.ts';

/*
 * Shows the site where there is no network. What is neither a page nor a file named by its content
 * goes its way untouched: what is posted above all, and other sites.
 *
 * The worker of a new build takes over at once. That is safe because it removes nothing by taking
 * over: pages come from the network as long as there is one, and what older pages need stays.
 */

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname !== editorRoute,
  (options) => storedDocument(options.url).handle(options),
);
registerRoute(({ url }) => isAsset(url), storedAssets);
registerRoute(({ url }) => isIcon(url), storedIcons);

// The browser asks the network while the worker is still starting.
enableNavigationPreload();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => {
  // Where the network went away, the next page that is opened asks again.
  event.waitUntil(storeForPage(event).catch(() => {}));
});
