interface Place {
  name: string;
  at: readonly [latitude: number, longitude: number];
  /** Where its name begins, in units right and down from its mark; it ends there where it lies left. */
  wide: Off;
  narrow: Off;
}

type Off = readonly [dx: number, dy: number, anchor?: 'middle'];

/** By road from its nearer base; `via` is a town that the line is to pass as the road does. */
type Town = Place & { base: string; via?: string; miles: number; minutes: number };

const bases: readonly Place[] = [
  { name: 'Andrews', at: [32.3187, -102.5457], wide: [16, -14], narrow: [16, -16] },
  { name: 'Hobbs', at: [32.7026, -103.136], wide: [-16, 28], narrow: [-23, 27, 'middle'] },
];

const towns: readonly Town[] = [
  {
    ...{ name: 'Odessa', base: 'Andrews', miles: 36, minutes: 40 },
    ...{ at: [31.8457, -102.3676], wide: [10, 17], narrow: [10, 14] },
  },
  {
    ...{ name: 'Midland', base: 'Andrews', miles: 42, minutes: 50 },
    ...{ at: [31.9974, -102.0779], wide: [10, 18], narrow: [10, -4.5] },
  },
  {
    ...{ name: 'Kermit', base: 'Andrews', miles: 52, minutes: 55 },
    ...{ at: [31.8576, -103.093], wide: [-10, -3.6], narrow: [-10, -3.6] },
  },
  {
    ...{ name: 'Monahans', base: 'Andrews', miles: 70, minutes: 70 },
    ...{ at: [31.5943, -102.8926], wide: [0, 20, 'middle'], narrow: [-15, 21, 'middle'] },
  },
  {
    ...{ name: 'Pecos', base: 'Andrews', miles: 105, minutes: 105 },
    ...{ at: [31.4229, -103.4932], wide: [-10, -3], narrow: [-10, -3.8] },
  },
  {
    ...{ name: 'Fort Stockton', base: 'Andrews', via: 'Odessa', miles: 120, minutes: 120 },
    ...{ at: [30.8941, -102.8793], wide: [10, -3.4], narrow: [10, -4] },
  },
  {
    ...{ name: 'Lovington', base: 'Hobbs', miles: 21, minutes: 25 },
    ...{ at: [32.944, -103.3485], wide: [-10, -3], narrow: [-10, -4] },
  },
  {
    ...{ name: 'Carlsbad', base: 'Hobbs', miles: 70, minutes: 75 },
    ...{ at: [32.4207, -104.2288], wide: [-10, -3.4], narrow: [10, 13.5] },
  },
];

/** Two bases and the towns around them, each joined to its nearer base; the ways from each by its name. */
export const responseMapNumbers = {
  bases,
  towns,
  /** The road from one base to the other. */
  between: { miles: 60, minutes: 65 },
  /** Up to so many minutes from its base a town's line is solid, beyond it is dashed. */
  within: 75,
  /** How exact miles and minutes are, in percent. */
  tolerance: 10,
  from: Object.fromEntries(bases.map(({ name }) => [name, waysFrom(name)])),
};

function waysFrom(base: string): string {
  return towns
    .filter((town) => town.base === base)
    .map(({ name, via, miles, minutes }) => {
      const way = via ? `${name}, by way of ${via},` : name;
      return `${way} ${miles} miles, ${minutes} minutes`;
    })
    .join('; ');
}
