type Label = readonly [dx: number, dy: number, anchor?: 'middle'];

/**
 * Two bases and the towns around them, each joined to its nearer base. `label` is where a name begins,
 * in units of the drawing from its mark; to the left of the mark it ends there.
 */
export const responseMapData: ResponseMapData = {
  bases: [
    {
      name: 'Andrews',
      latitude: 32.3187,
      longitude: -102.5457,
      label: { wide: [16, -14], narrow: [16, -16] },
    },
    {
      name: 'Hobbs',
      latitude: 32.7026,
      longitude: -103.136,
      label: { wide: [-16, 28], narrow: [-23, 27, 'middle'] },
    },
  ],
  /** The road from one base to the other. */
  between: { miles: 60, minutes: 65 },
  /**
   * Each with its nearer base, and `via` a town that the road passes where the line is to pass it
   * too.
   */
  towns: [
    {
      name: 'Odessa',
      base: 'Andrews',
      latitude: 31.8457,
      longitude: -102.3676,
      miles: 36,
      minutes: 40,
      label: { wide: [10, 17], narrow: [10, 14] },
    },
    {
      name: 'Midland',
      base: 'Andrews',
      latitude: 31.9974,
      longitude: -102.0779,
      miles: 42,
      minutes: 50,
      label: { wide: [10, 18], narrow: [10, -4.5] },
    },
    {
      name: 'Kermit',
      base: 'Andrews',
      latitude: 31.8576,
      longitude: -103.093,
      miles: 52,
      minutes: 55,
      label: { wide: [-10, -3.6], narrow: [-10, -3.6] },
    },
    {
      name: 'Monahans',
      base: 'Andrews',
      latitude: 31.5943,
      longitude: -102.8926,
      miles: 70,
      minutes: 70,
      label: { wide: [0, 20, 'middle'], narrow: [-15, 21, 'middle'] },
    },
    {
      name: 'Pecos',
      base: 'Andrews',
      latitude: 31.4229,
      longitude: -103.4932,
      miles: 105,
      minutes: 105,
      label: { wide: [-10, -3], narrow: [-10, -3.8] },
    },
    {
      name: 'Fort Stockton',
      base: 'Andrews',
      via: 'Odessa',
      latitude: 30.8941,
      longitude: -102.8793,
      miles: 120,
      minutes: 120,
      label: { wide: [10, -3.4], narrow: [10, -4] },
    },
    {
      name: 'Lovington',
      base: 'Hobbs',
      latitude: 32.944,
      longitude: -103.3485,
      miles: 21,
      minutes: 25,
      label: { wide: [-10, -3], narrow: [-10, -4] },
    },
    {
      name: 'Carlsbad',
      base: 'Hobbs',
      latitude: 32.4207,
      longitude: -104.2288,
      miles: 70,
      minutes: 75,
      label: { wide: [-10, -3.4], narrow: [10, 13.5] },
    },
  ],
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
  between: { miles: number; minutes: number };
  towns: (Place & { base: string; via?: string; miles: number; minutes: number })[];
  within: number;
  tolerance: number;
  west: { state: string; time: string };
  east: { state: string; time: string };
}

interface Place {
  name: string;
  latitude: number;
  longitude: number;
  label: { wide: Label; narrow: Label };
}

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
