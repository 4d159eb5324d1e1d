import { type PlantLine, part } from './plant-line.ts';

/**
 * A gas meter station, where a single-phase service, a solar array and a battery share one DC bus. The cathodic
 * protection rectifier is an AC load and is therefore connected ahead of the charger.
 */
export const meterStation: PlantLine = {
  sentence:
    'One-line of a meter station: a single-phase line passes a cutout with its arrester and a ' +
    'pole transformer to the AC panel, which feeds the cathodic protection rectifier and a ' +
    'charger; a solar array passes a disconnect and a charge controller. Charger and controller ' +
    'meet on a 24 V dc bus with the battery, which feeds flow computers, chromatograph and RTU ' +
    'through a fuse each.',
  lineAt: 0.133, // of the picture's width
  chainsAboveBus: [
    [
      part('line', 'line', 'Incoming line', { note: 'Single-phase', short: 'Line' }),
      part('cutout', 'fuse', 'Fused cutout', {
        note: 'Arrester',
        short: 'Cutout',
        arresters: true,
      }),
      part('service-transformer', 'transformer', 'Pole transformer', {
        windings: ['single', 'single'],
        note: '120/240 V',
        short: 'Service',
      }),
      part('ac-panel', 'breaker', 'AC panel', {
        note: 'One breaker each',
        short: 'AC panel',
        side: [part('rectifier', 'charger', 'CP rectifier', { short: 'CP' })],
      }),
      part('charger', 'charger', 'Battery charger', { short: 'Charger' }),
    ],
    [
      part('array', 'array', 'Solar array', { short: 'Array' }),
      part('array-switch', 'switch', 'Disconnect'),
      part('charge-controller', 'charge-controller', 'Charge control', { short: 'Control' }),
    ],
  ],
  bus: part('bus', 'bus', '24 V dc bus', { short: '24 V dc' }),
  feeders: [
    [
      part('battery-fuse', 'fuse'),
      part('battery', 'battery', 'Battery', { note: '5 to 7 days', short: 'Battery' }),
    ],
    [
      part('flow-fuse', 'fuse', 'Flow computers', { short: 'Flow' }),
      part('flow-computers', 'box', 'EFM', { note: 'Surge protected', arresters: true }),
    ],
    [
      part('analyzer-fuse', 'fuse', 'Chromatograph', { short: 'Analyzer' }),
      part('analyzer-conduit', 'cable', 'Buried conduit'),
      part('analyzer', 'box', 'GC'),
    ],
    [
      part('rtu-fuse', 'fuse', 'Telemetry', { short: 'Telemetry' }),
      part('rtu', 'box', 'RTU', { note: 'Surge protected', arresters: true }),
    ],
  ],
};
