/**
 * Returns text that extends beyond the window or a clipping ancestor, and values that are wider than their field.
 * Runs in the page, so it must not use anything that is defined outside of it.
 */
export function findClippedText(): string[] {
  const clipped = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const visibility = { opacityProperty: true, visibilityProperty: true };
  while (texts.nextNode()) {
    const { data, parentElement: owner } = texts.currentNode as Text;
    if (
      !data.trim() ||
      !owner?.checkVisibility(visibility) ||
      owner.closest('svg, .visually-hidden, [role="img"]')
    )
      continue;
    range.selectNodeContents(texts.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    let visibleLeft = 0;
    let visibleRight = document.documentElement.clientWidth;
    let ancestor: Element | null = owner;
    while (ancestor && ancestor !== document.body) {
      const { overflowX, clipPath, position } = getComputedStyle(ancestor);
      // Text in visually hidden, fixed or scrollable elements does not count as clipped.
      if (clipPath !== 'none' || position === 'fixed' || /auto|scroll/.test(overflowX)) {
        visibleLeft = -Infinity;
        visibleRight = Infinity;
        break;
      }
      if (/hidden|clip/.test(overflowX)) {
        const box = ancestor.getBoundingClientRect();
        visibleLeft = Math.max(visibleLeft, box.left);
        visibleRight = Math.min(visibleRight, box.right);
      }
      ancestor = ancestor.parentElement;
    }
    // A difference of 1 px is rounding.
    if (left < visibleLeft - 1 || right > visibleRight + 1) clipped.add(data.trim().slice(0, 60));
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('main input[type="text"]')) {
    if (field.scrollWidth > field.clientWidth) clipped.add(field.value);
  }
  return [...clipped];
}
