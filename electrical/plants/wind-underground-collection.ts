import { mainTransformer, windFeederBreaker } from './common-parts.ts';
import { feederLike, type LineChain, type PlantLine, part } from './plant-line.ts';

const firstFeeder: LineChain = [
  windFeederBreaker,
  part('riser', 'termination', 'Riser', { arresters: true }),
  part('collection-cable', 'cable', 'Collection cable'),
  part('junction-cabinet', 'junction', 'Junction cabinet'),
  part('pad-mount', 'transformer', 'Pad-mount', {
    windings: ['delta', 'wye-grounded'],
    note: '690 V to 34.5 kV',
  }),
  part('turbine', 'generator', 'Turbine', { short: 'Feeder 1' }),
];

/**
 * Underground collection system of a wind farm. Turbine transformers are delta at 34.5 kV, so the only ground
 * source of a feeder with an open breaker is the feeder's own grounding transformer. Feeder 3, which is under
 * construction, is the open trench in the picture. The line breaker is outside the picture.
 */
export const windCollection: PlantLine = {
  sentence:
    'One-line of underground wind collection: turbines feed pad-mounted transformers and 34.5 ' +
    'kV cables, which pass junction cabinets to a riser with arresters. Each feeder has a ' +
    'zig-zag grounding transformer on the cable side of its breaker, which relays 51 and 67N ' +
    'trip; a third feeder is being laid: its breaker is open and isolated, and its cable is not ' +
    'landed yet. The 34.5 kV bus feeds the main transformer and, through a line breaker, the ' +
    'grid; relay 87T trips the breakers on both sides.',
  lineAt: 0.44, // of the picture's width
  chainsAboveBus: [
    [
      part('grid', 'line', 'Grid', { short: 'Grid' }),
      part('line-breaker', 'breaker', 'Line breaker', { short: 'Line', relays: ['87T'] }),
      mainTransformer,
      part('main', 'breaker', 'Main breaker', { short: 'Main', relays: ['87T', '51'] }),
    ],
  ],
  bus: part('bus', 'bus', '34.5 kV bus', { short: '34.5 kV' }),
  feeders: [
    firstFeeder,
    feederLike(firstFeeder, 2, 'Feeder 2'),
    [
      part('feeder-3-breaker', 'breaker', 'Feeder 3', { note: 'Open, isolated', dead: true }),
      part('new-cable', 'cable', 'Cable being laid', {
        note: 'Not landed yet',
        unlanded: true,
        short: 'New',
        dead: true,
      }),
    ],
  ],
};
