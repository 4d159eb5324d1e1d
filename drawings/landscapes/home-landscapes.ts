import oilField from './hero.svg?raw';
import powerLine from './power-line.svg?raw';

/** The landscapes of the home page. They differ only in what stands along the line at the left. */
export const homeLandscapes = { 'oil-field': oilField, 'power-line': powerLine } as const;

export type HomeLandscapeName = keyof typeof homeLandscapes;
