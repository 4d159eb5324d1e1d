/**
 * Returns the text of table cells that start less than one character after the text of the previous cell. Runs in
 * the page, so it must not use anything that is defined outside of it.
 */
export function findCrampedCells(): string[] {
  const range = document.createRange();
  const measureText = (cell: Element) => {
    range.selectNodeContents(cell);
    return range.getBoundingClientRect();
  };
  // Texts whose tops differ by more, in pixels, are in different lines.
  const maximumOffsetInLine = 9;
  // Visually hidden text takes no space.
  const isSeen = (cell: Element) =>
    [...cell.children].every((part) => getComputedStyle(part).clipPath === 'none');
  return [...document.querySelectorAll('td + td, th + th')].flatMap((cell) => {
    const previous = cell.previousElementSibling as Element;
    if (!isSeen(previous) || !isSeen(cell)) return [];
    const before = measureText(previous);
    const text = measureText(cell);
    if (!before.width || !text.width || Math.abs(text.top - before.top) > maximumOffsetInLine)
      return [];
    const characterWidth = Number.parseFloat(getComputedStyle(cell).fontSize) / 2;
    return text.left < before.right + characterWidth ? `${cell.textContent}` : [];
  });
}
