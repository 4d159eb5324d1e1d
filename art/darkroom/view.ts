/* The camera of stage.py: an orthographic view from 31 degrees above the ground. */

/** Width of the picture, in meters. */
export const frameWidth = 47;

/** Height of the middle of the picture above the site's origin, in meters of the picture. */
const lift = 3.35;

const elevation = (31 * Math.PI) / 180;

/** Converts a point of the site, in meters, to pixels of the picture. */
export function project(
  [x, y, z]: [number, number, number],
  width: number,
  height: number,
): [number, number] {
  const pixelsPerMeter = width / frameWidth;
  const across = (x + y) / Math.SQRT2;
  const up = (Math.sin(elevation) * (y - x)) / Math.SQRT2 + Math.cos(elevation) * z;
  return [width / 2 + across * pixelsPerMeter, height / 2 - (up - lift) * pixelsPerMeter];
}
