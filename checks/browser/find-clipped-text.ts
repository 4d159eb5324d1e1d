/**
 * Words that reach out of the window or out of what cuts them off, and fields that are too narrow for what
 * they hold. It runs in the page and must be whole in itself.
 */
export function findClippedText(): string[] {
  const cut = new Set<string>();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen = { opacityProperty: true, visibilityProperty: true };
  while (words.nextNode()) {
    const { data, parentElement: owner } = words.currentNode as Text;
    if (
      !data.trim() ||
      !owner?.checkVisibility(seen) ||
      owner.closest('svg, .visually-hidden, [role="img"]')
    )
      continue;
    range.selectNodeContents(words.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    let [from, to] = [0, document.documentElement.clientWidth];
    for (
      let each: Element | null = owner;
      each && each !== document.body;
      each = each.parentElement
    ) {
      const { overflowX, clipPath, position } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      // Hidden from view alone, or scrolled by a finger of its own.
      if (clipPath !== 'none' || position === 'fixed' || /auto|scroll/.test(overflowX)) {
        [from, to] = [-Infinity, Infinity];
        break;
      }
      if (/hidden|clip/.test(overflowX))
        [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
    }
    // A pixel is rounding.
    if (left < from - 1 || right > to + 1) cut.add(data.trim().slice(0, 60));
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('main input[type="text"]')) {
    if (field.scrollWidth > field.clientWidth) cut.add(field.value);
  }
  return [...cut];
}
