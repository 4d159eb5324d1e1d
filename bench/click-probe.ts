/** What the probe tells from inside the pages. */
export interface Fact {
  /** The link is in sight, a click was made, the heading of a page was painted. */
  what: 'ready' | 'click' | 'heading';
  /** The path of the page. */
  page: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Of `ready`: the middle of the link on the screen. */
  x?: number;
  y?: number;
  /** Of `heading`: how the page came. */
  came?: 'prerendered' | 'prefetched' | 'fetched';
}

export interface ProbeSettings {
  /** The path of the page to go to. */
  target: string;
  /** Where facts are posted to; without it they go to the function `reportFact` of the page. */
  collector?: string;
}

/**
 * Runs inside every page, before anything else does. It must be whole in itself, because its text
 * is handed to the browser.
 */
export function probeClicks({ target, collector }: ProbeSettings): void {
  const tell = (fact: Partial<Fact>) => {
    const whole = { page: location.pathname, at: performance.timeOrigin, ...fact } as Fact;
    if (!collector) {
      (globalThis as unknown as { reportFact(told: Fact): void }).reportFact(whole);
      return;
    }
    // Outlives the page.
    fetch(collector, { method: 'POST', body: JSON.stringify(whole), keepalive: true });
  };
  const findLink = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
      (link) =>
        link.pathname === target && link.checkVisibility() && link.getClientRects().length > 0,
    );

  addEventListener(
    'click',
    ({ timeStamp }) => tell({ what: 'click', at: performance.timeOrigin + timeStamp }),
    true,
  );

  // The browser says of marked elements only when they were painted.
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('h1');
    heading?.setAttribute('elementtiming', 'heading');
    if (heading) observer.disconnect();
  }).observe(document, { childList: true, subtree: true });

  new PerformanceObserver((list) => {
    const [painted] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart: number;
      deliveryType: string;
    })[];
    if (!painted || !navigation) return;
    const isPrefetched = navigation.deliveryType === 'navigational-prefetch';
    tell({
      what: 'heading',
      at: performance.timeOrigin + painted.renderTime,
      came:
        navigation.activationStart > 0 ? 'prerendered' : isPrefetched ? 'prefetched' : 'fetched',
    });
  }).observe({ type: 'element', buffered: true });

  addEventListener('load', () => {
    const link = (document as Document & { prerendering?: boolean }).prerendering
      ? undefined
      : findLink();
    if (!link) return;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    // In the frame after the next one it stands where it says.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const [box] = link.getClientRects();
        if (!box) return;
        const x = screenX + (outerWidth - innerWidth) / 2 + box.x + box.width / 2;
        const y = screenY + (outerHeight - innerHeight) + box.y + box.height / 2;
        tell({ what: 'ready', x, y });
      }),
    );
  });
}
