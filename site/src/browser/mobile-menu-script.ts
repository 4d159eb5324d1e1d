/**
 * The menu is a popover, which the browser opens and closes on Esc and on a press outside. Script
 * adds what it leaves out: closing when a link is chosen or the keyboard moves on behind it.
 */
export function startMobileMenu(): void {
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
