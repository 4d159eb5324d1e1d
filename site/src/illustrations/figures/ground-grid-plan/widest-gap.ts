/** The widest way from one conductor of a grid to the next. */
export function widestGap(places: readonly number[]): number {
  return Math.max(...places.slice(1).map((place, index) => place - (places[index] ?? 0)));
}
