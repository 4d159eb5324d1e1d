/** Latitude and longitude in degrees. */
type Position = readonly [latitude: number, longitude: number];

interface Base {
  name: string;
  at: Position;
}

interface Town {
  name: string;
  at: Position;
  /** Nearer base, from which crews drive to the town. */
  base: string;
  /** Town that the road from the base passes through. */
  via?: string;
  /** Distance and driving time from the base by road. */
  miles: number;
  minutes: number;
}

const bases: readonly Base[] = [
  { name: 'Andrews', at: [32.3187, -102.5457] },
  { name: 'Hobbs', at: [32.7026, -103.136] },
];

const towns: readonly Town[] = [
  { name: 'Odessa', at: [31.8457, -102.3676], base: 'Andrews', miles: 36, minutes: 40 },
  { name: 'Midland', at: [31.9974, -102.0779], base: 'Andrews', miles: 42, minutes: 50 },
  { name: 'Kermit', at: [31.8576, -103.093], base: 'Andrews', miles: 52, minutes: 55 },
  { name: 'Monahans', at: [31.5943, -102.8926], base: 'Andrews', miles: 70, minutes: 70 },
  { name: 'Pecos', at: [31.4229, -103.4932], base: 'Andrews', miles: 105, minutes: 105 },
  {
    name: 'Fort Stockton',
    at: [30.8941, -102.8793],
    base: 'Andrews',
    via: 'Odessa',
    miles: 120,
    minutes: 120,
  },
  { name: 'Lovington', at: [32.944, -103.3485], base: 'Hobbs', miles: 21, minutes: 25 },
  { name: 'Carlsbad', at: [32.4207, -104.2288], base: 'Hobbs', miles: 70, minutes: 75 },
];

/** Bases and towns on the response map, with road distances. */
export const responseMapNumbers = {
  bases,
  towns,
  /** Road between the two bases. */
  between: { miles: 60, minutes: 65 },
  /** Longest drive drawn as a solid line, in minutes. Longer drives are dashed. */
  within: 75,
  /** Accuracy of miles and minutes, in percent. */
  tolerance: 10,
  /** For each base, text that lists the drives to its towns. */
  from: Object.fromEntries(bases.map(({ name }) => [name, describeDrives(name)])),
};

function describeDrives(base: string): string {
  return towns
    .filter((town) => town.base === base)
    .map(({ name, via, miles, minutes }) => {
      const route = via ? `${name}, by way of ${via},` : name;
      return `${route} ${miles} miles, ${minutes} minutes`;
    })
    .join('; ');
}
