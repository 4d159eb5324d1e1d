import { padMount, riserPole, switchgearMain } from './common-parts.ts';
import { type PlantLine, part } from './plant-line.ts';

/**
 * A pipeline pump station at 4.16 kV, one of the two voltages that the page states for large motors. A
 * transformer of this size is protected by the fuses on the pole instead of a relay 87T.
 */
export const pumpStation: PlantLine = {
  sentence:
    'One-line of a pump station: the overhead line ends at a cable riser pole with cutouts and ' +
    'arresters, and a pad-mounted transformer feeds the 4.16 kV switchgear, whose main breaker ' +
    'has relays 51 and 51G. The bus feeds two mainline pump motors through a drive each, and a ' +
    '480 V transformer for valves, cooling and telemetry.',
  lineAt: 0.869, // of the picture's width
  chainsAboveBus: [
    [
      part('line', 'line', 'Incoming line', { note: 'Overhead', short: 'Line' }),
      riserPole,
      part('primary-cable', 'cable', 'Primary cable', { short: 'Cable' }),
      padMount,
      switchgearMain,
    ],
  ],
  bus: part('bus', 'bus', '4.16 kV bus', { short: '4.16 kV' }),
  feeders: [
    [
      part('pump-1-breaker', 'breaker', 'Mainline pump 1', { relays: ['50', '51'] }),
      part('duct-bank', 'cable', 'Duct bank'),
      part('pump-1-drive', 'box', 'VFD', { note: 'Drive house' }),
      part('motor-cable', 'cable', 'Cable tray', { note: 'Shielded cable' }),
      part('pump-1-motor', 'motor', { short: 'Pump 1' }),
    ],
    [
      part('pump-2-breaker', 'breaker', 'Mainline pump 2', { relays: ['50', '51'] }),
      part('pump-2-duct', 'cable'),
      part('pump-2-drive', 'box', 'VFD'),
      part('pump-2-cable', 'cable'),
      part('pump-2-motor', 'motor', { short: 'Pump 2' }),
    ],
    [
      part('service-breaker', 'breaker', 'Station service', { relays: ['50', '51'] }),
      part('service-transformer', 'transformer', '480 V secondary', {
        windings: ['delta', 'wye-grounded'],
      }),
      part('auxiliaries', 'loads', 'Valves, air, RTU', { short: 'Auxiliary' }),
    ],
  ],
};
