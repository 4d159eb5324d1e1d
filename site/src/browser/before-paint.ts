/**
 * Runs before the first paint and sets the stored theme on <html>. Style sheets also use the `data-theme` attribute
 * to detect that JavaScript is enabled. `document.astro` writes the source of this function into the page, so the
 * function must not use anything defined outside it.
 *
 * On the first page of a visit, fonts and the scripts of `late-scripts.astro` load only after the HTML, so that they do
 * not delay it; until then, text is painted in adjusted system fonts. The text changes to the site's fonts once, when
 * all of them have arrived, because each change lays out the whole page. On later pages fonts are cached, so everything
 * loads immediately, and the browser can restore the scroll position.
 */
export function beforePaint(): void {
  const root = document.documentElement;
  let theme: string | null = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Local storage fails, so use the system's theme.
  }
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : 'system';

  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirstPage =
    arrival?.type === 'navigate' && !document.referrer.startsWith(location.origin);
  const faces = document.querySelector<HTMLStyleElement>('style[data-faces]');
  if (isFirstPage && faces) faces.media = 'not all';

  let isPainted = false;
  const settledFonts = new Set<EventTarget | null>();
  const showFonts = () => {
    const fonts = [...document.querySelectorAll('link[as="font"]')];
    if (faces && isPainted && fonts.every((font) => settledFonts.has(font))) faces.media = '';
  };
  // Listen in the capture phase, because these events of <link> do not bubble.
  for (const event of ['load', 'error']) {
    document.addEventListener(
      event,
      ({ target }) => {
        settledFonts.add(target);
        showFonts();
      },
      true,
    );
  }

  const loadTheRest = () => {
    isPainted = true;
    showFonts();
    for (const late of document.querySelectorAll<HTMLTemplateElement>('template[data-late]')) {
      late.replaceWith(late.content);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    // This animation frame is the first with the whole page. Wait 50 ms, so that the browser can paint it.
    if (isFirstPage) requestAnimationFrame(() => setTimeout(loadTheRest, 50));
    else loadTheRest();
  });
}
