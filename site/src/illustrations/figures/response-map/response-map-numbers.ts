import { responseMapData } from './response-map-data.ts';

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
