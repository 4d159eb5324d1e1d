/**
 * Replaces every text of the page as a browser's translator does: by elements with the translated words,
 * here the same words. React and other scripts then hold text nodes that are no longer in the page.
 * It runs in the page and must be complete in itself.
 */
export function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // As a string, because TypeScript marks the element as deprecated.
  const wrapper: string = 'font';
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const isTranslated = text.parentElement?.localName === wrapper;
    const isSkipped = text.parentElement?.closest('script, style, textarea, noscript');
    if (isTranslated || isSkipped || !text.data.trim()) continue;
    const inner = document.createElement(wrapper);
    inner.textContent = text.data;
    const outer = document.createElement(wrapper);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/**
 * The words of the page, without live regions, which announce a result later. It runs in the page and
 * must be complete in itself.
 */
export function readPageWords(): string[] {
  const main = document.querySelector('main')?.cloneNode(true) as Element;
  for (const part of main.querySelectorAll('script, style, noscript, [role="status"]'))
    part.remove();
  const words = (main.textContent ?? '').split(/\s+/);
  return words.filter((word) => word !== '');
}
