/**
 * Data of a plant's one-line. The wide drawing and the drawing for phones are both generated from this data.
 * Steps in `content/` refer to its parts by id.
 */
export interface PlantLine {
  /** Description of the whole drawing for screen readers. */
  sentence: string;
  /** Where the overhead line comes down in the plant's picture, as a fraction of the picture's width from the left. */
  lineAt: number;
  /**
   * One or two chains of parts from grade down to the bus: the utility supply, the connection of a generating
   * plant to the grid, or a solar array beside a utility service.
   */
  chainsAboveBus: readonly LineChain[];
  bus: LinePart;
  /**
   * Three to five chains of parts from the bus downward, in order from left to right: loads, or the sources of
   * a generating plant.
   */
  feeders: readonly LineChain[];
}

/** Parts in series, from top to bottom. */
export type LineChain = readonly LinePart[];

export interface LinePart {
  /** Unique within the one-line. Steps in `content/` refer to the part by this id. Example: transformer-bank */
  id: string;
  symbol: LineSymbol;
  /** Text beside the part in the wide drawing; at most 20 characters. */
  label?: string;
  /** Text below the label; at most 24 characters. */
  note?: string;
  /** Text on phones instead of label and note; at most 11 characters. */
  short?: string;
  /** C37.2 device numbers of the relays that trip this breaker. */
  relays?: readonly string[];
  /** Whether surge arresters are connected on the source side of the part. */
  arresters?: boolean;
  /** Connections of a transformer's windings, from top to bottom. */
  windings?: readonly [Winding, Winding];
  /**
   * Side branch at the lower end of this part, for example a load ahead of the next part or a grounding
   * transformer on a feeder. At a transfer switch, the branch is the standby source. Parts are listed from the
   * chain outward.
   */
  side?: LineChain;
  /** Whether the part is a cable with unlanded ends, not yet connected to the part before it. */
  unlanded?: boolean;
  /** Whether this part and all parts after it are de-energized, for example an idle standby source or a new cable. */
  dead?: boolean;
}

export type Winding = 'delta' | 'wye-grounded' | 'single';

export type LineSymbol =
  /** An overhead line or the grid, at the edge of the drawing. */
  | 'line'
  /** Fused cutouts or a fuse. */
  | 'fuse'
  | 'switch'
  | 'breaker'
  | 'transformer'
  /** A grounding transformer, whose neutral is connected to ground. */
  | 'grounding-transformer'
  | 'transfer-switch'
  /** A motor starter: a contactor with an overload relay. */
  | 'starter'
  /** A box with its `label` inside, for example VFD, LACT or RTU. */
  | 'box'
  | 'motor'
  | 'generator'
  /** A battery charger or rectifier: AC in, DC out. */
  | 'charger'
  /** An inverter: DC in, AC out. Bidirectional inverters have the same symbol. */
  | 'inverter'
  /** A solar charge controller: DC in, DC out. */
  | 'charge-controller'
  | 'battery'
  | 'array'
  /** Cable in the ground, in duct or in tray, drawn as a ring around the conductor. */
  | 'cable'
  /** Cable termination on a pole or stand, where open conductors begin, drawn as a triangle. */
  | 'termination'
  /** A junction cabinet that connects cables. */
  | 'junction'
  /** A group of loads, drawn as arrows with their names. */
  | 'loads'
  | 'bus';

/** The optional fields of a part besides its label. */
type PartDetails = Omit<LinePart, 'id' | 'symbol' | 'label'>;

/** Creates a part of a one-line. The label is optional. */
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

/**
 * Copies a feeder and appends `number` to the ids of its parts: the copy of `feeder-1-cable` is `feeder-1-cable-2`.
 * The copy has only one label, `name`, which is shown at the first part in the wide drawing and at the last part on
 * phones.
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
