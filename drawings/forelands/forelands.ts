import breaker from './breaker.svg?raw';
import crew from './crew.svg?raw';
import field from './field.svg?raw';
import gate from './gate.svg?raw';
import house from './house.svg?raw';
import office from './office.svg?raw';
import plant from './plant.svg?raw';
import survey from './survey.svg?raw';

/** Foreground drawings for the first screens of pages that have no diorama. */
export const forelands = { breaker, crew, field, gate, house, office, plant, survey } as const;

export type ForelandName = keyof typeof forelands;
