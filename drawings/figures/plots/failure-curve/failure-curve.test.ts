import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { failureCurveData } from '#electrical/figures/plots/failure-curve.ts';
import { failureCurve } from './failure-curve.tsx';

const noRegion = {} as never;

test.each(['wide', 'narrow'] as const)('the rings of a %s failure curve are whole', (size) => {
  const extent = failureCurve.sizes[size];
  const [, height] = typeof extent === 'function' ? extent() : extent;
  const rings = [
    ...renderToStaticMarkup(failureCurve.draw(size, noRegion)).matchAll(/<circle[^>]*>/g),
  ].map(
    ([ring]) => Number(/cy="([^"]+)"/.exec(ring)?.[1]) + Number(/ r="([^"]+)"/.exec(ring)?.[1]),
  );
  expect(rings.length).toBeGreaterThanOrEqual(failureCurveData.stages.length);
  expect(Math.max(...rings)).toBeLessThan(height);
});
