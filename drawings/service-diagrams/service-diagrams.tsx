import type { ReactElement } from 'react';
import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { Automation } from './automation.tsx';
import { Emergency } from './emergency.tsx';
import { Maintenance } from './maintenance.tsx';
import { NewBuild } from './new-build.tsx';
import { Programming } from './programming.tsx';
import { TurnKey } from './turn-key.tsx';

/**
 * What hangs on a service's feeder, 240 by 126: the feeder enters at (120, 0). One that feeds a
 * load ends at the load; the others go on through an arrow at (120, 122).
 */
export const serviceDiagrams = {
  'turn-key': <TurnKey />,
  'new-build': <NewBuild />,
  maintenance: <Maintenance />,
  emergency: <Emergency />,
  automation: <Automation />,
  programming: <Programming />,
} as const satisfies Record<ServiceDrawing, ReactElement>;

export const serviceDiagramBox = '0 0 240 126';
