/** A lug as a source of heat. */
interface HeatSource {
  /** Position in the row, in units of the drawing. */
  x: number;
  /** Measured rise over ambient in °C, including the rise caused by the other lugs. */
  measured: number;
}

/**
 * Creates a temperature field around cable lugs in a row. A lug warms a point at the offset (dx, dy) from the lug by the lug's own rise
 * divided by 1 + (dx ÷ `reach`)² + (dy ÷ 1.5 `reach`)². At each lug, the field equals the measured temperature.
 *
 * @param lugs Measured temperatures in °C. `at` is the position in the row, as a multiple of `spacing`.
 * @param ambient Ambient temperature, °C.
 * @param spacing Distance between neighboring lugs, in units of the drawing.
 * @param reach Distance along the row at which a lug's own rise has fallen by half, in units of the drawing.
 * @returns A function that returns the temperature at a point in °C. The origin is the lug at position 0.
 */
export function lugHeat(
  lugs: readonly { at: number; celsius: number }[],
  ambient: number,
  spacing: number,
  reach: number,
): (x: number, y: number) => number {
  const sources = lugs.map(({ at, celsius }) => ({ x: at * spacing, measured: celsius - ambient }));
  const ownRises = findOwnRises(sources, reach);
  return (x, y) => {
    let celsius = ambient;
    for (const [index, source] of sources.entries()) {
      celsius += (ownRises[index] ?? 0) * fractionAt(x - source.x, y, reach);
    }
    return celsius;
  };
}

/** Calculates the rise caused by each lug alone in °C, by iterative subtraction of the other lugs' contributions. */
function findOwnRises(sources: readonly HeatSource[], reach: number): number[] {
  const iterations = 30;
  let rises = sources.map(({ measured }) => measured);
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const previous = rises;
    rises = sources.map(({ x, measured }, index) => {
      let own = measured;
      for (const [otherIndex, other] of sources.entries()) {
        if (otherIndex === index) continue;
        own -= (previous[otherIndex] ?? 0) * fractionAt(x - other.x, 0, reach);
      }
      return own;
    });
  }
  return rises;
}

/** Fraction of a lug's own rise that remains at a distance from the lug. */
function fractionAt(dx: number, dy: number, reach: number): number {
  // Heat spreads farther along the cables (vertically) than from lug to lug.
  const verticalReach = 1.5 * reach;
  return 1 / (1 + (dx / reach) ** 2 + (dy / verticalReach) ** 2);
}

/**
 * Finds the distance from a lug at which the temperature has fallen to `level`, by bisection. The distance is at most
 * 400 units, even if the temperature stays above the level.
 *
 * @param heat Temperature field returned by `lugHeat`.
 * @param from x of the lug, in units of the drawing.
 * @param level Temperature, °C.
 * @param direction Direction from the lug, radians.
 */
export function distanceToLevel(
  heat: (x: number, y: number) => number,
  from: number,
  level: number,
  direction: number,
): number {
  const farthest = 400;
  const halvings = 20;
  const temperatureAt = (distance: number) =>
    heat(from + distance * Math.cos(direction), distance * Math.sin(direction));
  let near = 0;
  let far = 1;
  while (temperatureAt(far) > level && far < farthest) far += 1;
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (near + far) / 2;
    if (temperatureAt(middle) > level) near = middle;
    else far = middle;
  }
  return near;
}
