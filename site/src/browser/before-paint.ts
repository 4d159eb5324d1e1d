/**
 * Runs before the first paint and sets the stored theme on <html>. Style sheets also use the `data-theme` attribute
 * to detect that JavaScript is enabled. `document.astro` writes the source of this function into the page, so the
 * function must not use anything defined outside it.
 *
 * On the first page of a visit, fonts and the scripts of `late-scripts.astro` load only after the HTML, so that they do
 * not delay it; until then, text is painted in adjusted system fonts. On later pages fonts are cached, so everything
 * loads immediately, and the browser can restore the scroll position.
 */
export function beforePaint(): void {
  const root = document.documentElement;
  let theme: string | null = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Local storage is blocked, so use the system's theme.
  }
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : 'system';

  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirstPage =
    arrival?.type === 'navigate' && !document.referrer.startsWith(location.origin);
  const faces = document.querySelector<HTMLStyleElement>('style[data-faces]');
  if (isFirstPage && faces) faces.media = 'not all';

  const loadTheRest = () => {
    if (faces) faces.media = '';
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
