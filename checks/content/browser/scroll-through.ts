/**
 * Scrolls to the end of the page, screen by screen, and returns the page height at each step. Runs in the page, so
 * it must not use anything that is defined outside of it.
 */
export async function scrollThrough(): Promise<number[]> {
  const heights: number[] = [];
  const { documentElement: root } = document;
  // Ends the loop on a page that keeps growing.
  const maximumSteps = 100;
  for (let y = 0; y < root.scrollHeight && heights.length < maximumSteps; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    heights.push(root.scrollHeight);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return heights;
}
