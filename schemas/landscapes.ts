import { choices, oneOf } from './fields.ts';

/** The drawings at the top of pages, with their names in the editor. Their files are in drawings/forelands/. */
const landscapes = {
  breaker: 'A breaker and a power line',
  crew: 'A crew at work',
  field: 'An oil field',
  gate: 'The gate of a substation',
  house: 'A control house',
  office: 'The office',
  plant: 'Solar, batteries and wind',
  survey: 'A survey for a new line',
} as const;

export type LandscapeName = keyof typeof landscapes;

/** The drawings at the top of the home page. Their files are in drawings/landscapes/. */
const homeLandscapes = {
  'oil-field': 'A substation, and a line through an oil field',
  'power-line': 'A substation, and a line through open land',
} as const;

export type HomeLandscapeName = keyof typeof homeLandscapes;

const namesOf = <Name extends string>(titles: Readonly<Record<Name, string>>) =>
  Object.keys(titles) as [Name, ...Name[]];

/** The drawing at the top of a page. */
export const landscape = (usual: LandscapeName) =>
  oneOf(namesOf(landscapes), 'a landscape')
    .default(usual)
    .meta({ title: 'Landscape', ...choices(landscapes) });

/** The drawing at the top of the home page, also on the social cards of pages without a drawing. */
export const homeLandscape = oneOf(namesOf(homeLandscapes), 'a landscape')
  .default('oil-field')
  .meta({ title: 'Landscape', ...choices(homeLandscapes) });
