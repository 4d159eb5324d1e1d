import { rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { facilityTypes, home, projects } from '../../checks/site/content.ts';
import { copyContent } from './content-copy.ts';

test.runIf(home.projects)('where a kind is gone, one line names each key to remove', async () => {
  const { path, check } = await copyContent();
  await rm(path('projects'), { recursive: true });
  const said = await check();
  expect(said.match(/^ +content\/home\.yaml:.*$/gm)).toEqual([
    expect.stringMatching(/home\.yaml:\d+ projects: there are no projects; remove projects$/),
  ]);
  expect(said).not.toMatch(/write one of *$/m);
});

test.runIf(facilityTypes.length > 0)(
  'entries need the page with the words around them',
  async () => {
    const { path, check } = await copyContent();
    await rm(path('pages/facility-types.yaml'));
    expect(await check()).toMatch(
      /needs content\/pages\/facility-types\.yaml, which is not there; add it/,
    );
  },
);

test('a base needs its town, and examples name the own base', async () => {
  const { path, edit, check } = await copyContent();
  await edit('company.yaml', /^( +- city: ).*$/m, '$1Nowhere');
  await writeFile(
    path('towns/aztec.yaml'),
    'name: Aztec\nstateCode: ZZ\nlatitude: 36.8\nlongitude: -108\ngrid: WECC\n',
  );
  const said = await check();
  expect(said).toMatch(/bases\[0\]\.city: no file in content\/towns has the name Nowhere; add one/);
  expect(said).toMatch(/drive: missing; .* \{ from: Nowhere, .*, or remove the file if you do not/);
});

test.runIf(projects.some(({ diorama }) => diorama))(
  'a page with another name keeps its pictures by `scene`',
  async () => {
    const project = projects.find(({ diorama }) => diorama);
    const { edit, check, find } = await copyContent();
    const file = `projects/${project?.id}.yaml`;
    const before = await find();
    await edit(file, /^title:/m, 'scene: nobody-drew-this\ntitle:');
    expect(await check()).toMatch(/there is no picture of this page in art\/masters/);
    await edit(file, 'nobody-drew-this', `${project?.scene ?? project?.id}`);
    expect(await find()).toEqual(before);
  },
);
