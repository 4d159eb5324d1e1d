/**
 * Returns the gaps, in pixels, between consecutive parts of the rail. Runs in the page, so it must not use anything
 * that is defined outside of it.
 */
export function findRailGaps(): number[] {
  const boxes = [...document.querySelectorAll('main .rail')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const gaps: number[] = [];
  let previousBottom: number | undefined;
  for (const { top, bottom } of boxes) {
    // A gap of 1 px or less is rounding.
    if (previousBottom !== undefined && top - previousBottom > 1) gaps.push(top - previousBottom);
    previousBottom = bottom;
  }
  return gaps;
}
