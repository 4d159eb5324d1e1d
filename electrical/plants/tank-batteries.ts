import { cutouts, transformerBank } from './common-parts.ts';
import { type PlantLine, part } from './plant-line.ts';

/**
 * A tank battery. The transformer bank is wye on both sides, because each pole-type unit in the picture has a
 * single high-voltage bushing and the line has a neutral. The main breaker is rated below 1,000 A, so NEC
 * 230.95 does not require ground-fault protection.
 */
export const tankBattery: PlantLine = {
  sentence:
    'One-line of a tank battery: the overhead line passes fused cutouts with arresters to a ' +
    'transformer bank, and 480 V runs through a duct bank to the main breaker and the bus of ' +
    'the power building. The bus feeds the vapor recovery motor through a drive, the LACT unit ' +
    'through a small transformer and surge protection, lighting and heat trace, a transfer pump ' +
    'and instrument air.',
  lineAt: 0.14, // of the picture's width
  chainsAboveBus: [
    [
      part('line', 'line', 'Incoming line', { note: 'Overhead', short: 'Line' }),
      cutouts,
      transformerBank,
      part('duct-bank', 'cable', 'Duct bank', { note: 'Service conductors', short: 'Duct' }),
      part('main', 'breaker', 'Main breaker', { note: 'Power building', short: 'Main' }),
    ],
  ],
  bus: part('bus', 'bus', '480 V bus', { short: '480 V' }),
  feeders: [
    [
      part('vru-breaker', 'breaker', 'Vapor recovery', { note: '10 to 100 hp' }),
      part('vru-drive', 'box', 'VFD'),
      part('vru-motor', 'motor', { short: 'VRU' }),
    ],
    [
      part('lact-breaker', 'breaker', 'LACT metering', { note: 'Single-phase' }),
      part('lact-transformer', 'transformer', { windings: ['single', 'single'] }),
      // The arresters represent the surge protection of the LACT unit.
      part('lact', 'box', 'LACT', { arresters: true }),
    ],
    [
      part('lighting-breaker', 'breaker', 'Lighting panel'),
      part('lighting-transformer', 'transformer'),
      part('lights', 'loads', 'Lights', { note: 'Heat trace', short: 'Lights' }),
    ],
    [
      part('transfer-breaker', 'breaker', 'Transfer pump'),
      part('transfer-starter', 'starter'),
      part('transfer-motor', 'motor', { short: 'Transfer' }),
    ],
    [
      part('air-breaker', 'breaker', 'Air skid'),
      part('air-starter', 'starter'),
      part('air-motor', 'motor', { short: 'Air' }),
    ],
  ],
};
