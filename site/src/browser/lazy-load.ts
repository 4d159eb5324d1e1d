import { onceLoaded } from './once-loaded.ts';

/**
 * Loads iframes with a `data-src` attribute when they come near the viewport. After the page becomes idle, also loads
 * all other iframes and lazy pictures, so that screenshots and saved copies are complete; this step is skipped if
 * the visitor has turned on data saver. Before printing, everything loads.
 */
export function lazyLoad(): void {
  const frames = document.querySelectorAll<HTMLIFrameElement>('iframe[data-src]');
  const pictures = document.querySelectorAll<HTMLImageElement>('img[loading=lazy]');

  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        nearby.unobserve(target);
        loadFrame(target as HTMLIFrameElement);
      }
    },
    { rootMargin: '100%' },
  );
  for (const frame of frames) nearby.observe(frame);

  const loadAll = () => {
    frames.forEach(loadFrame);
    pictures.forEach(loadPicture);
  };
  addEventListener('beforeprint', loadAll);
  if (!navigator.connection?.saveData) whenPageIdle(loadAll);
}

function loadFrame(frame: HTMLIFrameElement): void {
  frame.src ||= frame.dataset.src ?? '';
}

function loadPicture(picture: HTMLImageElement): void {
  // Do not load the picture of the inactive theme, which has no box.
  if (picture.getClientRects().length === 0) return;
  // Screenshots do not wait for pictures that are decoded asynchronously.
  picture.decoding = 'sync';
  picture.loading = 'eager';
}

/** Calls `act` when the page has loaded and has made no requests for half a second. */
function whenPageIdle(act: () => void): void {
  onceLoaded(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        requests.disconnect();
        act();
      }, 500);
    };
    const requests = new PerformanceObserver(wait);
    requests.observe({ type: 'resource' });
    wait();
  });
}
