import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { editorRoute } from '#contract/routes.ts';
import { storeForPage } from './store-for-page.ts';
import { isAsset, isIcon, storedAssets, storedIcons } from './stored-assets.ts';
import { storedDocument } from './stored-documents.ts';
import { scope } from './worker-scope.ts';

/*
 * Shows the site without a network. Requests for anything but pages and files named by their content,
 * such as posts and other sites, are not touched. The worker of a new build takes over at once, which
 * is safe: it removes nothing, and pages come from the network as long as there is one.
 */

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname !== editorRoute,
  (options) => storedDocument(options.url).handle(options),
);
registerRoute(({ url }) => isAsset(url), storedAssets);
registerRoute(({ url }) => isIcon(url), storedIcons);

// The browser requests the page while the worker is still starting.
enableNavigationPreload();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => {
  // After a lost connection, the next page that is opened tries again.
  event.waitUntil(storeForPage(event).catch(() => {}));
});
