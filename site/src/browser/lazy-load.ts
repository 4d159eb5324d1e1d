import { onceLoaded } from './once-loaded.ts';

/**
 * Loads frames with a `data-src` as they come near the viewport. Once the page is at rest, the other
 * frames and the lazy pictures load too, so that a capture or a saved copy has the whole page. With data
 * saver on, only what comes near loads; before printing, everything.
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
  if (!navigator.connection?.saveData) onceAtRest(loadAll);
}

function loadFrame(frame: HTMLIFrameElement): void {
  frame.src ||= frame.dataset.src ?? '';
}

function loadPicture(picture: HTMLImageElement): void {
  // The picture of the other theme is not displayed, so it is not fetched.
  if (picture.getClientRects().length === 0) return;
  // A capture does not wait for a picture that is decoded asynchronously.
  picture.decoding = 'sync';
  picture.loading = 'eager';
}

/** Calls `act` once the page has loaded and has requested nothing for half a second. */
function onceAtRest(act: () => void): void {
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
