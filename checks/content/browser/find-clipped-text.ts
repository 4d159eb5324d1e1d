/**
 * Returns text that extends beyond the window or a clipping ancestor. Runs in the page, so it must not use anything that
 * is defined outside of it.
 */
export function findClippedText(): string[] {
  const clipped = new Set<string>();
  const visibility = { opacityProperty: true, visibilityProperty: true };
  // Ignore differences of up to 1 px, which are rounding errors.
  const tolerance = 1;

  /** The horizontal range, in pixels, in which text of `owner` is visible. */
  const findVisibleRange = (owner: Element) => {
    let left = 0;
    let right = document.documentElement.clientWidth;
    let ancestor: Element | null = owner;
    while (ancestor && ancestor !== document.body) {
      const { overflowX, clipPath, position } = getComputedStyle(ancestor);
      // Text in visually hidden, fixed or scrollable elements does not count as clipped.
      if (clipPath !== 'none' || position === 'fixed' || /auto|scroll/.test(overflowX)) {
        return { left: -Infinity, right: Infinity };
      }
      if (/hidden|clip/.test(overflowX)) {
        const box = ancestor.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      }
      ancestor = ancestor.parentElement;
    }
    return { left, right };
  };

  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: owner } = texts.currentNode as Text;
    if (!data.trim() || !owner?.checkVisibility(visibility)) continue;
    if (owner.closest('svg, .visually-hidden, [role="img"]')) continue;
    range.selectNodeContents(texts.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    const visible = findVisibleRange(owner);
    const isClipped = left < visible.left - tolerance || right > visible.right + tolerance;
    if (isClipped) clipped.add(data.trim().slice(0, 60));
  }
  return [...clipped];
}

/** Returns values that are wider than their field. Runs in the page. */
export function findClippedValues(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('main input[type="text"]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ value }) => value);
}
