import type { FigureData } from '#site/schemas/figures/article-figures.ts';

type Data = FigureData<'authority-map'>;
type Band = Data['rows'][number][number];

/** Where a band begins and ends, in stops from the beginning of the first: 1.5 is the middle of the second. */
export function extent(band: Band, { servicePoint }: Data): readonly [from: number, to: number] {
  const middle = servicePoint - 0.5;
  return [
    band.from === 'service-point' ? middle : band.from - 1,
    band.to === 'service-point' ? middle : band.to,
  ];
}
