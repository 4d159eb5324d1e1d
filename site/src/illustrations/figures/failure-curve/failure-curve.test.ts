import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { failureCurve } from './failure-curve.tsx';
import { failureCurveData } from './failure-curve-data.ts';

test.each(['wide', 'narrow'] as const)('the rings of a %s failure curve are whole', (size) => {
  const extent = failureCurve.sizes[size];
  const [, height] = typeof extent === 'function' ? extent() : extent;
  const rings = [...renderToStaticMarkup(failureCurve.draw(size)).matchAll(/<circle[^>]*>/g)].map(
    ([ring]) => Number(/cy="([^"]+)"/.exec(ring)?.[1]) + Number(/ r="([^"]+)"/.exec(ring)?.[1]),
  );
  expect(rings.length).toBeGreaterThanOrEqual(failureCurveData.stages.length);
  expect(Math.max(...rings)).toBeLessThan(height);
});
