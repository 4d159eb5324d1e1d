import { describe, expect, it } from 'vitest';
import { groundOf, smoothPath, traceContour } from './contours.ts';

describe('traceContour', () => {
  it('runs around a hill at its height', () => {
    const cone = (x: number, y: number) => 100 - Math.hypot(x - 200, y - 145);
    const [line, ...others] = traceContour(cone, 40.001, 400, 290);
    expect(others).toEqual([]);
    expect(line?.[0]).toEqual(line?.at(-1));
    for (const [x, y] of line ?? []) expect(Math.abs(cone(x, y) - 40)).toBeLessThan(1);
  });

  it('crosses the whole sheet on a slope', () => {
    const lines = traceContour((x) => x, 150.001, 400, 290);
    expect(lines).toHaveLength(1);
    const across = lines[0]?.map(([, y]) => y) ?? [];
    expect(Math.min(...across)).toBeLessThanOrEqual(0);
    expect(Math.max(...across)).toBeGreaterThanOrEqual(290);
  });
});

describe('smoothPath', () => {
  it('writes finite numbers only', () => {
    const ground = groundOf('solar-farms', 400, 290);
    const path = [-0.2, 0.1, 0.4].flatMap((level) => traceContour(ground, level + 0.001, 400, 290));
    expect(path.length).toBeGreaterThan(0);
    expect(path.map(smoothPath).join('')).toMatch(/^[Mq\d\s-]+$/);
  });
});

describe('groundOf', () => {
  it('is the same for a slug and another for the next', () => {
    const height = (slug: string) => groundOf(slug, 400, 290)(120, 80);
    expect(height('wind-farms')).toBe(height('wind-farms'));
    expect(height('wind-farms')).not.toBe(height('solar-farms'));
  });
});
