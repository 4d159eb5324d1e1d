/** A point of a picture as fractions from its top left. */
export interface Point {
  x: number;
  y: number;
}

/** A pin's mark, in pixels from its place. */
interface PinOffset {
  dx: number;
  dy: number;
}

/** A picture of 4 to 3 in the widths in which the same offsets hold. */
export interface PinBand {
  /** In which pins are tried; between them they cannot meet. */
  widths: readonly number[];
  /** How far a mark keeps from every place: its radius and a little air. */
  clearance: number;
  offsets: readonly PinOffset[];
}

/** Pixels across and down. */
const pinTarget = 44;

/**
 * Offsets for the marks of pins, so that no two targets overlap at any width, no mark hides a place,
 * and none leaves the picture. Each is as near to its place as it can be.
 *
 * @throws Error when places are too close to each other.
 */
export function placePins(points: readonly Point[], band: PinBand): PinOffset[] {
  const open = points.map((point, index) => ({
    index,
    room: band.offsets
      .map((offset) => ({ ...point, ...offset }))
      .filter((pin) => isInside(pin, band) && !covers(pin, points, band)),
  }));
  const placed: Pin[] = [];
  if (!settle(open, placed, band, { left: 20_000 })) {
    throw new Error('these places in the picture are too close to each other; leave one out');
  }
  return placed.map(({ dx, dy }) => ({ dx, dy }));
}

export function areApart(a: Point & PinOffset, b: Point & PinOffset, { widths }: PinBand): boolean {
  return widths.every((width) => {
    const across = Math.abs((a.x - b.x) * width + a.dx - b.dx);
    const down = Math.abs((a.y - b.y) * width * 0.75 + a.dy - b.dy);
    return across >= pinTarget || down >= pinTarget;
  });
}

/**
 * The two bands of widths of a picture with pins. On phones offsets grow with the picture: what is
 * apart at 320 px stays so. Above they keep their pixels.
 */
export const pinBands = {
  narrow: { widths: [320], clearance: 14, offsets: ringOffsets([26, 34, 44, 54, 64, 74], 16) },
  // From beside the words at 1024 to across the page just below that.
  wide: {
    widths: [542, 570, 600, 640, 700, 760, 830, 910, 1023],
    clearance: 18,
    offsets: ringOffsets([30, 34, 40, 50, 62], 12),
  },
} satisfies Record<string, PinBand>;

/** Around a place: above before aside before below, near before far. */
function ringOffsets(radii: readonly number[], places: number): PinOffset[] {
  const turns = Array.from({ length: places }, (_, index) => (index * 2 * Math.PI) / places);
  turns.sort((a, b) => Math.cos(b) - Math.cos(a));
  return radii.flatMap((radius) =>
    turns.map((turn) => ({
      dx: Math.round(radius * Math.sin(turn)),
      dy: Math.round(-radius * Math.cos(turn)),
    })),
  );
}

type Pin = Point & PinOffset;

interface OpenPin {
  index: number;
  /** The offsets still open to it. */
  room: readonly Pin[];
}

/**
 * Places one pin after the other, that with the least room first, and goes back where another has
 * none left, as long as tries are left.
 */
function settle(
  open: readonly OpenPin[],
  placed: Pin[],
  band: PinBand,
  tries: { left: number },
): boolean {
  const tightest = open.toSorted((a, b) => a.room.length - b.room.length)[0];
  if (!tightest) return true;
  const others = open.filter((each) => each !== tightest);
  for (const pin of tightest.room) {
    tries.left -= 1;
    if (tries.left < 0) return false;
    const left = others.map(({ index, room }) => ({
      index,
      room: room.filter((other) => areApart(pin, other, band)),
    }));
    if (left.some(({ room }) => room.length === 0) || !settle(left, placed, band, tries)) continue;
    placed[tightest.index] = pin;
    return true;
  }
  return false;
}

/** Whether a mark would hide what another pin points to. */
function covers(
  pin: Point & PinOffset,
  points: readonly Point[],
  { widths, clearance }: PinBand,
): boolean {
  return points.some((point) =>
    widths.some((width) => {
      const across = (pin.x - point.x) * width + pin.dx;
      const down = (pin.y - point.y) * width * 0.75 + pin.dy;
      return Math.hypot(across, down) < clearance;
    }),
  );
}

function isInside({ x, y, dx, dy }: Point & PinOffset, { widths }: PinBand): boolean {
  const reach = pinTarget / 2;
  return widths.every((width) => {
    const left = x * width + dx;
    const top = y * width * 0.75 + dy;
    return left >= reach && left <= width - reach && top >= reach && top <= width * 0.75 - reach;
  });
}
