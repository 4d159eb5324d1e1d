import { tenth } from '#electrical/tenth.ts';
import { between, type Point, polyline } from '../../../parts/geometry.ts';

/**
 * A lattice boom from the sheave at its tip to the pin at its foot: two chords, apart by twice
 * `half` between its tapered ends, with a zigzag between them.
 */
export function boom(tip: Point, foot: Point, half: number, panels: number): string {
  const [dx, dy] = [foot[0] - tip[0], foot[1] - tip[1]];
  const length = Math.hypot(dx, dy);
  const chord = (part: number, side: 1 | -1): Point => {
    const [x, y] = between(tip, foot, part);
    const off = side * half * Math.min(1, part * 4, (1 - part) * 6);
    return [x - (dy / length) * off, y + (dx / length) * off];
  };
  const stops = Array.from({ length: panels + 1 }, (_, i) => i / panels);
  const lacing = stops.map((part, i) => chord(part, i % 2 ? 1 : -1));
  const outline = (side: 1 | -1) => polyline([0, 1 / 4, 5 / 6, 1].map((part) => chord(part, side)));
  return (
    outline(1) + outline(-1) + polyline(lacing.slice(1, -1)) + circle(tip, 5) + circle(foot, 3)
  );
}

function circle([x, y]: Point, r: number): string {
  return `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
}
