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
   * One or two chains from grade down to the bus: the supply of a load, the connection of a generating
   * plant to the grid, or a solar array beside a utility service.
   */
  heads: readonly LineChain[];
  bus: LinePart;
  /**
   * Three to five chains from the bus down, from left to right: loads, or the sources of a generating
   * plant.
   */
  feeders: readonly LineChain[];
}

/** Parts in series, from top to bottom. */
export type LineChain = readonly LinePart[];

export interface LinePart {
  /** Unique in its drawing. Steps in `content/` name the part by this id. Example: transformer-bank */
  id: string;
  symbol: LineSymbol;
  /** Text beside the part in the wide drawing: at most 20 characters. */
  label?: string;
  /** Text below the label: at most 24 characters. */
  note?: string;
  /** Text on phones, instead of label and note: at most 11 characters. */
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
  /** De-energized, with everything beyond it: for example an idle standby source, or a cable that is being laid. */
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
  /** A grounding transformer, whose neutral is connected to ground. */
  | 'grounding-transformer'
  | 'transfer-switch'
  /** A contactor with its overload relay. */
  | 'starter'
  /** A box with its `label` inside: VFD, LACT, RTU, a filter. */
  | 'box'
  | 'motor'
  | 'generator'
  /** A battery charger or rectifier: AC in, DC out. */
  | 'charger'
  /** An inverter: DC in, AC out, or in both directions. */
  | 'inverter'
  /** A solar charge controller: DC in, DC out. */
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

/** Makes a part of a one-line; the label is optional. */
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
 * Copies a feeder. The ids of its parts end in `number`. The copy has only `name` as text: at its breaker in
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
