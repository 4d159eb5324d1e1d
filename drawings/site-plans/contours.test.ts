import { expect, test } from 'vitest';
import { groundOf, smoothPath, traceContour } from './contours.ts';

test('a contour runs around a hill at its height, and across the whole sheet on a slope', () => {
  const cone = (x: number, y: number) => 100 - Math.hypot(x - 200, y - 145);
  const [line, ...others] = traceContour(cone, 40.001, 400, 290);
  expect(others).toEqual([]);
  expect(line?.[0]).toEqual(line?.at(-1));
  for (const [x, y] of line ?? []) expect(Math.abs(cone(x, y) - 40)).toBeLessThan(1);
  const [slope = [], ...more] = traceContour((x) => x, 150.001, 400, 290);
  expect(more).toEqual([]);
  expect(Math.min(...slope.map(([, y]) => y))).toBeLessThanOrEqual(0);
  expect(Math.max(...slope.map(([, y]) => y))).toBeGreaterThanOrEqual(290);
});

test('a page has its own ground, the same each time, drawn with finite numbers', () => {
  const ground = groundOf('solar-farms', 400, 290);
  const path = [-0.2, 0.1, 0.4].flatMap((level) => traceContour(ground, level + 0.001, 400, 290));
  expect(path.map(smoothPath).join('')).toMatch(/^[Mq\d\s-]+$/);
  expect(groundOf('solar-farms', 400, 290)(120, 80)).toBe(ground(120, 80));
  expect(groundOf('wind-farms', 400, 290)(120, 80)).not.toBe(ground(120, 80));
});
