/**
 * Lets browsers ready the page that a visitor is about to open once pointer or finger shows the
 * intent. Whoever saves data is spared all of it, a phone and a carrier's line all but the HTML of
 * the link that is pressed.
 */
export function prepareNextPage(): void {
  const line = (navigator as { connection?: Line }).connection ?? {};
  if (line.saveData || /2g/.test(line.effectiveType ?? '')) return;
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    document.addEventListener('pointerdown', fetchAhead, { passive: true });
  } else {
    const hovers = matchMedia('(hover: hover)').matches && line.type !== 'cellular';
    document.documentElement.dataset.ahead = hovers ? 'hover' : 'touch';
  }
}

/** Of the Network Information API, which only Chromium has. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
  /** Known on Android alone. */
  type?: string;
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
 * Which of our own pages browsers may ready ahead of a click, by what `prepareNextPage` found out
 * about the line: rules are in the HTML, where the policy can name them, and wait for its word. A function, so that
 * the page's script is built without them.
 */
export function writeSpeculationRules(): string {
  return JSON.stringify({
    prerender: [{ where: linksUnder('hover'), eagerness: 'moderate' }],
    // Between a press and its click there is no time for more than the HTML.
    prefetch: [{ where: linksUnder('touch'), eagerness: 'conservative' }],
  });
}

// A dot in an address is a file's.
function linksUnder(ahead: string): object {
  return { selector_matches: `[data-ahead=${ahead}] a[href^="/"]:not([href*="."])` };
}
