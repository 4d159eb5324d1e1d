/**
 * Lets the browser preload the page that the visitor is about to open. On hover, the page is prerendered. On phones
 * and cellular connections, only the HTML of a touched link is prefetched. With data saver on, nothing is preloaded.
 */
export function prepareNextPage(): void {
  const connection = navigator.connection ?? {};
  if (connection.saveData || /2g/.test(connection.effectiveType ?? '')) return;
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    document.addEventListener('pointerdown', prefetchLink, { passive: true });
  } else {
    const hovers = matchMedia('(hover: hover)').matches && connection.type !== 'cellular';
    document.documentElement.dataset.ahead = hovers ? 'hover' : 'touch';
  }
}

function prefetchLink({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([href*="."])');
  if (!link || link.pathname === location.pathname) return;
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = link.href;
  document.head.append(hint);
}

/**
 * Returns the speculation rules: the links that the browser may preload. The rules apply depending on the `data-ahead`
 * attribute that `prepareNextPage` sets. They are part of the HTML, so that the content security policy can list their
 * hash, and they are built in a function, so that the bundler removes them from the page's script.
 */
export function writeSpeculationRules(): string {
  return JSON.stringify({
    prerender: [{ where: matchLinksWhen('hover'), eagerness: 'moderate' }],
    prefetch: [{ where: matchLinksWhen('touch'), eagerness: 'conservative' }],
  });
}

/**
 * Returns a condition that matches links to pages of the site if `data-ahead` has this value. Addresses with a dot are
 * files, not pages.
 */
function matchLinksWhen(ahead: 'hover' | 'touch'): object {
  return { selector_matches: `[data-ahead=${ahead}] a[href^="/"]:not([href*="."])` };
}
