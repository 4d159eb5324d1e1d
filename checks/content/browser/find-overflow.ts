/** Describes how far the page scrolls sideways; empty if it does not. Runs in the page. */
export function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth
    ? [`it scrolls sideways by ${scrollWidth - clientWidth} px`]
    : [];
}
