import { padMount, riserPole, switchgearMain } from './common-parts.ts';
import { type PlantLine, part } from './plant-line.ts';

/**
 * An electric compression station. The 1,500 hp motors run at 4.16 kV, where each motor draws less than 200 A
 * and a fused contactor is sufficient. The fans are connected ahead of the 480 V transfer switch, because the
 * standby generator supplies only essential loads.
 */
export const compressionStation: PlantLine = {
  sentence:
    'One-line of a compression station: the overhead line ends at a riser pole with cutouts and ' +
    'arresters, and cable in a duct bank feeds a pad-mounted transformer and the 4.16 kV ' +
    'switchgear, whose main breaker has relays 51 and 51G. The bus feeds two compressor motors ' +
    'of 1,500 hp through fused starters, and a 480 V transformer for the cooler fans and, ' +
    'through a transfer switch whose standby generator is off, the essential loads.',
  lineAt: 0.133, // of the picture's width
  chainsAboveBus: [
    [
      part('line', 'line', 'Incoming line', { note: 'Overhead', short: 'Line' }),
      riserPole,
      part('duct-bank', 'cable', 'Duct bank', { note: 'Primary cable', short: 'Duct' }),
      padMount,
      switchgearMain,
    ],
  ],
  bus: part('bus', 'bus', '4.16 kV bus', { short: '4.16 kV' }),
  feeders: [
    [
      part('compressor-1-fuse', 'fuse', 'Compressor 1'),
      part('compressor-1-starter', 'starter', 'Contactor', { note: 'Motor relay 46, 49' }),
      part('compressor-1-motor', 'motor', '1,500 hp', { short: 'Comp. 1' }),
    ],
    [
      part('compressor-2-fuse', 'fuse', 'Compressor 2'),
      part('compressor-2-starter', 'starter'),
      part('compressor-2-motor', 'motor', '1,500 hp', { short: 'Comp. 2' }),
    ],
    [
      part('service-breaker', 'breaker', 'Station service', { relays: ['50', '51'] }),
      part('service-transformer', 'transformer', '480 V secondary', {
        windings: ['delta', 'wye-grounded'],
        side: [
          part('fan-breaker', 'breaker'),
          part('fan-starter', 'starter'),
          part('cooler-fans', 'motor', 'Fans', { short: 'Fans' }),
        ],
      }),
      part('essential-breaker', 'breaker', 'Essential feeder'),
      part('transfer-switch', 'transfer-switch', 'Transfer switch', {
        side: [
          part('generator-breaker', 'breaker', { dead: true }),
          part('standby-generator', 'generator', 'Standby', { short: 'Standby' }),
        ],
      }),
      part('essential', 'loads', 'Essential loads', { short: 'Essential' }),
    ],
  ],
};
