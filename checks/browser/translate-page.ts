/**
 * Replaces every text node with a `<font>` element with the same words, as a browser's translator does with the
 * translated words. The text nodes that React and other scripts refer to are then no longer in the page.
 * Playwright runs this function in the page, so it must not use anything that is defined outside of it.
 */
export function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // Typed as string, because TypeScript marks the `font` element as deprecated.
  const wrapper: string = 'font';
  // List the text nodes first, because the loop below replaces them.
  const originals: Text[] = [];
  while (texts.nextNode()) originals.push(texts.currentNode as Text);
  for (const text of originals) {
    const isTranslated = text.parentElement?.localName === wrapper;
    const isExcluded = text.parentElement?.closest('script, style, textarea, noscript');
    if (isTranslated || isExcluded || !text.data.trim()) continue;
    // Translators wrap each text node in two elements.
    const inner = document.createElement(wrapper);
    inner.textContent = text.data;
    const outer = document.createElement(wrapper);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/**
 * The words of the page, except live regions, which are updated with a delay. Playwright runs this function in
 * the page, so it must not use anything that is defined outside of it.
 */
export function readPageWords(): string[] {
  const main = document.querySelector('main')?.cloneNode(true) as Element;
  for (const part of main.querySelectorAll('script, style, noscript, [role="status"]'))
    part.remove();
  const words = (main.textContent ?? '').split(/\s+/);
  return words.filter((word) => word !== '');
}
