import { cp } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { facilityTypes, find, projects } from '../../site/checks/content.ts';
import { copyContent, type Mistake } from './content-copy.ts';

const { path, edit, check } = copyContent();

/** Entries of the shipped content that have what a mistake needs. */
const plant = find(facilityTypes, ({ diorama }) => diorama, 'a facility type with a diorama');
const project = find(projects, ({ diorama }) => diorama, 'a project with a diorama');
const [first, second] = plant.diorama?.path ?? [];
const sided = find(facilityTypes, ({ diorama }) => diorama?.beside.length, 'a place beside a path');
const [besides] = sided.diorama?.beside ?? [];

describe('a diorama is held against its picture, its scope and its one-line', () => {
  const cases: Mistake[] = [
    [
      'a step at a place that the picture does not have',
      `facility-types/${plant.id}.yaml`,
      `anchor: ${second?.anchor}`,
      'anchor: nowhere',
      new RegExp(
        `${plant.id}\\.yaml:\\d+ diorama\\.path\\[1\\]\\.anchor: no such place in the picture; write one of .*${second?.anchor}`,
      ),
    ],
    [
      'a step that leads to no item of the scope',
      `facility-types/${plant.id}.yaml`,
      `scope: ${first?.scope}\n      symbol`,
      'scope: Nobody’s skids\n      symbol',
      /diorama\.path\[0\]\.scope: no scope item of this page has that title; write one of .+, /,
    ],
    [
      'a step at no part of the one-line',
      `facility-types/${plant.id}.yaml`,
      `symbol: ${second?.symbol}`,
      'symbol: nothing',
      new RegExp(
        `diorama\\.path\\[1\\]\\.symbol: no such part in the one-line; write one of .*${second?.symbol}`,
      ),
    ],
    [
      'two steps at one place',
      `facility-types/${plant.id}.yaml`,
      `anchor: ${second?.anchor}`,
      `anchor: ${first?.anchor}`,
      new RegExp(
        `${plant.id}\\.yaml:\\d+ diorama\\.path\\[1\\]\\.anchor: "${first?.anchor}" is step 1 already; remove one`,
      ),
    ],
    [
      'two steps of one name',
      `facility-types/${plant.id}.yaml`,
      `name: ${second?.name}`,
      `name: ${first?.name}`,
      new RegExp(`diorama\\.path\\[1\\]\\.name: "${first?.name}" is step 1 already; remove one`),
    ],
    [
      'two steps at one part of the one-line',
      `facility-types/${plant.id}.yaml`,
      `symbol: ${second?.symbol}`,
      `symbol: ${first?.symbol}`,
      new RegExp(
        `diorama\\.path\\[1\\]\\.symbol: "${first?.symbol}" is step 1 already; remove one`,
      ),
    ],
    [
      'a place beside the path that the path has',
      `facility-types/${sided.id}.yaml`,
      `- anchor: ${besides?.anchor}`,
      `- anchor: ${sided.diorama?.path[0]?.anchor}`,
      /diorama\.beside\[0\]\.anchor: ".+" is step 1 already; remove one/,
    ],
    [
      'a name that repeats the scope',
      `facility-types/${plant.id}.yaml`,
      `name: ${first?.name}`,
      `name: ${first?.scope.slice(0, 26).trim()}`,
      /diorama\.path\[0\]\.name: says no more than its scope item; name what the picture shows/,
    ],
    [
      'a step against the power',
      `facility-types/${plant.id}.yaml`,
      new RegExp(`symbol: ${first?.symbol}\\n([\\s\\S]*)symbol: ${second?.symbol}\\n`),
      `symbol: ${second?.symbol}\n$1symbol: ${first?.symbol}\n`,
      new RegExp(
        `diorama\\.path\\[1\\]\\.symbol: power passes ${first?.symbol} before ${second?.symbol}; put this step ahead of that`,
      ),
    ],
    [
      'too few steps',
      `projects/${project.id}.yaml`,
      /( {2}path:\n)([\s\S]*?)( {2}beside:|overview:)/,
      '$1    - { step: Source }\n$3',
      new RegExp(`${project.id}\\.yaml:\\d+ diorama\\.path: expected a list of steps, at least 5`),
    ],
    [
      'too many steps',
      `projects/${project.id}.yaml`,
      / {2}path:\n/,
      `$&${'    - { step: Source }\n'.repeat(9)}`,
      new RegExp(
        `${project.id}\\.yaml:\\d+ diorama\\.path: expected at most 8 steps; more would cover`,
      ),
    ],
  ];

  test.each(cases)('%s', async (_what, file, from, to, said) => {
    await edit(file, from, to);
    expect(await check()).toMatch(said);
  });

  test('a diorama of a page that has no picture and no one-line', async () => {
    await cp(path(`facility-types/${plant.id}.yaml`), path('facility-types/never-drawn.yaml'));
    const said = await check();
    expect(said).toMatch(
      /never-drawn\.yaml:\d+ diorama\.path\[0\]\.anchor: there is no picture of this page in art\/masters; render it as/,
    );
    expect(said).toMatch(
      /diorama\.path\[0\]\.symbol: there is no one-line of this page; draw it in electrical\/plants, or/,
    );
  });
});
