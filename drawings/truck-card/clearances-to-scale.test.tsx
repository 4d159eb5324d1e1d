import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unqualifiedClearanceInches } from '#electrical/approach-distances.ts';
import { boomTip, ClearancesToScale, drawnClearances, lineFeet } from './clearances-to-scale.tsx';

const labels = drawnClearances.map(({ clearance }) => [`${clearance} ft`]);
const markup = renderToStaticMarkup(<ClearancesToScale labels={labels} label="To scale" />);

test('the drawing has a ring at 10, 15 and 20 ft, at 10 units per foot, each with its label', () => {
  expect(drawnClearances.map(({ clearance }) => clearance)).toEqual([10, 15, 20]);
  for (const { clearance } of drawnClearances) {
    expect(markup).toContain(`A${clearance * 10} ${clearance * 10} 0 0 0`);
    expect(markup).toContain(`>${clearance} ft</text>`);
  }
});

test('the tip of the boom is outside the largest ring, and above the ground', () => {
  const distance = Math.hypot(boomTip.rightFeet, boomTip.heightFeet - lineFeet);
  expect(distance).toBeGreaterThan(20);
  expect(distance).toBeLessThan(22);
  expect(boomTip.heightFeet).toBeGreaterThan(0);
});

test('each clearance is at least that of unqualified people, at every voltage of its ring', () => {
  for (const { upTo, clearance } of drawnClearances) {
    expect(clearance * 12).toBeGreaterThanOrEqual(unqualifiedClearanceInches(upTo));
  }
});
