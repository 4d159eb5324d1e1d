import { startStoring } from '#site/offline/start-storing.ts';
import { lazyLoad } from './lazy-load.ts';
import { onceLoaded } from './once-loaded.ts';
import { prepareNextPage } from './prepare-next-page.ts';
import { startThemeSwitch } from './theme-switch-script.ts';
import { startTooltips } from './tooltip-script.ts';

lazyLoad();
startThemeSwitch();
startMobileMenu();
startTooltips();
// Asks about pointer and line, which costs a layout: not before the first paint.
onceLoaded(prepareNextPage);
// In the HTML it would be fetched before the first paint, and browsers that install sites read it later.
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
);
// While developing, a page that is kept would be one that was edited since.
if (import.meta.env.PROD) startStoring();

/**
 * The menu is a popover, which the browser opens and closes on Esc and on a press outside. Script
 * adds what it leaves out: closing when a link is chosen or the keyboard moves on behind it.
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
