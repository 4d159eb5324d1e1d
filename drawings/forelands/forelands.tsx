import type { ReactElement } from 'react';
import type { Company } from '#contract/company.ts';
import { BreakerForeland } from './breaker-foreland.tsx';
import { FieldForeland } from './field-foreland.tsx';
import { GateForeland } from './gate-foreland.tsx';
import { HouseForeland } from './house-foreland.tsx';
import { OfficeForeland } from './office-foreland.tsx';
import { PlantForeland } from './plant-foreland.tsx';
import { RoadForeland } from './road-foreland.tsx';
import { SurveyForeland } from './survey-foreland.tsx';

/** First screens without a diorama of their own, by what stands there. */
export type ForelandName = (typeof forelandNames)[number];

export const forelandNames = [
  'plant',
  'field',
  'road',
  'house',
  'office',
  'breaker',
  'gate',
  'survey',
] as const;

/** Each of them; on the road stands the line between the states of the company's `bases`. */
export const drawForelands = (bases: Company['bases']): Record<ForelandName, ReactElement> => ({
  plant: <PlantForeland />,
  field: <FieldForeland />,
  road: <RoadForeland states={statesFromWest(bases)} />,
  house: <HouseForeland />,
  office: <OfficeForeland />,
  breaker: <BreakerForeland />,
  gate: <GateForeland />,
  survey: <SurveyForeland />,
});

function statesFromWest(bases: Company['bases']): string[] {
  const sorted = bases.toSorted((a, b) => a.position.longitude - b.position.longitude);
  return [...new Set(sorted.map(({ stateCode }) => stateCode))];
}
