import { z } from 'zod';
import { listOf, text } from '../fields.ts';

/** The pictures that a record may carry. */
const recordIcons = [
  'low-voltage',
  'medium-voltage',
  'high-voltage',
  'pump',
  'grid',
  'drilling',
  'microgrid',
  'pneumatics',
  'control',
] as const;

/** How equipment stands while a task is done. */
export const workStates = ['de-energized', 'doors closed', 'qualified, with a permit'] as const;

export const criticalLevels = ['Essential', 'High Priority', 'Critical'] as const;

export const urgencies = ['Critical', 'High', 'Moderate', 'Low'] as const;

export const priorities = ['Critical', 'High', 'Medium'] as const;

export type RecordIconName = (typeof recordIcons)[number];

export const icon = z.enum(recordIcons, {
  error: `expected a picture: ${recordIcons.join(', ')}`,
});

export const sentence = text('one to three sentences', 'The feeder carries what the load asks.');

export const sentences = (what: string) =>
  listOf(text('a few words or a sentence', 'Differential 87T'), `${what}, in a few words each`);
