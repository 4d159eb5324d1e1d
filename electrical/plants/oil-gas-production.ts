import { cutouts, transformerBank } from './common-parts.ts';
import { type PlantLine, part } from './plant-line.ts';

/**
 * A well pad with one well with an electric submersible pump (ESP) and one well with a rod pump. The ESP's
 * parts are in the order of API RP 11S: drive, sine filter, multi-tap transformer, vented junction box,
 * wellhead, motor.
 */
export const wellPad: PlantLine = {
  sentence:
    'One-line of a well pad: the overhead line passes fused cutouts with arresters to a ' +
    'transformer bank and the main breaker of the service rack. Its 480 V bus feeds the ESP ' +
    'through a drive with sine filter, step-up transformer and vented junction box, the rod ' +
    'pump through its pump-off controller, the instrument air compressor, and controls.',
  lineAt: 0.14, // of the picture's width
  chainsAboveBus: [
    [
      part('line', 'line', 'Incoming line', { note: '12.47 to 34.5 kV', short: 'Line' }),
      cutouts,
      transformerBank,
      part('main', 'breaker', 'Main breaker', { note: 'Surge protected', short: 'Main' }),
    ],
  ],
  bus: part('bus', 'bus', '480 V bus', { short: '480 V' }),
  feeders: [
    [
      part('esp-breaker', 'breaker', 'ESP well'),
      part('esp-drive', 'box', 'VFD', { note: 'With sine filter' }),
      part('esp-transformer', 'transformer', 'Step-up', { note: 'Multi-tap' }),
      part('vented-box', 'junction', 'Vented box'),
      part('esp-motor', 'motor', 'Downhole', { short: 'ESP' }),
    ],
    [
      part('rod-breaker', 'breaker', 'Rod pump'),
      part('pump-off-controller', 'starter', 'Pump-off controller'),
      part('rod-motor', 'motor', 'NEMA D', { short: 'Rod pump' }),
    ],
    [
      part('air-breaker', 'breaker', 'Instrument air', { note: '5 to 30 hp' }),
      part('air-starter', 'starter'),
      part('air-motor', 'motor', { short: 'Air' }),
    ],
    [
      part('control-breaker', 'breaker', 'Controls'),
      part('control-transformer', 'transformer'),
      part('controls', 'loads', 'RTU, lights', { short: 'Controls' }),
    ],
  ],
};
