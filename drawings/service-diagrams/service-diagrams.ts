import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import automation from './automation.svg?raw';
import emergency from './emergency.svg?raw';
import maintenance from './maintenance.svg?raw';
import newBuild from './new-build.svg?raw';
import programming from './programming.svg?raw';
import turnKey from './turn-key.svg?raw';

/**
 * One-line diagrams of the services, 240 by 126 units. Each diagram shows a feeder that starts at (120, 0) and ends
 * at its load or at an arrow at (120, 122). The page energizes elements with the classes `conductor-switched` and
 * `breaker-switched` by setting the custom properties `--wiring` and `--breaker`.
 */
export const serviceDiagrams: Readonly<Record<ServiceDrawing, string>> = {
  'turn-key': turnKey,
  'new-build': newBuild,
  maintenance,
  emergency,
  automation,
  programming,
};
