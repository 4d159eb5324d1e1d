import type { PlantLine } from './plant-line.ts';

/**
 * A gas meter station: a single-phase service and an array on one DC bus with the battery. The
 * rectifier of the cathodic protection is an AC load, ahead of the charger.
 */
export const meterStation: PlantLine = {
  sentence:
    'One-line of a meter station: a single-phase line passes a cutout with its arrester and a pole transformer to the AC panel, which feeds the cathodic protection rectifier and a charger; a solar array passes a disconnect and a charge controller. Charger and controller meet on a 24 V dc bus with the battery, which feeds flow computers, chromatograph and RTU through a fuse each.',
  lineAt: 0.133,
  heads: [
    [
      { id: 'line', symbol: 'line', label: 'Incoming line', note: 'Single-phase', short: 'Line' },
      {
        id: 'cutout',
        symbol: 'fuse',
        label: 'Fused cutout',
        note: 'Arrester',
        short: 'Cutout',
        arresters: true,
      },
      {
        id: 'service-transformer',
        symbol: 'transformer',
        windings: ['single', 'single'],
        label: 'Pole transformer',
        note: '120/240 V',
        short: 'Service',
      },
      {
        id: 'ac-panel',
        symbol: 'breaker',
        label: 'AC panel',
        note: 'One breaker each',
        short: 'AC panel',
        side: [{ id: 'rectifier', symbol: 'charger', label: 'CP rectifier', short: 'CP' }],
      },
      { id: 'charger', symbol: 'charger', label: 'Battery charger', short: 'Charger' },
    ],
    [
      { id: 'array', symbol: 'array', label: 'Solar array', short: 'Array' },
      { id: 'array-switch', symbol: 'switch', label: 'Disconnect' },
      {
        id: 'charge-controller',
        symbol: 'charge-controller',
        label: 'Charge control',
        short: 'Control',
      },
    ],
  ],
  bus: { id: 'bus', symbol: 'bus', label: '24 V dc bus', short: '24 V dc' },
  feeders: [
    [
      { id: 'battery-fuse', symbol: 'fuse' },
      { id: 'battery', symbol: 'battery', label: 'Battery', note: '5 to 7 days', short: 'Battery' },
    ],
    [
      { id: 'flow-fuse', symbol: 'fuse', label: 'Flow computers', short: 'Flow' },
      {
        id: 'flow-computers',
        symbol: 'box',
        label: 'EFM',
        note: 'Surge protected',
        arresters: true,
      },
    ],
    [
      { id: 'analyzer-fuse', symbol: 'fuse', label: 'Chromatograph', short: 'Analyzer' },
      { id: 'analyzer-conduit', symbol: 'cable', label: 'Buried conduit' },
      { id: 'analyzer', symbol: 'box', label: 'GC' },
    ],
    [
      { id: 'rtu-fuse', symbol: 'fuse', label: 'Telemetry', short: 'Telemetry' },
      { id: 'rtu', symbol: 'box', label: 'RTU', note: 'Surge protected', arresters: true },
    ],
  ],
};
