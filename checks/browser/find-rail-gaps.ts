/**
 * Returns the gaps, in pixels, between consecutive parts of the rail. A gap of 1 px or less is rounding. Runs in the
 * page.
 */
export function findRailGaps(): number[] {
  const boxes = [...document.querySelectorAll('main .rail')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return boxes
    .slice(1)
    .map(({ top }, index) => top - Number(boxes[index]?.bottom))
    .filter((gap) => gap > 1);
}
