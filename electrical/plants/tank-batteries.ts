import { cutouts, transformerBank } from './common-parts.ts';
import type { PlantLine } from './plant-line.ts';

/**
 * A tank battery. The bank is wye on both sides: each pole-type unit in the picture has one
 * high-voltage bushing, and the line carries its neutral. The main stays below the 1,000 A at which
 * NEC 230.95 begins to require ground-fault protection.
 */
export const tankBattery: PlantLine = {
  sentence:
    'One-line of a tank battery: the overhead line passes fused cutouts with arresters to a transformer bank, and 480 V runs through a duct bank to the main breaker and the bus of the power building. The bus feeds the vapor recovery motor through a drive, the LACT unit through a small transformer and surge protection, lighting and heat trace, a transfer pump and instrument air.',
  lineAt: 0.14,
  heads: [
    [
      { id: 'line', symbol: 'line', label: 'Incoming line', note: 'Overhead', short: 'Line' },
      cutouts,
      transformerBank,
      {
        id: 'duct-bank',
        symbol: 'cable',
        label: 'Duct bank',
        note: 'Service conductors',
        short: 'Duct',
      },
      {
        id: 'main',
        symbol: 'breaker',
        label: 'Main breaker',
        note: 'Power building',
        short: 'Main',
      },
    ],
  ],
  bus: { id: 'bus', symbol: 'bus', label: '480 V bus', short: '480 V' },
  feeders: [
    [
      { id: 'vru-breaker', symbol: 'breaker', label: 'Vapor recovery', note: '10 to 100 hp' },
      { id: 'vru-drive', symbol: 'box', label: 'VFD' },
      { id: 'vru-motor', symbol: 'motor', short: 'VRU' },
    ],
    [
      { id: 'lact-breaker', symbol: 'breaker', label: 'LACT metering', note: 'Single-phase' },
      { id: 'lact-transformer', symbol: 'transformer', windings: ['single', 'single'] },
      { id: 'lact', symbol: 'box', label: 'LACT', arresters: true },
    ],
    [
      { id: 'lighting-breaker', symbol: 'breaker', label: 'Lighting panel' },
      { id: 'lighting-transformer', symbol: 'transformer' },
      { id: 'lights', symbol: 'loads', label: 'Lights', note: 'Heat trace', short: 'Lights' },
    ],
    [
      { id: 'transfer-breaker', symbol: 'breaker', label: 'Transfer pump' },
      { id: 'transfer-starter', symbol: 'starter' },
      { id: 'transfer-motor', symbol: 'motor', short: 'Transfer' },
    ],
    [
      { id: 'air-breaker', symbol: 'breaker', label: 'Air skid' },
      { id: 'air-starter', symbol: 'starter' },
      { id: 'air-motor', symbol: 'motor', short: 'Air' },
    ],
  ],
};
