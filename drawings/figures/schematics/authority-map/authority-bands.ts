import type {
  AuthorityBand,
  AuthorityMapData,
} from '#electrical/figures/schematics/authority-map.ts';

/** Where a band begins and ends, in stops from the beginning of the first: 1.5 is the middle of the second. */
export function extent(
  band: AuthorityBand,
  { servicePoint }: AuthorityMapData,
): readonly [from: number, to: number] {
  const middle = servicePoint - 0.5;
  return [
    band.from === 'service-point' ? middle : band.from - 1,
    band.to === 'service-point' ? middle : band.to,
  ];
}
