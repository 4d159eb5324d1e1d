import { padMount, riserPole, switchgearMain } from './common-parts.ts';
import type { PlantLine } from './plant-line.ts';

/**
 * An electric compression station. Motors of 1,500 hp run at 4.16 kV, where each draws below 200 A
 * and a fused contactor is enough. Fans are on the 480 V side ahead of the transfer switch: the
 * generator carries essential loads alone.
 */
export const compressionStation: PlantLine = {
  sentence:
    'One-line of a compression station: the overhead line ends at a riser pole with cutouts and arresters, and cable in a duct bank feeds a pad-mounted transformer and the 4.16 kV switchgear, whose main breaker has relays 51 and 51G. The bus feeds two compressor motors of 1,500 hp through fused starters, and a 480 V transformer for the cooler fans and, through a transfer switch whose standby generator is off, the essential loads.',
  lineAt: 0.133,
  heads: [
    [
      { id: 'line', symbol: 'line', label: 'Incoming line', note: 'Overhead', short: 'Line' },
      riserPole,
      {
        id: 'duct-bank',
        symbol: 'cable',
        label: 'Duct bank',
        note: 'Primary cable',
        short: 'Duct',
      },
      padMount,
      switchgearMain,
    ],
  ],
  bus: { id: 'bus', symbol: 'bus', label: '4.16 kV bus', short: '4.16 kV' },
  feeders: [
    [
      { id: 'compressor-1-fuse', symbol: 'fuse', label: 'Compressor 1' },
      {
        id: 'compressor-1-starter',
        symbol: 'starter',
        label: 'Contactor',
        note: 'Motor relay 46, 49',
      },
      { id: 'compressor-1-motor', symbol: 'motor', label: '1,500 hp', short: 'Comp. 1' },
    ],
    [
      { id: 'compressor-2-fuse', symbol: 'fuse', label: 'Compressor 2' },
      { id: 'compressor-2-starter', symbol: 'starter' },
      { id: 'compressor-2-motor', symbol: 'motor', label: '1,500 hp', short: 'Comp. 2' },
    ],
    [
      { id: 'service-breaker', symbol: 'breaker', label: 'Station service', relays: ['50', '51'] },
      {
        id: 'service-transformer',
        symbol: 'transformer',
        windings: ['delta', 'wye-grounded'],
        label: '480 V secondary',
        side: [
          { id: 'fan-breaker', symbol: 'breaker' },
          { id: 'fan-starter', symbol: 'starter' },
          { id: 'cooler-fans', symbol: 'motor', label: 'Fans', short: 'Fans' },
        ],
      },
      { id: 'essential-breaker', symbol: 'breaker', label: 'Essential feeder' },
      {
        id: 'transfer-switch',
        symbol: 'transfer-switch',
        label: 'Transfer switch',
        side: [
          { id: 'generator-breaker', symbol: 'breaker', dead: true },
          { id: 'standby-generator', symbol: 'generator', label: 'Standby', short: 'Standby' },
        ],
      },
      { id: 'essential', symbol: 'loads', label: 'Essential loads', short: 'Essential' },
    ],
  ],
};
