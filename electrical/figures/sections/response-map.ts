/** Two bases and the towns around them, each joined to its nearer base; `at` is latitude, longitude. */
export const responseMapData: ResponseMapData = {
  bases: [
    { name: 'Andrews', at: [32.3187, -102.5457] },
    { name: 'Hobbs', at: [32.7026, -103.136] },
  ],
  /** The road from one base to the other. */
  between: { miles: 60, minutes: 65 },
  /** Each with its nearer base, and `via` a town that the line is to pass as the road does. */
  towns: [
    { name: 'Odessa', base: 'Andrews', at: [31.8457, -102.3676], miles: 36, minutes: 40 },
    { name: 'Midland', base: 'Andrews', at: [31.9974, -102.0779], miles: 42, minutes: 50 },
    { name: 'Kermit', base: 'Andrews', at: [31.8576, -103.093], miles: 52, minutes: 55 },
    { name: 'Monahans', base: 'Andrews', at: [31.5943, -102.8926], miles: 70, minutes: 70 },
    { name: 'Pecos', base: 'Andrews', at: [31.4229, -103.4932], miles: 105, minutes: 105 },
    {
      ...{ name: 'Fort Stockton', base: 'Andrews', via: 'Odessa' },
      ...{ at: [30.8941, -102.8793], miles: 120, minutes: 120 },
    },
    { name: 'Lovington', base: 'Hobbs', at: [32.944, -103.3485], miles: 21, minutes: 25 },
    { name: 'Carlsbad', base: 'Hobbs', at: [32.4207, -104.2288], miles: 70, minutes: 75 },
  ],
  /**
   * Where a name begins, in units of the drawing to the right and down from its mark, or ends where it
   * lies to the left; close to the right of it unless told.
   */
  names: {
    Andrews: { wide: [16, -14], narrow: [16, -16] },
    Hobbs: { wide: [-16, 28], narrow: [-23, 27, 'middle'] },
    Odessa: { wide: [10, 17], narrow: [10, 14] },
    Midland: { wide: [10, 18], narrow: [10, -4.5] },
    Kermit: { wide: [-10, -3.6], narrow: [-10, -3.6] },
    Monahans: { wide: [0, 20, 'middle'], narrow: [-15, 21, 'middle'] },
    Pecos: { wide: [-10, -3], narrow: [-10, -3.8] },
    'Fort Stockton': { wide: [10, -3.4], narrow: [10, -4] },
    Lovington: { wide: [-10, -3], narrow: [-10, -4] },
    Carlsbad: { wide: [-10, -3.4], narrow: [10, 13.5] },
  },
  /** Up to so many minutes from its base a town's line is solid, beyond it is dashed. */
  within: 75,
  /** How exact miles and minutes are, in percent. */
  tolerance: 10,
  /** The state west of the line, and its time. */
  west: { state: 'NEW MEXICO', time: 'MOUNTAIN TIME' },
  /** The state east and south of the line, and its time. */
  east: { state: 'TEXAS', time: 'CENTRAL TIME' },
};

interface ResponseMapData {
  bases: Place[];
  between: Road;
  towns: (Place & Road & { base: string; via?: string })[];
  names: Record<string, Record<'wide' | 'narrow', [dx: number, dy: number, anchor?: 'middle']>>;
  within: number;
  tolerance: number;
  west: { state: string; time: string };
  east: { state: string; time: string };
}

type Place = { name: string; at: [latitude: number, longitude: number] };
type Road = { miles: number; minutes: number };

const { bases, towns } = responseMapData;

/** What the words may state: the data, and the ways from each base by its name. */
export const responseMapNumbers = {
  ...responseMapData,
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
