/**
 * The temperature around the lugs: each warms its neighborhood by its rise over one plus the square
 * of the distance in units of `reach`, and is as hot as it was measured.
 *
 * @param lugs Degrees Celsius; `at` is in units of `spacing`, that in those of the drawing.
 */
export function lugHeat(
  lugs: readonly { at: number; celsius: number }[],
  ambient: number,
  spacing: number,
  reach: number,
): (x: number, y: number) => number {
  const places = lugs.map(({ at }) => at * spacing);
  const falls = (x: number, y: number, place: number) =>
    1 / (1 + ((x - place) / reach) ** 2 + (y / (1.5 * reach)) ** 2);
  const measured = lugs.map(({ celsius }) => celsius - ambient);
  let rises = [...measured];
  // What its neighbors add to a lug is not its own.
  for (let pass = 0; pass < 30; pass += 1) {
    rises = places.map((place, index) =>
      places.reduce(
        (left, other, each) =>
          each === index ? left : left - (rises[each] ?? 0) * falls(place, 0, other),
        measured[index] ?? 0,
      ),
    );
  }
  return (x, y) =>
    places.reduce((sum, place, index) => sum + (rises[index] ?? 0) * falls(x, y, place), ambient);
}

/** How far from a lug the temperature falls to a level, along a direction in radians. */
export function reachOf(
  heat: (x: number, y: number) => number,
  from: number,
  level: number,
  direction: number,
): number {
  let [near, far] = [0, 1];
  const at = (distance: number) =>
    heat(from + distance * Math.cos(direction), distance * Math.sin(direction));
  while (at(far) > level && far < 400) far += 1;
  for (let halving = 0; halving < 20; halving += 1) {
    const middle = (near + far) / 2;
    if (at(middle) > level) near = middle;
    else far = middle;
  }
  return near;
}

/** A rise in degrees at another current: the heat of a joint grows with the square of it. */
export function riseAt(rise: number, seen: number, amperes: number): number {
  return rise * (amperes / seen) ** 2;
}

/** Suggested action for a rise in degrees, ANSI/NETA MTS, Table 100.18. */
export function judgeRise(rise: number, against: 'similar' | 'ambient'): readonly [string, string] {
  const bands = {
    similar: [
      [15, 'Over 15 °C', 'Repair now'],
      [3, '4 to 15 °C', 'As time permits'],
      [0, '1 to 3 °C', 'Investigate'],
    ],
    ambient: [
      [40, 'Over 40 °C', 'Repair now'],
      [20, '21 to 40 °C', 'Monitor, repair'],
      [10, '11 to 20 °C', 'As time permits'],
      [0, '1 to 10 °C', 'Investigate'],
    ],
  } as const;
  const [, band, action] = bands[against].find(([above]) => rise > above) ?? [0, 'None', 'None'];
  return [band, action];
}
