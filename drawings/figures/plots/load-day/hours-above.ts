/** From when until when a load stands at a limit or above it, to the quarter-hour of a demand log. */
export function hoursAbove(
  load: (hour: number) => number,
  limit: number,
): readonly [number, number] {
  const quarters = Array.from({ length: 97 }, (_, i) => i / 4).filter(
    (hour) => load(hour) >= limit,
  );
  return [quarters[0] ?? 0, quarters.at(-1) ?? 24];
}
