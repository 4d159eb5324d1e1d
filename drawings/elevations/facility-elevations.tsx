import type { ReactElement } from 'react';
import { CompressionStation } from './compression-station.tsx';
import { MeterStation } from './meter-station.tsx';
import { Production } from './production.tsx';
import { PumpStation } from './pump-station.tsx';
import { TankBattery } from './tank-battery.tsx';
import { WindCollection } from './wind-collection.tsx';

/** Each kind of facility above grade, and its own one-line below, 400 by 300. */
export const facilityElevations = {
  'oil-gas-production': <Production />,
  'tank-batteries': <TankBattery />,
  'pump-stations': <PumpStation />,
  'compression-stations': <CompressionStation />,
  'meter-stations': <MeterStation />,
  'wind-underground-collection': <WindCollection />,
} as const satisfies Record<string, ReactElement>;

export const elevationBox = '0 0 400 300';
