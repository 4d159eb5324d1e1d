import { onceLoaded } from './once-loaded.ts';

type Late = SVGSVGElement | HTMLIFrameElement | HTMLImageElement;

/**
 * Loads drawings with a `data-href` and frames with a `data-src` as they come near. Once the page is
 * at rest it loads the rest, lazy pictures too, so that a capture, a saved copy or a reader has the
 * whole page. With data saver on, only what comes near; on paper, everything.
 */
export function lazyLoad(): void {
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        bring(target as Late);
      }
    },
    { rootMargin: '100%' },
  );
  const late = document.querySelectorAll<Late>(
    'svg:has(> [data-href]), iframe[data-src], img[loading=lazy]',
  );
  for (const each of late) if (!(each instanceof HTMLImageElement)) near.observe(each);

  const bringAll = () => late.forEach(bring);
  addEventListener('beforeprint', bringAll);
  if (!navigator.connection?.saveData) onceAtRest(() => bringInTurn([...late]));
}

/** One a frame: ten drawings at once block the page for 200 ms. */
function bringInTurn([next, ...others]: Late[]): void {
  if (!next) return;
  bring(next);
  requestAnimationFrame(() => bringInTurn(others));
}

function bring(late: Late): void {
  if (late instanceof HTMLIFrameElement) late.src ||= late.dataset.src ?? '';
  else if (late instanceof HTMLImageElement) {
    // The picture of the other theme has no box; it is not fetched.
    if (late.getClientRects().length === 0) return;
    // Or a capture would not wait for it.
    late.decoding = 'sync';
    late.loading = 'eager';
  } else {
    const use = late.firstElementChild as SVGUseElement;
    // Setting the same address again would draw it again.
    if (!use.hasAttribute('href')) use.setAttribute('href', use.dataset.href ?? '');
  }
}

/** Acts when the page has loaded and nothing was requested for half a second. */
function onceAtRest(act: () => void): void {
  onceLoaded(() => {
    let rest: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(rest);
      rest = setTimeout(() => {
        requests.disconnect();
        act();
      }, 500);
    };
    const requests = new PerformanceObserver(wait);
    requests.observe({ type: 'resource' });
    wait();
  });
}
