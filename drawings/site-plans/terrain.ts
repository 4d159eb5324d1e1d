import { distanceToSegment as distance, type Point } from '../parts/polyline.ts';
import type { Height } from './contours.ts';

/** A repeatable stream of numbers from 0 to 1: the same slug always gives the same ground. */
function seeded(slug: string): () => number {
  let state = 2166136261;
  for (const letter of slug) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Gentle ground of a slug: a long slope, with a few broad rises and draws on it. */
export function groundOf(slug: string, width: number, depth: number): Height {
  const next = seeded(slug);
  const fall = next() * Math.PI * 2;
  const hills = Array.from({ length: 9 }, (_, index) => ({
    x: next() * width,
    y: next() * depth,
    reach: 38 + next() * 60,
    stretch: 0.6 + next() * 0.8,
    rise: (index % 3 ? 1 : -1) * (0.35 + next() * 0.65),
  }));
  return (x, y) =>
    hills.reduce(
      (sum, hill) => {
        const [dx, dy] = [(x - hill.x) / hill.reach, ((y - hill.y) / hill.reach) * hill.stretch];
        return sum + hill.rise * Math.exp(-(dx * dx + dy * dy));
      },
      ((x * Math.cos(fall) + y * Math.sin(fall)) / width) * 0.9,
    );
}

/** A long rise along a line, as the caprock runs: what wind farms are built on. */
export function ridgeAlong(line: readonly Point[], reach: number): Height {
  return (x, y) => {
    const nearest = Math.min(
      ...line.slice(1).map((end, index) => distance([x, y], line[index] ?? end, end)),
    );
    return Math.exp(-((nearest / reach) ** 2));
  };
}
