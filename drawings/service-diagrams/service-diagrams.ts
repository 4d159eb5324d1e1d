import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import automation from './automation.svg?raw';
import emergency from './emergency.svg?raw';
import maintenance from './maintenance.svg?raw';
import newBuild from './new-build.svg?raw';
import programming from './programming.svg?raw';
import turnKey from './turn-key.svg?raw';

/**
 * One-line diagram of one feeder per service, 240 by 126 units. The feeder starts at (120, 0) and ends at
 * its load or at an arrow at (120, 122). The page energizes the conductor by setting `--wiring` and closes
 * the breaker by setting `--breaker`, in this order:
 *
 * 1. `site/src/features/home/lineup.css` sets the two properties on a service that is live, always or while the pointer is on it.
 * 2. `pageColors` in `site/src/styles/colors.ts` reads them as the colors `wiring` and `breaker`.
 * 3. `drawing-styles.ts` gives these colors to the classes `conductor-switched` and `breaker-switched`.
 * 4. The `.svg` files have these classes on the conductor and the breaker.
 */
export const serviceDiagrams: Readonly<Record<ServiceDrawing, string>> = {
  'turn-key': turnKey,
  'new-build': newBuild,
  maintenance,
  emergency,
  automation,
  programming,
};
