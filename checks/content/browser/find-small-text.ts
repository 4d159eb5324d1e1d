/** Printed text below 8 pt, which is 10.67 px, with its size. Runs in the page, in print media. */
export function findSmallText(): string[] {
  const smallest = 10.6;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement as Element;
    if (!text.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.visually-hidden')) continue;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < smallest) small.push(`${size.toFixed(1)} px: ${text.data.trim()}`);
  }
  return small;
}
