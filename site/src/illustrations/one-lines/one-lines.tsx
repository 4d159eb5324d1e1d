import type { ReactElement } from 'react';
import { BatteryStorage } from './battery-storage.tsx';
import { SolarFarm } from './solar-farm.tsx';
import { WindFarm } from './wind-farm.tsx';

/** The one-lines of projects, on the frame of the elevations: grade at 190, 400 wide, to 300. */
export const projectOneLines = {
  'solar-farms': <SolarFarm />,
  'wind-farms': <WindFarm />,
  'battery-storage': <BatteryStorage />,
} as const satisfies Record<string, ReactElement>;
