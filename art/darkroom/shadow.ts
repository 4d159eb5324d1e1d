import { blur } from './blur.ts';
import { frameWidth, project } from './view.ts';

type Point = [number, number, number];

/** The slab under the site, in meters: half of its length and width, and the height of its underside. */
const slab = { halfX: 16.5, halfY: 12.5, baseZ: -3 };

/** Direction in which shadows fall, per meter of their length. */
const awayFromSun = { x: 0.64, y: 0.77 };

/**
 * Layers of the shadow, from the tight contact line to the widest and palest one. `reach`, the distance away from the
 * sun, and `sigma`, the blur, are in meters; `strength` is an opacity.
 */
const layers = [
  { reach: 0.12, sigma: 0.14, strength: 0.34 },
  { reach: 0.9, sigma: 0.5, strength: 0.26 },
  { reach: 2.0, sigma: 1.05, strength: 0.24 },
];

/** Number of steps in which each layer is moved away from the sun. */
const castSteps = 8;

/** Distance from the edge of the picture, in meters, within which the shadow fades out. */
const fadeMeters = 2.4;

/** Draws the soft shadow of the slab on the page. Returns the opacity of each pixel, from 0 to 1. */
export function contactShadow(width: number, height: number): Float32Array {
  const pixelsPerMeter = width / frameWidth;
  /** Share of light that reaches each pixel, from 0 to 1. */
  const light = new Float32Array(width * height).fill(1);
  for (const { reach, sigma, strength } of layers) {
    const mask = new Float32Array(width * height);
    for (let step = 0; step <= castSteps; step++) {
      const offset = (reach * step) / castSteps;
      const corners = slabCorners(offset * awayFromSun.x, offset * awayFromSun.y);
      fill(
        mask,
        width,
        height,
        corners.map((corner) => project(corner, width, height)),
      );
    }
    const soft = blur(mask, width, height, sigma * pixelsPerMeter);
    for (let i = 0; i < soft.length; i++) light[i]! *= 1 - soft[i]! * strength;
  }
  const opacity = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const toEdge = Math.min(x, width - 1 - x, y, height - 1 - y) / pixelsPerMeter;
      const fade = Math.min(1, toEdge / fadeMeters);
      const i = y * width + x;
      // Multiply by the smooth step from 0 to 1.
      opacity[i] = (1 - light[i]!) * fade * fade * (3 - 2 * fade);
    }
  }
  return opacity;
}

/** Corners of the slab's underside, moved by `dx` and `dy` meters. */
function slabCorners(dx: number, dy: number): Point[] {
  const { halfX, halfY, baseZ } = slab;
  return [
    [-halfX + dx, -halfY + dy, baseZ],
    [halfX + dx, -halfY + dy, baseZ],
    [halfX + dx, halfY + dy, baseZ],
    [-halfX + dx, halfY + dy, baseZ],
  ];
}

/** Fills a convex polygon, given in pixels, with 1. Works row by row. */
function fill(mask: Float32Array, width: number, height: number, points: [number, number][]): void {
  for (let y = 0; y < height; y++) {
    const crossings: number[] = [];
    points.forEach(([ax, ay], index) => {
      const [bx, by] = points[(index + 1) % points.length]!;
      if (ay > y !== by > y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    });
    if (crossings.length < 2) continue;
    const from = Math.max(0, Math.round(Math.min(...crossings)));
    const to = Math.min(width - 1, Math.round(Math.max(...crossings)));
    mask.fill(1, y * width + from, y * width + to + 1);
  }
}
