/** Acts when the page has loaded, or now if it has: scripts may come later than that. */
export function onceLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}
