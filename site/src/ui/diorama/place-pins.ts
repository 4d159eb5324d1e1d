/** A point in a picture, as fractions of its width and height from the top left. */
export interface Point {
  x: number;
  y: number;
}

/** Distance of a pin's mark from its place, in pixels. */
interface PinOffset {
  dx: number;
  dy: number;
}

/** Range of widths of a 4:3 picture for which the same pin offsets are used. */
export interface PinBand {
  /** Widths in pixels at which overlaps are checked. They are close enough that no overlap can occur in between. */
  widths: readonly number[];
  /** Minimum distance of a mark from every place, in pixels: the mark's radius and a small gap. */
  clearance: number;
  offsets: readonly PinOffset[];
}

/** Position of a pin's place, and the offset of the mark from the place. */
type PlacedPin = Point & PinOffset;

interface OpenPin {
  index: number;
  /** Positions at which the pin does not overlap the pins placed so far. */
  room: readonly PlacedPin[];
}

/** Width and height of a pin's touch target, in pixels. */
const pinTarget = 44;

/** Height of a picture relative to its width. */
const aspect = 0.75;

/** Maximum number of positions to try before giving up. */
const maxTries = 20_000;

/**
 * Two ranges of picture widths. On phones, offsets scale with the picture, so checking the smallest width (320 px) is
 * enough. On wider screens, offsets are fixed in pixels.
 */
export const pinBands = {
  narrow: { widths: [320], clearance: 14, offsets: ringOffsets([26, 34, 44, 54, 64, 74], 16) },
  // From 542 px (beside the text in a 1024 px viewport) to 1023 px (full width of the next smaller viewport).
  wide: {
    widths: [542, 570, 600, 640, 700, 760, 830, 910, 1023],
    clearance: 18,
    offsets: ringOffsets([30, 34, 40, 50, 62], 12),
  },
} satisfies Record<string, PinBand>;

/** Adds the offsets of the mark on wide and on narrow screens to each pin, and rounds the positions of the places. */
export function placePins<Pin extends { place: Point }>(pins: readonly Pin[]) {
  const places = pins.map(({ place }) => ({ x: round(place.x), y: round(place.y) }));
  const wideOffsets = findOffsets(places, pinBands.wide);
  const narrowOffsets = findOffsets(places, pinBands.narrow);
  return pins.map((pin, index) => {
    const place = places[index];
    const wide = wideOffsets[index];
    const narrow = narrowOffsets[index];
    if (!place || !wide || !narrow) throw new Error(`pin ${index + 1} has no position`);
    return { ...pin, place, wide, narrow };
  });
}

/** Rounds a fraction of the picture's size to a thousandth, which is less than 2 pixels. */
const round = (fraction: number) => Math.round(fraction * 1000) / 1000;

/**
 * Finds offsets for the marks of pins, such that no touch targets overlap at any width, no mark hides a place, and all marks
 * are inside the picture. Prefers offsets close to the place. The offsets have the order of the places.
 *
 * @throws Error if places are too close to each other.
 */
export function findOffsets(places: readonly Point[], band: PinBand): PinOffset[] {
  const open = places.map((place, index) => ({
    index,
    room: band.offsets
      .map((offset) => ({ ...place, ...offset }))
      .filter((pin) => isInside(pin, band) && !hidesPlace(pin, places, band)),
  }));
  const placed: PlacedPin[] = [];
  if (!placeRemaining(open, placed, band, { left: maxTries })) {
    throw new Error('these places in the picture are too close to each other; remove one');
  }
  return placed.map(({ dx, dy }) => ({ dx, dy }));
}

/** Returns whether the touch targets of two pins do not overlap at any width. */
export function areApart(a: PlacedPin, b: PlacedPin, { widths }: PinBand): boolean {
  return widths.every((width) => {
    const across = Math.abs((a.x - b.x) * width + a.dx - b.dx);
    const down = Math.abs((a.y - b.y) * width * aspect + a.dy - b.dy);
    return across >= pinTarget || down >= pinTarget;
  });
}

/** Returns offsets in rings around a place, nearest ring first; in each ring, above, then beside, then below. */
function ringOffsets(radii: readonly number[], offsetsPerRing: number): PinOffset[] {
  const turns: number[] = [];
  for (let index = 0; index < offsetsPerRing; index++) {
    turns.push((index * 2 * Math.PI) / offsetsPerRing);
  }
  turns.sort((a, b) => Math.cos(b) - Math.cos(a));
  return radii.flatMap((radius) =>
    turns.map((turn) => ({
      dx: Math.round(radius * Math.sin(turn)),
      dy: Math.round(-radius * Math.cos(turn)),
    })),
  );
}

/**
 * Places the remaining pins one by one, starting with the pin that has the fewest possible positions. Backtracks if another
 * pin has no position left. Returns false if there is no solution or no tries are left.
 */
function placeRemaining(
  open: readonly OpenPin[],
  placed: PlacedPin[],
  band: PinBand,
  tries: { left: number },
): boolean {
  const tightest = open.toSorted((a, b) => a.room.length - b.room.length)[0];
  if (!tightest) return true;
  const others = open.filter((each) => each !== tightest);
  for (const pin of tightest.room) {
    tries.left -= 1;
    if (tries.left < 0) return false;
    const remaining = others.map(({ index, room }) => ({
      index,
      room: room.filter((other) => areApart(pin, other, band)),
    }));
    if (remaining.some(({ room }) => room.length === 0)) continue;
    if (!placeRemaining(remaining, placed, band, tries)) continue;
    placed[tightest.index] = pin;
    return true;
  }
  return false;
}

/** Returns whether the mark of a pin would hide one of the places. */
function hidesPlace(
  pin: PlacedPin,
  places: readonly Point[],
  { widths, clearance }: PinBand,
): boolean {
  return places.some((place) =>
    widths.some((width) => {
      const across = (pin.x - place.x) * width + pin.dx;
      const down = (pin.y - place.y) * width * aspect + pin.dy;
      return Math.hypot(across, down) < clearance;
    }),
  );
}

function isInside({ x, y, dx, dy }: PlacedPin, { widths }: PinBand): boolean {
  const reach = pinTarget / 2;
  return widths.every((width) => {
    const height = width * aspect;
    const left = x * width + dx;
    const top = y * width * aspect + dy;
    return left >= reach && left <= width - reach && top >= reach && top <= height - reach;
  });
}
