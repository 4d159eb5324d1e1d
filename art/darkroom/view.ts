const FRAME = 47;
const LIFT = 3.35;
const SIN = Math.sin((31 * Math.PI) / 180);
const COS = Math.cos((31 * Math.PI) / 180);

/** A point of the site (meters) in pixels of the picture: the camera of stage.py. */
export function project(
  [x, y, z]: [number, number, number],
  width: number,
  height: number,
): [number, number] {
  const meter = width / FRAME;
  const across = (x + y) / Math.SQRT2;
  const up = (SIN * (y - x)) / Math.SQRT2 + COS * z;
  return [width / 2 + across * meter, height / 2 - (up - LIFT) * meter];
}
