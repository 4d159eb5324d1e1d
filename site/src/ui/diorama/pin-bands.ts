import type { PinBand, PinOffset } from './place-pins.ts';

/**
 * The two bands of widths in which pins stand on a picture. On phones offsets grow with the picture:
 * what is apart at its narrowest stays so. Above they keep their pixels.
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
