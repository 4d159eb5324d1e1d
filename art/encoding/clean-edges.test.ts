import { expect, test } from 'vitest';
import { cleanEdges } from './clean-edges.ts';

test('colors extend under a transparent edge, and the area farther out has the background color', () => {
  const [width, height] = [240, 12];
  const data = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    if (i % width < 60) data.set([200, 80, 20, 255], i * 4);
  }
  cleanEdges({ data, width, height }, [242, 244, 241]);
  const at = (x: number) => [...data.subarray((6 * width + x) * 4, (6 * width + x) * 4 + 4)];
  expect(at(30)).toEqual([200, 80, 20, 255]);
  expect(at(62)).toEqual([200, 80, 20, 0]);
  expect(at(200)).toEqual([242, 244, 241, 0]);
});
