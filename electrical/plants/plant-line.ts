/**
 * The one-line of a plant as data. The wide drawing and the drawing for phones are both made from it, and
 * steps in `content/` name its parts.
 */
export interface PlantLine {
  /** The whole drawing in words, for screen readers. */
  sentence: string;
  /** Where the overhead line comes down in the plant's picture, as a fraction of the picture's width. */
  lineAt: number;
  /**
   * One or two chains from grade down to the bus: the supply of a plant that takes power, the way to the
   * grid of a plant that gives power, an array beside a service.
   */
  heads: readonly LineChain[];
  bus: LinePart;
  /**
   * Three to five chains from the bus down, from left to right: loads, or the sources of a plant that gives
   * power.
   */
  feeders: readonly LineChain[];
}

/** Parts in series, from top to bottom. */
export type LineChain = readonly LinePart[];

export interface LinePart {
  /** Unique in its drawing. Steps in `content/` name the part by this id. Example: transformer-bank */
  id: string;
  symbol: LineSymbol;
  /** Beside the part in the wide drawing: at most 20 characters. */
  label?: string;
  /** Below the label: at most 24 characters. */
  note?: string;
  /** On phones, instead of label and note: at most 11 characters. */
  short?: string;
  /** The relays that trip this breaker, by their C37.2 device numbers. */
  relays?: readonly string[];
  /** Whether surge arresters are on the side that faces the source. */
  arresters?: boolean;
  /** A transformer's windings from top to bottom. */
  windings?: readonly [Winding, Winding];
  /**
   * Parts that branch off at this part's lower end, from the chain outward: a load ahead of the next part, a
   * grounding transformer on a feeder. At a transfer switch, the standby source.
   */
  side?: LineChain;
  /** Not connected to the part before it: a cable whose end is not landed yet. */
  unlanded?: boolean;
  /** De-energized, with everything beyond it: a standby source at rest, a cable that is being laid. */
  dead?: boolean;
}

export type Winding = 'delta' | 'wye-grounded' | 'single';

export type LineSymbol =
  /** An overhead line or the grid, where the drawing ends. */
  | 'line'
  /** Fused cutouts or a fuse. */
  | 'fuse'
  | 'switch'
  | 'breaker'
  | 'transformer'
  /** Connects to ground at its lower end. */
  | 'grounding-transformer'
  | 'transfer-switch'
  /** A contactor with its overload relay. */
  | 'starter'
  /** A box with its `label` inside: VFD, LACT, RTU, a filter. */
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
  /** A run of cable in the ground, in duct or in tray, drawn as a ring around the conductor. */
  | 'cable'
  /** Where a cable ends and open conductors begin, on a pole or a stand, drawn as a triangle. */
  | 'termination'
  /** A cabinet that joins cables. */
  | 'junction'
  /** A group of loads, drawn as arrows with their names. */
  | 'loads'
  | 'bus';

/** A part of a one-line. The label may be left out. */
export function part(id: string, symbol: LineSymbol, details?: PartDetails): LinePart;
export function part(
  id: string,
  symbol: LineSymbol,
  label: string,
  details?: PartDetails,
): LinePart;
export function part(
  id: string,
  symbol: LineSymbol,
  labelOrDetails: string | PartDetails = {},
  details: PartDetails = {},
): LinePart {
  if (typeof labelOrDetails === 'string') return { id, symbol, label: labelOrDetails, ...details };
  return { id, symbol, ...labelOrDetails };
}

type PartDetails = Omit<LinePart, 'id' | 'symbol' | 'label'>;

/**
 * Another feeder with the same parts. Ids end in its number. Its only words are its name: at its breaker in
 * the wide drawing, at its last part on phones.
 */
export function feederLike(feeder: LineChain, number: number, name: string): LineChain {
  return feeder.map(({ label, note, short, side, ...unlabeled }, index) => {
    const copy: LinePart = { ...unlabeled, id: `${unlabeled.id}-${number}` };
    if (index === 0) copy.label = name;
    if (index === feeder.length - 1) copy.short = name;
    if (side) copy.side = side.map(({ id, symbol }) => ({ id: `${id}-${number}`, symbol }));
    return copy;
  });
}
