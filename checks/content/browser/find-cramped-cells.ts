/**
 * Returns the text of table cells that start less than one character after the text of the previous cell. Runs in
 * the page, so it must not use anything that is defined outside of it.
 */
export function findCrampedCells(): string[] {
  // Maximum difference, in pixels, between the tops of two cells' text on the same line.
  const maximumOffsetInLine = 9;

  const range = document.createRange();
  const measureText = (cell: Element) => {
    range.selectNodeContents(cell);
    return range.getBoundingClientRect();
  };

  // Visually hidden text takes no space.
  const takesSpace = (cell: Element) =>
    [...cell.children].every((part) => getComputedStyle(part).clipPath === 'none');

  const isCramped = (cell: Element) => {
    const previous = cell.previousElementSibling;
    if (!previous || !takesSpace(previous) || !takesSpace(cell)) return false;
    const previousText = measureText(previous);
    const text = measureText(cell);
    if (previousText.width === 0 || text.width === 0) return false;
    if (Math.abs(text.top - previousText.top) > maximumOffsetInLine) return false;
    const characterWidth = Number.parseFloat(getComputedStyle(cell).fontSize) / 2;
    return text.left < previousText.right + characterWidth;
  };

  return [...document.querySelectorAll('td + td, th + th')]
    .filter(isCramped)
    .map((cell) => `${cell.textContent}`);
}
