import { describe, expect, test } from 'vitest';
import { isSample, ofTheSample } from '../content.ts';
import { pageAt } from '../page-parts.ts';
import { asTyped } from '../page-text.ts';

/** Figures that the specification fixes, each with a page where it must stand as it is. */
const figures: [figure: string, address: string][] = [
  ['within 24 hours', '/contact'],
  ['within 24 hours', '/contact/thank-you'],
  ['365 days', '/services/emergency-services'],
  ['24/7', '/services/emergency-services'],
  ['1-2 hours', '/services/emergency-services'],
  ['1-2 hours', '/'],
  ['45 minutes', '/services/emergency-services'],
  ['2,500 sq', '/services/emergency-services'],
  ['20+', '/'],
  ['99.5%', '/projects/solar-farms'],
  ['15+', '/projects/solar-farms'],
  ['25-year lifespan', '/projects/solar-farms'],
  ['98.7%', '/projects/wind-farms'],
  ['50+', '/projects/wind-farms'],
  ['20-year design life', '/projects/wind-farms'],
  ['95%', '/projects/battery-storage'],
  ['20 MWh', '/projects/battery-storage'],
  ['15-year warranty', '/projects/battery-storage'],
  ['2-5 MW', '/projects/battery-storage'],
  ['15-35 kV', '/projects/battery-storage'],
  ['34.5 kV', '/projects/wind-farms'],
  ['12.47 kV', '/facility-types/wind-underground-collection'],
  ['25 kV', '/facility-types/wind-underground-collection'],
  ['36-48 in', '/facility-types/wind-underground-collection'],
  ['5-7 years', '/facility-types/wind-underground-collection'],
  ['10 ft', '/facility-types/wind-underground-collection'],
  ['By appointment only', '/contact'],
  ['Certified Team: Licensed in Texas and New Mexico', '/service-area'],
  ['January 18, 2025', '/privacy-policy'],
];

const byPage = Map.groupBy(figures, ([, address]) => address);

describe.skipIf(!isSample)(ofTheSample, () => {
  test.each([...byPage])('%s states its figures', (address, stated) => {
    const { html } = pageAt(address);
    const main = asTyped(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
    expect(stated.map(([figure]) => figure).filter((figure) => !main.includes(figure))).toEqual([]);
  });
});
