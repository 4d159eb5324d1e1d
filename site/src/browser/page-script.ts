import { lazyLoad } from './lazy-load.ts';
import { onceLoaded } from './once-loaded.ts';
import { prepareNextPage } from './prepare-next-page.ts';
import { registerServiceWorker } from './store-pages.ts';
import { startThemeSwitch } from './theme-switch-script.ts';
import { startTooltips } from './tooltip-script.ts';

lazyLoad();
startThemeSwitch();
startMobileMenu();
startTooltips();
// Run after the first paint, because reading the pointer type forces a layout.
onceLoaded(prepareNextPage);
// Add the manifest by script: browsers would fetch a manifest link in the HTML before the first paint.
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
);
// Do not store pages during development, because stored pages would be out of date.
if (import.meta.env.PROD) registerServiceWorker();

/**
 * Closes the mobile menu when the visitor follows a link or moves the focus out of the menu. The menu is a popover, so
 * the browser itself closes it on Esc and on a click outside.
 */
function startMobileMenu(): void {
  const menu = document.getElementById('menu');
  if (!menu) return;
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !relatedTarget.closest('#menu, header'))
      menu.hidePopover();
  });
  addEventListener('pagehide', () => menu.hidePopover());
}
