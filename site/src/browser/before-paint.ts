/**
 * Runs before the first paint; `document.astro` writes its source into the page, so it uses nothing
 * from outside itself. It puts the stored theme on <html>, which also marks that script runs.
 *
 * On the first page of a visit the connection belongs to the HTML: text is painted in system fonts
 * fitted to ours; fonts and the scripts of `late-scripts.astro` follow. On later
 * pages the fonts are in the cache: nothing waits, and a page returned to keeps its scroll position.
 */
export function beforePaint(): void {
  const root = document.documentElement;
  let theme: string | null = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage is refused: the system's theme.
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
    // That frame is the first with the whole page; 50 ms let it be shown.
    if (isFirstPage) requestAnimationFrame(() => setTimeout(loadTheRest, 50));
    else loadTheRest();
  });
}
