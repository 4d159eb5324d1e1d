const bases = [{ name: 'Andrews' }, { name: 'Hobbs' }];

/** By road from its nearer base; `via` is a town that the line passes as the road does. */
const towns: { name: string; base: string; via?: string; miles: number; minutes: number }[] = [
  { name: 'Odessa', base: 'Andrews', miles: 36, minutes: 40 },
  { name: 'Midland', base: 'Andrews', miles: 42, minutes: 50 },
  { name: 'Kermit', base: 'Andrews', miles: 52, minutes: 55 },
  { name: 'Monahans', base: 'Andrews', miles: 70, minutes: 70 },
  { name: 'Pecos', base: 'Andrews', miles: 105, minutes: 105 },
  { name: 'Fort Stockton', base: 'Andrews', via: 'Odessa', miles: 120, minutes: 120 },
  { name: 'Lovington', base: 'Hobbs', miles: 21, minutes: 25 },
  { name: 'Carlsbad', base: 'Hobbs', miles: 70, minutes: 75 },
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
