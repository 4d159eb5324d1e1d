/**
 * Calls `act` when the page has loaded, or immediately if it has already loaded, because this script may run after the
 * load event.
 */
export function onceLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}
