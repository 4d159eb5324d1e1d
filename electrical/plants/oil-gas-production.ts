import { cutouts, transformerBank } from './common-parts.ts';
import type { PlantLine } from './plant-line.ts';

/**
 * A well pad with one ESP well and one rod pump. The string of the ESP is in the order of API RP
 * 11S: drive, sine filter, multi-tap transformer, vented junction box, wellhead, motor. The bank is
 * wye on both sides, as its pole-type units with one high-voltage bushing are.
 */
export const wellPad: PlantLine = {
  sentence:
    'One-line of a well pad: the overhead line passes fused cutouts with arresters to a transformer bank and the main breaker of the service rack. Its 480 V bus feeds the ESP through a drive with sine filter, step-up transformer and vented junction box, the rod pump through its pump-off controller, the instrument air compressor, and controls.',
  lineAt: 0.14,
  heads: [
    [
      {
        id: 'line',
        symbol: 'line',
        label: 'Incoming line',
        note: '12.47 to 34.5 kV',
        short: 'Line',
      },
      cutouts,
      transformerBank,
      {
        id: 'main',
        symbol: 'breaker',
        label: 'Main breaker',
        note: 'Surge protected',
        short: 'Main',
      },
    ],
  ],
  bus: { id: 'bus', symbol: 'bus', label: '480 V bus', short: '480 V' },
  feeders: [
    [
      { id: 'esp-breaker', symbol: 'breaker', label: 'ESP well' },
      { id: 'esp-drive', symbol: 'box', label: 'VFD', note: 'With sine filter' },
      { id: 'esp-transformer', symbol: 'transformer', label: 'Step-up', note: 'Multi-tap' },
      { id: 'vented-box', symbol: 'junction', label: 'Vented box' },
      { id: 'esp-motor', symbol: 'motor', label: 'Downhole', short: 'ESP' },
    ],
    [
      { id: 'rod-breaker', symbol: 'breaker', label: 'Rod pump' },
      { id: 'pump-off-controller', symbol: 'starter', label: 'Pump-off controller' },
      { id: 'rod-motor', symbol: 'motor', label: 'NEMA D', short: 'Rod pump' },
    ],
    [
      { id: 'air-breaker', symbol: 'breaker', label: 'Instrument air', note: '5 to 30 hp' },
      { id: 'air-starter', symbol: 'starter' },
      { id: 'air-motor', symbol: 'motor', short: 'Air' },
    ],
    [
      { id: 'control-breaker', symbol: 'breaker', label: 'Controls' },
      { id: 'control-transformer', symbol: 'transformer' },
      { id: 'controls', symbol: 'loads', label: 'RTU, lights', short: 'Controls' },
    ],
  ],
};
