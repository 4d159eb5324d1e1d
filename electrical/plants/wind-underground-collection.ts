import { mainTransformer, windFeederBreaker } from './common-parts.ts';
import { feederLike, type LineChain, type PlantLine } from './plant-line.ts';

const firstFeeder: LineChain = [
  windFeederBreaker,
  { id: 'riser', symbol: 'termination', label: 'Riser', arresters: true },
  { id: 'collection-cable', symbol: 'cable', label: 'Collection cable' },
  { id: 'junction-cabinet', symbol: 'junction', label: 'Junction cabinet' },
  {
    id: 'pad-mount',
    symbol: 'transformer',
    windings: ['delta', 'wye-grounded'],
    label: 'Pad-mount',
    note: '690 V to 34.5 kV',
  },
  { id: 'turbine', symbol: 'generator', label: 'Turbine', short: 'Feeder 1' },
];

/**
 * Collection of a wind farm. Turbine transformers are delta at 34.5 kV, so a feeder whose breaker
 * has opened has no ground source but its own grounding transformer. The feeder that is being laid
 * is the one whose trench is open in the picture; the line breaker is not in it.
 */
export const windCollection: PlantLine = {
  sentence:
    'One-line of underground wind collection: turbines feed pad-mounted transformers and 34.5 kV cables, which pass junction cabinets to a riser with arresters. Each feeder has a zig-zag grounding transformer on the cable side of its breaker, which relays 51 and 67N trip; a third feeder is being laid: its breaker is open and isolated, and its cable is not landed yet. The 34.5 kV bus feeds the main transformer and, through a line breaker, the grid; relay 87T trips the breakers on both sides.',
  lineAt: 0.44,
  heads: [
    [
      { id: 'grid', symbol: 'line', label: 'Grid', short: 'Grid' },
      {
        id: 'line-breaker',
        symbol: 'breaker',
        label: 'Line breaker',
        short: 'Line',
        relays: ['87T'],
      },
      mainTransformer,
      {
        id: 'main',
        symbol: 'breaker',
        label: 'Main breaker',
        short: 'Main',
        relays: ['87T', '51'],
      },
    ],
  ],
  bus: { id: 'bus', symbol: 'bus', label: '34.5 kV bus', short: '34.5 kV' },
  feeders: [
    firstFeeder,
    feederLike(firstFeeder, 2, 'Feeder 2'),
    [
      {
        id: 'feeder-3-breaker',
        symbol: 'breaker',
        label: 'Feeder 3',
        note: 'Open, isolated',
        dead: true,
      },
      {
        id: 'new-cable',
        symbol: 'cable',
        label: 'Cable being laid',
        note: 'Not landed yet',
        unlanded: true,
        short: 'New',
        dead: true,
      },
    ],
  ],
};
