import { feederLike, type LineChain, type PlantLine, part } from './plant-line.ts';

const firstFeeder: LineChain = [
  part('feeder-1-breaker', 'breaker', 'Feeder 1', { relays: ['51', '67N'] }),
  part('feeder-1-cable', 'cable', 'Duct bank', { note: 'Links the skids' }),
  part('step-up', 'transformer', 'Step-up', {
    windings: ['wye-grounded', 'delta'],
    note: 'On the skid',
  }),
  part('inverter', 'inverter', 'Inverter', { note: '2 to 5 MW' }),
  part('combiner', 'junction', 'Combiners', { note: 'Fused strings' }),
  part('array', 'array', 'Strings', { note: 'To 1,500 V dc', short: 'Feeder 1' }),
];

/**
 * A solar farm up to its outgoing 34.5 kV line. The picture shows no main transformer, because the collector
 * substation is at the other end of the line. Relays 27, 59 and 81 are at the plant's connection to the line.
 * The cutouts of the riser pole have solid blades instead of fuses because of the high current. The windings
 * of the skid transformers are typical; they vary with the owner's design.
 */
export const solarFarm: PlantLine = {
  sentence:
    'One-line of a solar farm: strings meet in combiners and feed inverters, whose transformers ' +
    'raise their output to 34.5 kV for a feeder cable. Feeder breakers with relays 51 and 67N ' +
    'and the main breaker with relays 27, 51, 59 and 81 share one switchgear lineup; a revenue ' +
    'meter on CTs and VTs and a cable riser pole with blades and arresters lead to the line.',
  lineAt: 0.649, // of the picture's width
  chainsAboveBus: [
    [
      part('line', 'line', '34.5 kV line', { note: 'To the grid', short: 'Grid' }),
      part('riser-pole', 'switch', 'Cable riser pole', {
        note: 'Blades, arresters',
        short: 'Riser',
        arresters: true,
      }),
      part('meter', 'box', 'kWh', { note: 'By CTs and VTs', short: 'Meter' }),
      part('main', 'breaker', 'Main breaker', { short: 'Main', relays: ['27', '51', '59', '81'] }),
    ],
  ],
  bus: part('bus', 'bus', '34.5 kV bus', { short: '34.5 kV' }),
  feeders: [
    firstFeeder,
    feederLike(firstFeeder, 2, 'Feeder 2'),
    [
      part('service-fuse', 'fuse', 'Station service'),
      part('service-transformer', 'transformer'),
      part('controls', 'loads', 'Plant controller', { short: 'Controls' }),
    ],
  ],
};
