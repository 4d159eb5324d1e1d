import type { ReactElement } from 'react';
import { BreakerForeland } from './breaker-foreland.tsx';
import { FieldForeland } from './field-foreland.tsx';
import { GateForeland } from './gate-foreland.tsx';
import { HouseForeland } from './house-foreland.tsx';
import { OfficeForeland } from './office-foreland.tsx';
import { PlantForeland } from './plant-foreland.tsx';
import { RoadForeland } from './road-foreland.tsx';

/** First screens without a model of their own, each by what stands there. */
export const forelands = {
  plant: <PlantForeland />,
  field: <FieldForeland />,
  road: <RoadForeland />,
  house: <HouseForeland />,
  office: <OfficeForeland />,
  breaker: <BreakerForeland />,
  gate: <GateForeland />,
} as const satisfies Record<string, ReactElement>;

export type ForelandName = keyof typeof forelands;
