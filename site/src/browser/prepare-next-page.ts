/**
 * Lets browsers prepare the page that a visitor is about to open. With data saver on nothing is
 * fetched ahead; on a phone or a cellular connection, the HTML of the link that is pressed.
 */
export function prepareNextPage(): void {
  const line = navigator.connection ?? {};
  if (line.saveData || /2g/.test(line.effectiveType ?? '')) return;
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    document.addEventListener('pointerdown', fetchAhead, { passive: true });
  } else {
    const hovers = matchMedia('(hover: hover)').matches && line.type !== 'cellular';
    document.documentElement.dataset.ahead = hovers ? 'hover' : 'touch';
  }
}

function fetchAhead({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([href*="."])');
  if (!link || link.pathname === location.pathname) return;
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = link.href;
  document.head.append(hint);
}

/**
 * Which of our own pages browsers may prepare, by the `data-ahead` that `prepareNextPage` sets. The
 * rules are in the HTML, where the security policy can list their hash. A function, so that the
 * page's script does not contain them.
 */
export function writeSpeculationRules(): string {
  return JSON.stringify({
    prerender: [{ where: linksUnder('hover'), eagerness: 'moderate' }],
    prefetch: [{ where: linksUnder('touch'), eagerness: 'conservative' }],
  });
}

// A dot in an address is a file's.
function linksUnder(ahead: string): object {
  return { selector_matches: `[data-ahead=${ahead}] a[href^="/"]:not([href*="."])` };
}
