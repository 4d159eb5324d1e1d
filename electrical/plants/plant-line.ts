/**
 * The one-line of a plant as data. Both cuts are drawn from it, and the steps of `content/` name its
 * parts: what power passes from its source to the loads.
 */
export interface PlantLine {
  /** The whole drawing in words, for those who do not see it. */
  sentence: string;
  /** Where the line comes down in the plant's picture, as a fraction of its width: the heads begin under it. */
  lineAt: number;
  /**
   * From grade down to the bus, at most two: what feeds a plant that takes power, the way to the
   * grid of one that gives it, an array beside a service.
   */
  heads: readonly LineChain[];
  bus: LinePart;
  /** From the bus down, from left to right, three to five: loads, or the sources of a plant that gives power. */
  feeders: readonly LineChain[];
}

/** Parts in series, from top to bottom. */
export type LineChain = readonly LinePart[];

export interface LinePart {
  /** Unique in its drawing; what a step of the content names. Example: transformer-bank */
  id: string;
  symbol: LineSymbol;
  /** Beside it in the wide drawing: at most 20 characters. */
  label?: string;
  /** Under the label, quiet: at most 24 characters. */
  note?: string;
  /** On a phone, in place of both: at most 11 characters. */
  short?: string;
  /** The C37.2 numbers of the relays that trip it. */
  relays?: readonly string[];
  /** Surge arresters to ground on the side that faces the source. */
  arresters?: true;
  /** A transformer's windings from top to bottom. */
  windings?: readonly [Winding, Winding];
  /**
   * What else joins from the side, from here outward, at this part's end away from the head: a load
   * ahead of what follows, a grounding transformer on a feeder. At a transfer switch, its standby source.
   */
  side?: LineChain;
  /** Not connected to what is before it: cable whose end is not landed yet. */
  unlanded?: true;
  /** Not energized, nor is what lies beyond it: a standby source at rest, cable that is being laid. */
  dead?: true;
}

export type Winding = 'delta' | 'wye-grounded' | 'single';

export type LineSymbol =
  /** Where the drawing goes on: an overhead line or the grid. */
  | 'line'
  /** Fused cutouts or a fuse. */
  | 'fuse'
  | 'switch'
  | 'breaker'
  | 'transformer'
  /** To ground at its foot. */
  | 'grounding-transformer'
  | 'transfer-switch'
  /** A contactor with its overload relay. */
  | 'starter'
  /** A box with letters in it: VFD, LACT, RTU, a filter. The letters are `label`'s place in the box. */
  | 'box'
  | 'motor'
  | 'generator'
  /** AC in, DC out. */
  | 'charger'
  /** DC in, AC out, or both ways. */
  | 'inverter'
  /** DC in, DC out. */
  | 'charge-controller'
  | 'battery'
  | 'array'
  /** A run of cable in the ground, in duct or in tray: a ring around the conductor. */
  | 'cable'
  /** Where a cable ends and open conductors begin, on a pole or a stand: a triangle. */
  | 'termination'
  /** A cabinet in which cables meet. */
  | 'junction'
  /** Loads that are not drawn one by one: arrows with their names. */
  | 'loads'
  | 'bus';

/** A part by its id, its symbol and its label, if it has one. */
export function part(
  id: string,
  symbol: LineSymbol,
  label: string | PartDetails = {},
  details: PartDetails = {},
): LinePart {
  return typeof label === 'string' ? { id, symbol, label, ...details } : { id, symbol, ...label };
}

type PartDetails = Omit<LinePart, 'id' | 'symbol' | 'label'>;

/** A feeder like another, without its words: ids end in `count`, and phones name it at its load. */
export function feederLike(feeder: LineChain, count: number, short: string): LineChain {
  return feeder.map(({ id, label, note, short: _, side, ...part }, index) => ({
    ...part,
    id: `${id}-${count}`,
    ...(index === 0 && { label: short }),
    ...(index === feeder.length - 1 && { short }),
    ...(side && { side: side.map(({ symbol, id }) => ({ symbol, id: `${id}-${count}` })) }),
  }));
}
