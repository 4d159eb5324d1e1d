import { lazyLoad } from './lazy-load.ts';
import { onceLoaded } from './once-loaded.ts';
import { prepareNextPage } from './prepare-next-page.ts';
import { storePages } from './store-pages.ts';
import { startThemeSwitch } from './theme-switch-script.ts';
import { startTooltips } from './tooltip-script.ts';

lazyLoad();
startThemeSwitch();
startMobileMenu();
startTooltips();
// It reads pointer and connection, which costs a layout: not before the first paint.
onceLoaded(prepareNextPage);
// In the HTML it would be fetched before the first paint.
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
);
// Not while developing: a stored page would be out of date.
if (import.meta.env.PROD) storePages();

/**
 * The menu is a popover, which the browser closes on Esc and on a press outside. Script closes it
 * when a link is chosen and when the focus leaves it.
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
