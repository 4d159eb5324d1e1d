/** A point of a picture as fractions from its top left. */
export interface Point {
  x: number;
  y: number;
}

/** Where a pin's mark stands, in pixels from what it points to. */
export interface PinOffset {
  dx: number;
  dy: number;
}

/** Across and down, in pixels: what a finger or a pointer has to itself. */
export const pinTarget = 44;

/** The widths in which a picture of 4 to 3 carries pins: from a screen of 1024 up. */
export const pinnedWidths = [590, 640, 700, 760, 830, 910, 992];

/**
 * Offsets for the marks of pins, so that no two have a part of their targets in common at any width,
 * no mark hides a place, and none leaves the picture. Each stands above what it points to if it can.
 */
export function placePins(points: readonly Point[]): PinOffset[] {
  const placed: PinOffset[] = [];
  if (!settle(points, placed, { left: 5000 })) {
    throw new Error('the places of these callouts are too close to each other; leave one out');
  }
  return placed;
}

/** Whether the targets of two pins keep clear of each other at every width. */
export function areApart(a: Point & PinOffset, b: Point & PinOffset): boolean {
  return pinnedWidths.every((width) => {
    const across = Math.abs((a.x - b.x) * width + a.dx - b.dx);
    const down = Math.abs((a.y - b.y) * width * 0.75 + a.dy - b.dy);
    return across >= pinTarget || down >= pinTarget;
  });
}

/** Tries offset after offset, going back where the next pin finds no room, as long as tries are left. */
function settle(points: readonly Point[], placed: PinOffset[], tries: { left: number }): boolean {
  const point = points[placed.length];
  if (!point) return true;
  for (const offset of offsets) {
    tries.left -= 1;
    if (tries.left < 0) return false;
    const pin = { ...point, ...offset };
    const isFree = placed.every((other, index) =>
      areApart(pin, { ...(points[index] as Point), ...other }),
    );
    if (!isFree || !isInside(pin) || covers(pin, points)) continue;
    placed.push(offset);
    if (settle(points, placed, tries)) return true;
    placed.pop();
  }
  return false;
}

/** Whether a mark would hide what another pin points to. */
function covers(pin: Point & PinOffset, points: readonly Point[]): boolean {
  return points.some((point) =>
    pinnedWidths.some((width) => {
      const across = (pin.x - point.x) * width + pin.dx;
      const down = (pin.y - point.y) * width * 0.75 + pin.dy;
      return Math.hypot(across, down) < markReach;
    }),
  );
}

/** A mark's radius and a little air. */
const markReach = 18;

function isInside({ x, y, dx, dy }: Point & PinOffset): boolean {
  const reach = pinTarget / 2;
  return pinnedWidths.every((width) => {
    const [left, top] = [x * width + dx, y * width * 0.75 + dy];
    return left >= reach && left <= width - reach && top >= reach && top <= width * 0.75 - reach;
  });
}

/** Above, then aside, then below, near before far. */
const offsets: PinOffset[] = [
  [0, -30],
  [-22, -24],
  [22, -24],
  [0, -46],
  [-34, -8],
  [34, -8],
  [-32, -36],
  [32, -36],
  [-46, -22],
  [46, -22],
  [-30, 18],
  [30, 18],
  [0, 32],
  [0, -62],
].map(([dx = 0, dy = 0]) => ({ dx, dy }));
