/** A focused element, and whether any part of it can be seen. */
export interface FocusedElement {
  /** Opening tag and text, to identify the element in a message. */
  description: string;
  isVisible: boolean;
}

/**
 * Describes the focused element, or returns undefined if nothing is focused in this part of the page, such as `main`. An
 * element is hidden if it is outside the viewport, or if other elements cover all of it (WCAG 2.4.11). Runs in the page.
 */
export async function inspectFocus(part: string): Promise<FocusedElement | undefined> {
  // Scripts that react to the scroll position, such as the contents bar's, run before the second frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const element = document.querySelector(`${part} :focus`);
  if (!element) return undefined;
  const description = `${element.outerHTML.slice(0, 90)} ${element.textContent.trim().slice(0, 40)}`;
  // A label shows the focus of a control that it covers, such as a radio button.
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const parts = [element, ...labels];
  const isPart = (hit: Element) => parts.some((part) => part.contains(hit));
  // The focus is on an element in the frame's document, which scrolls into view by itself if it has focusable elements.
  const isFrame = element instanceof HTMLIFrameElement;
  const isVisible = isFrame || parts.some((part) => [...part.getClientRects()].some(isUncovered));
  return { description, isVisible };

  /** Whether one of the points of a grid over the box belongs to the element. */
  function isUncovered({ left, top, width, height }: DOMRect): boolean {
    const fractions = [0.05, 0.25, 0.5, 0.75, 0.95];
    return fractions.some((down) =>
      fractions.some((across) => {
        const hit = document.elementFromPoint(left + across * width, top + down * height);
        return hit !== null && isPart(hit);
      }),
    );
  }
}
