import type { TrenchSectionData } from '#electrical/figures/sections/trench-section.ts';
import { tenth } from '#electrical/tenth.ts';
import type { TrenchFrame } from './trench-frame.ts';

export interface TrenchLabel {
  text: string;
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  quiet?: boolean;
}

/** The names inside the trench, and under its floor those of what lies on the bedding. */
export function trenchLabels(
  { names, spacing }: TrenchSectionData,
  { x, y, size, letters, depth, left, right, feeders, duct, ground }: TrenchFrame,
): TrenchLabel[] {
  const middle = tenth((left + right) / 2);
  const inLayer = (from: number, to: number) => tenth((y(from) + y(to)) / 2 + letters * 0.35);
  const wide = size === 'wide';
  const row = (index: number) => tenth(y(depth.floor) + (wide ? 33 : 34) + index * letters * 1.4);
  return [
    { text: 'GRADE', x: left - 8, y: y(0) - 8, anchor: 'end', quiet: true },
    { text: names.backfill, x: middle, y: wide ? inLayer(2, depth.tape - 2) : inLayer(0, 14) },
    ...(wide
      ? [{ text: names.rock, x: right + 52, y: y(8), anchor: 'start' as const, quiet: true }]
      : []),
    { text: names.tape, x: middle, y: y(depth.tape) - (wide ? 0 : 9) + (wide ? 4 : 0) },
    { text: `${spacing} IN`, x: middle, y: y((depth.tape + depth.fine) / 2) + (wide ? 2 : 5) },
    { text: names.fineCover, x: middle, y: inLayer(depth.fine, depth.cables) },
    { text: names.bedding, x: x(feeders[1] - 8), y: inLayer(depth.bed, depth.floor) },
    wide
      ? { text: 'FEEDER 1', x: x(feeders[0]), y: row(0) }
      : { text: 'FEEDER 1', x: x(feeders[0] + 3), y: row(0), anchor: 'end' },
    { text: 'FEEDER 2', x: x(feeders[1]), y: row(0) },
    { text: 'OPTIONAL', x: x(feeders[1]), y: row(1), quiet: true },
    { text: names.ground, x: x(ground.at) + 6, y: row(wide ? 0 : 2), anchor: 'start', quiet: true },
    { text: names.duct, x: x(duct.at) + 6, y: row(wide ? 1 : 3), anchor: 'start', quiet: true },
  ];
}
