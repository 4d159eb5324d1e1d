import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import automation from './automation.svg?raw';
import emergency from './emergency.svg?raw';
import maintenance from './maintenance.svg?raw';
import newBuild from './new-build.svg?raw';
import programming from './programming.svg?raw';
import turnKey from './turn-key.svg?raw';

/**
 * The feeder of each service, 240 by 126. It enters at (120, 0) and ends at its load, or continues at an arrow
 * at (120, 122). The page energizes it with `--wiring` and closes its breaker with `--breaker`.
 */
export const serviceDiagrams: Readonly<Record<ServiceDrawing, string>> = {
  'turn-key': turnKey,
  'new-build': newBuild,
  maintenance,
  emergency,
  automation,
  programming,
};
