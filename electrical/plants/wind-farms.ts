import { stepUpStation, windFeederBreaker } from './common-parts.ts';
import { feederLike, type LineChain, type PlantLine } from './plant-line.ts';

const firstFeeder: LineChain = [
  windFeederBreaker,
  { id: 'feeder-1-cable', symbol: 'cable', label: 'Collection cable' },
  { id: 'junction-cabinet', symbol: 'junction', label: 'Junction cabinet' },
  {
    id: 'turbine-transformer',
    symbol: 'transformer',
    windings: ['delta', 'wye-grounded'],
    label: 'Pad-mount',
    note: '690 V to 34.5 kV',
  },
  { id: 'turbine', symbol: 'generator', label: 'Turbine', short: 'Feeder 1' },
];

/**
 * A wind farm with its collector substation. Grounding transformers are on the feeders, on the
 * cable side of the breakers, because turbine transformers are delta at 34.5 kV. The main
 * transformer is grounded wye on both sides with a delta tertiary, as is usual for wind.
 */
export const windFarm: PlantLine = {
  sentence:
    'One-line of a wind farm: turbines feed pad-mounted transformers, 34.5 kV cables and junction cabinets; each feeder has a zig-zag grounding transformer on the cable side of its breaker, which relays 51 and 67N trip. The 34.5 kV bus also supplies the control house. A main breaker, the main transformer, a high-side breaker and a switch lead to the transmission line; differential relay 87T trips both breakers.',
  lineAt: 0.685,
  heads: [
    [
      { id: 'transmission-line', symbol: 'line', label: 'Transmission line', short: 'Grid' },
      ...stepUpStation,
    ],
  ],
  bus: { id: 'bus', symbol: 'bus', label: '34.5 kV bus', short: '34.5 kV' },
  feeders: [
    firstFeeder,
    feederLike(firstFeeder, 2, 'Feeder 2'),
    [
      { id: 'service-fuse', symbol: 'fuse', label: 'Station service' },
      { id: 'service-transformer', symbol: 'transformer' },
      { id: 'control-house', symbol: 'loads', label: 'Control house', short: 'House' },
    ],
  ],
};
