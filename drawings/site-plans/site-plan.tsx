import type { ReactElement } from 'react';
import { plainSvg } from '../plain-svg.ts';
import battery from './battery-storage.svg?raw';
import looks from './looks.css?raw';
import solar from './solar-farms.svg?raw';
import symbols from './symbols.svg?raw';
import wind from './wind-farms.svg?raw';

export const sitePlanViewBox = '0 0 400 290';

const { resolve } = plainSvg('symbols.svg', symbols, looks);

/** The sites of projects from above, each on ground of its own, with what is built on it. */
export const sitePlans = {
  'solar-farms': sitePlan(solar),
  'wind-farms': sitePlan(wind),
  'battery-storage': sitePlan(battery),
} as const;

function sitePlan(file: string): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own file, as markup.
  return <g dangerouslySetInnerHTML={{ __html: resolve(file) }} />;
}
