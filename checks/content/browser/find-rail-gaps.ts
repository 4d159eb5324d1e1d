/**
 * Describes the gaps between consecutive parts of the rail. Runs in the page, so it must not use anything
 * that is defined outside of it.
 */
export function findRailGaps(): string[] {
  const boxes = [...document.querySelectorAll('main .rail')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const gaps: string[] = [];
  let previousBottom: number | undefined;
  for (const { top, bottom } of boxes) {
    // Ignore gaps of up to 1 px, which are rounding errors.
    if (previousBottom !== undefined && top - previousBottom > 1) {
      gaps.push(`${top - previousBottom} px above ${top}`);
    }
    previousBottom = bottom;
  }
  return gaps;
}
