import { padMount, riserPole, switchgearMain } from './common-parts.ts';
import type { PlantLine } from './plant-line.ts';

/**
 * A pipeline pump station at 4.16 kV, one of the two voltages that the page names for large motors.
 * The main has 51 and 51G, which leave feeders the time to clear; a transformer of this size is left to
 * its fuses on the pole, without 87T.
 */
export const pumpStation: PlantLine = {
  sentence:
    'One-line of a pump station: the overhead line ends at a cable riser pole with cutouts and arresters, and a pad-mounted transformer feeds the 4.16 kV switchgear, whose main breaker has relays 51 and 51G. The bus feeds two mainline pump motors through a drive each, and a 480 V transformer for valves, cooling and telemetry.',
  lineAt: 0.869,
  heads: [
    [
      { id: 'line', symbol: 'line', label: 'Incoming line', note: 'Overhead', short: 'Line' },
      riserPole,
      { id: 'primary-cable', symbol: 'cable', label: 'Primary cable', short: 'Cable' },
      padMount,
      switchgearMain,
    ],
  ],
  bus: { id: 'bus', symbol: 'bus', label: '4.16 kV bus', short: '4.16 kV' },
  feeders: [
    [
      { id: 'pump-1-breaker', symbol: 'breaker', label: 'Mainline pump 1', relays: ['50', '51'] },
      { id: 'duct-bank', symbol: 'cable', label: 'Duct bank' },
      { id: 'pump-1-drive', symbol: 'box', label: 'VFD', note: 'Drive house' },
      { id: 'motor-cable', symbol: 'cable', label: 'Cable tray', note: 'Shielded cable' },
      { id: 'pump-1-motor', symbol: 'motor', short: 'Pump 1' },
    ],
    [
      { id: 'pump-2-breaker', symbol: 'breaker', label: 'Mainline pump 2', relays: ['50', '51'] },
      { id: 'pump-2-duct', symbol: 'cable' },
      { id: 'pump-2-drive', symbol: 'box', label: 'VFD' },
      { id: 'pump-2-cable', symbol: 'cable' },
      { id: 'pump-2-motor', symbol: 'motor', short: 'Pump 2' },
    ],
    [
      { id: 'service-breaker', symbol: 'breaker', label: 'Station service', relays: ['50', '51'] },
      {
        id: 'service-transformer',
        symbol: 'transformer',
        windings: ['delta', 'wye-grounded'],
        label: '480 V secondary',
      },
      { id: 'auxiliaries', symbol: 'loads', label: 'Valves, air, RTU', short: 'Auxiliary' },
    ],
  ],
};
