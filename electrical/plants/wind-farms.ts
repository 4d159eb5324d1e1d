import { stepUpStation, windFeederBreaker } from './common-parts.ts';
import { feederLike, type LineChain, type PlantLine, part } from './plant-line.ts';

const firstFeeder: LineChain = [
  windFeederBreaker,
  part('feeder-1-cable', 'cable', 'Collection cable'),
  part('junction-cabinet', 'junction', 'Junction cabinet'),
  part('turbine-transformer', 'transformer', 'Pad-mount', {
    windings: ['delta', 'wye-grounded'],
    note: '690 V to 34.5 kV',
  }),
  part('turbine', 'generator', 'Turbine', { short: 'Feeder 1' }),
];

/**
 * A wind farm with its collector substation. Turbine transformers are delta at 34.5 kV, so each feeder needs a
 * grounding transformer on the cable side of its breaker. The main transformer is grounded wye on both sides
 * with a delta tertiary, as is usual for wind farms.
 */
export const windFarm: PlantLine = {
  sentence:
    'One-line of a wind farm: turbines feed pad-mounted transformers, 34.5 kV cables and ' +
    'junction cabinets; each feeder has a zig-zag grounding transformer on the cable side of ' +
    'its breaker, which relays 51 and 67N trip. The 34.5 kV bus also supplies the control ' +
    'house. A main breaker, the main transformer, a high-side breaker and a switch lead to the ' +
    'transmission line; differential relay 87T trips both breakers.',
  lineAt: 0.685, // of the picture's width
  chainsAboveBus: [
    [part('transmission-line', 'line', 'Transmission line', { short: 'Grid' }), ...stepUpStation],
  ],
  bus: part('bus', 'bus', '34.5 kV bus', { short: '34.5 kV' }),
  feeders: [
    firstFeeder,
    feederLike(firstFeeder, 2, 'Feeder 2'),
    [
      part('service-fuse', 'fuse', 'Station service'),
      part('service-transformer', 'transformer'),
      part('control-house', 'loads', 'Control house', { short: 'House' }),
    ],
  ],
};
