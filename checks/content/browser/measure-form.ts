/** CSS pixels per millimeter. */
export const pixelsPerMm = 96 / 25.4;
/** Width of Letter paper (215.9 mm) between margins of 11 mm, in CSS pixels. */
export const letterWidth = Math.floor((215.9 - 2 * 11) * pixelsPerMm);
/** Minimum font size of printed forms: 9 points of 1/72 inch, in CSS pixels. */
export const minimumFontSize = (9 / 72) * 96;

/**
 * Measures the smallest font size and row height and the horizontal overflow of a form, in pixels, and counts the
 * elements whose content is cut off. Runs in the page.
 */
export function measureForm(form: Element) {
  const elements = [...form.querySelectorAll('*')];
  const rows = [...form.querySelectorAll('tbody > tr, .blank-lines > li')];
  const texts = elements.filter(
    (each) =>
      !(each instanceof SVGElement) ||
      (each instanceof SVGTextContentElement && each.checkVisibility()),
  );
  // Text of a drawing is scaled with the drawing.
  const scaleOf = (each: Element) =>
    each instanceof SVGTextContentElement ? (each.getScreenCTM()?.a ?? 1) : 1;
  const fontSizes = texts.map(
    (each) => Number.parseFloat(getComputedStyle(each).fontSize) * scaleOf(each),
  );
  // Ignore differences of up to 1 px, which are rounding errors.
  const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
  return {
    fontSize: Math.min(...fontSizes),
    rowHeight: Math.min(...rows.map((row) => row.getBoundingClientRect().height)),
    overflow: form.scrollWidth - form.clientWidth,
    cutElements: elements.filter((each) => !each.matches('.visually-hidden') && isCut(each)).length,
  };
}
