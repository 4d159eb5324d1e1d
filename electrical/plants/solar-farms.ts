import { feederLike, type LineChain, type PlantLine } from './plant-line.ts';

const firstFeeder: LineChain = [
  { id: 'feeder-1-breaker', symbol: 'breaker', label: 'Feeder 1', relays: ['51', '67N'] },
  { id: 'feeder-1-cable', symbol: 'cable', label: 'Duct bank', note: 'Links the skids' },
  {
    id: 'step-up',
    symbol: 'transformer',
    windings: ['wye-grounded', 'delta'],
    label: 'Step-up',
    note: 'On the skid',
  },
  { id: 'inverter', symbol: 'inverter', label: 'Inverter', note: '2 to 5 MW' },
  { id: 'combiner', symbol: 'junction', label: 'Combiners', note: 'Fused strings' },
  { id: 'array', symbol: 'array', label: 'Strings', note: 'To 1,500 V dc', short: 'Feeder 1' },
];

/**
 * A solar farm up to the line that leaves it at 34.5 kV: the picture has no main transformer, and the
 * collector substation lies at the line's other end. Relays 27, 59 and 81 are where the plant meets
 * the line. The cutouts of the riser pole carry solid blades, as its current requires. The windings of the
 * skids' transformers are usual ones: the owner's design decides.
 */
export const solarFarm: PlantLine = {
  sentence:
    'One-line of a solar farm: strings meet in combiners and feed inverters, whose transformers raise their output to 34.5 kV for a feeder cable. Feeder breakers with relays 51 and 67N and the main breaker with relays 27, 51, 59 and 81 share one switchgear lineup; a revenue meter on CTs and VTs and a cable riser pole with blades and arresters lead to the line.',
  lineAt: 0.649,
  heads: [
    [
      { id: 'line', symbol: 'line', label: '34.5 kV line', note: 'To the grid', short: 'Grid' },
      {
        id: 'riser-pole',
        symbol: 'switch',
        label: 'Cable riser pole',
        note: 'Blades, arresters',
        short: 'Riser',
        arresters: true,
      },
      { id: 'meter', symbol: 'box', label: 'kWh', note: 'By CTs and VTs', short: 'Meter' },
      {
        id: 'main',
        symbol: 'breaker',
        label: 'Main breaker',
        short: 'Main',
        relays: ['27', '51', '59', '81'],
      },
    ],
  ],
  bus: { id: 'bus', symbol: 'bus', label: '34.5 kV bus', short: '34.5 kV' },
  feeders: [
    firstFeeder,
    feederLike(firstFeeder, 2, 'Feeder 2'),
    [
      { id: 'service-fuse', symbol: 'fuse', label: 'Station service' },
      { id: 'service-transformer', symbol: 'transformer' },
      { id: 'controls', symbol: 'loads', label: 'Plant controller', short: 'Controls' },
    ],
  ],
};
