import { blur } from './blur.ts';
import { project } from './view.ts';

const HALF_X = 16.5;
const HALF_Y = 12.5;
const BASE = -3;

/**
 * The slab's soft shadow on the page: a tight contact line and two wider, paler casts away from the
 * sun, all gone before the frame ends. Alpha 0..1 a pixel.
 */
export function contactShadow(width: number, height: number): Float32Array {
  const meter = width / 47;
  const layers = [
    { reach: 0.12, sigma: 0.14, strength: 0.34 },
    { reach: 0.9, sigma: 0.5, strength: 0.26 },
    { reach: 2.0, sigma: 1.05, strength: 0.24 },
  ];
  const clear = new Float32Array(width * height).fill(1);
  for (const { reach, sigma, strength } of layers) {
    const mask = new Float32Array(width * height);
    for (let step = 0; step <= 8; step++) {
      const off = (reach * step) / 8;
      fill(
        mask,
        width,
        height,
        corners(off * 0.64, off * 0.77).map((p) => project(p, width, height)),
      );
    }
    const soft = blur(mask, width, height, sigma * meter);
    for (let i = 0; i < soft.length; i++) clear[i]! *= 1 - soft[i]! * strength;
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const edge = Math.min(x, width - 1 - x, y, height - 1 - y) / meter;
      const t = Math.min(1, edge / 2.4);
      clear[y * width + x] = (1 - clear[y * width + x]!) * t * t * (3 - 2 * t);
    }
  }
  return clear;
}

function corners(dx: number, dy: number): [number, number, number][] {
  return [
    [-HALF_X + dx, -HALF_Y + dy, BASE],
    [HALF_X + dx, -HALF_Y + dy, BASE],
    [HALF_X + dx, HALF_Y + dy, BASE],
    [-HALF_X + dx, HALF_Y + dy, BASE],
  ];
}

/** Scan-line fill of a convex polygon of pixel points. */
function fill(mask: Float32Array, width: number, height: number, points: [number, number][]) {
  for (let y = 0; y < height; y++) {
    const crossings: number[] = [];
    points.forEach(([ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length]!;
      if (ay > y !== by > y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    });
    if (crossings.length < 2) continue;
    const from = Math.max(0, Math.round(Math.min(...crossings)));
    const to = Math.min(width - 1, Math.round(Math.max(...crossings)));
    mask.fill(1, y * width + from, y * width + to + 1);
  }
}
