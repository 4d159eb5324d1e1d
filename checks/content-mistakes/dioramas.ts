import { facilityTypes, find, projects } from '../site/content.ts';
import type { Mistake } from './mistake.ts';

const plant = find(facilityTypes, ({ diorama }) => diorama, 'a facility type with a diorama');
const [first, second] = plant.diorama?.path ?? [];
const plantWithBeside = find(
  facilityTypes,
  ({ diorama }) => diorama?.beside.length,
  'a facility type with equipment beside the path',
);
const project = find(projects, ({ diorama }) => diorama, 'a project with a diorama');
const plantFile = `facility-types/${plant.id}.yaml`;
const projectFile = `projects/${project.id}.yaml`;

/** Returns a mistake that replaces the first occurrence of a field value in the file of the plant. */
const replaceField = (
  field: 'anchor' | 'symbol' | 'name',
  from: string | undefined,
  to: string | undefined,
) => ({ file: plantFile, from: `${field}: ${from}`, to: `${field}: ${to}` });

const duplicateOfStep1 = (field: string) =>
  new RegExp(`path\\[1\\]\\.${field}: ".+" is already used by step 1; remove`);

/** Dioramas that do not match their picture, the scope of their page or its one-line. */
export const mistakes: Mistake[] = [
  {
    ...replaceField('anchor', second?.anchor, 'nowhere'),
    message: /path\[1\]\.anchor: no such place in the/,
  },
  {
    ...replaceField('symbol', second?.symbol, 'nothing'),
    message: /path\[1\]\.symbol: no such part in the one-/,
  },
  {
    file: plantFile,
    from: `scope: ${first?.scope}\n      symbol`,
    to: 'scope: X\n      symbol',
    message: /no scope item of this page/,
  },
  { ...replaceField('anchor', second?.anchor, first?.anchor), message: duplicateOfStep1('anchor') },
  { ...replaceField('name', second?.name, first?.name), message: duplicateOfStep1('name') },
  {
    ...replaceField('name', first?.name, first?.scope.slice(0, 26).trim()),
    message: /path\[0\]\.name: repeats the title of its scope item; name what the picture shows/,
  },
  {
    file: plantFile,
    from: new RegExp(`symbol: ${first?.symbol}\\n([\\s\\S]*)symbol: ${second?.symbol}\\n`),
    to: `symbol: ${second?.symbol}\n$1symbol: ${first?.symbol}\n`,
    message: /path\[1\]\.symbol: power reaches \S+ before \S+; move this step ahead of the/,
  },
  {
    file: `facility-types/${plantWithBeside.id}.yaml`,
    from: `- anchor: ${plantWithBeside.diorama?.beside[0]?.anchor}`,
    to: `- anchor: ${plantWithBeside.diorama?.path[0]?.anchor}`,
    message: /diorama\.beside\[0\]\.anchor: ".+" is already used by step 1; remove one/,
  },
  {
    file: projectFile,
    from: /( {2}path:\n)([\s\S]*?)( {2}beside:|overview:)/,
    to: '$1    - { step: Source }\n$3',
    message: /diorama\.path: expected a list of steps, at least 5/,
  },
  {
    file: projectFile,
    from: / {2}path:\n/,
    to: `$&${'    - { step: Source }\n'.repeat(9)}`,
    message: /diorama\.path: expected at most 8 steps; more would cover/,
  },
];
