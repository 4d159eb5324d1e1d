import { appendFile, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { copyContent } from '../../checks/fixture/copy-content.ts';

test('without projects, one message names each key to remove', async () => {
  const { path, check } = await copyContent();
  await rm(path('projects'), { recursive: true });
  const output = await check();
  expect(output.match(/^ +content\/home\.yaml:.*$/gm)).toEqual([
    expect.stringMatching(/home\.yaml:\d+ projects: there are no projects; remove projects$/),
  ]);
  expect(output).not.toMatch(/write one of *$/m);
});

test('without sheets, the message on a step of a job says to remove only the line of the sheet, not the step', async () => {
  const { path, check } = await copyContent();
  await rm(path('sheets'), { recursive: true });
  expect(await check()).toMatch(
    /jobs\/powerhouse-relay\.yaml:\d+ done\[0\]\.sheet: there are no sample sheets; remove this line$/m,
  );
});

test('a collection with entries requires the file of its page', async () => {
  const { path, check } = await copyContent();
  await rm(path('pages/facility-types.yaml'));
  expect(await check()).toMatch(
    /needs content\/pages\/facility-types\.yaml, which does not exist; add that file/,
  );
});

test('a base without a town is reported, and examples in messages name a base of the company', async () => {
  const { path, edit, check } = await copyContent();
  await edit('company.yaml', '- city: Durango', '- city: Nowhere');
  await writeFile(
    path('towns/aztec.yaml'),
    'name: Aztec\nstateCode: ZZ\nlatitude: 36.8\nlongitude: -108\ngrid: WECC\n',
  );
  const output = await check();
  expect(output).toMatch(
    /bases\[0\]\.city: no file in content\/towns has the name Nowhere; add one/,
  );
  expect(output).toMatch(
    /drive: missing; .* \{ from: Nowhere, .*, or remove the file if you do not/,
  );
});

test('for a town that becomes a base, one message says to remove its drive', async () => {
  const { edit, check } = await copyContent();
  await edit('company.yaml', '- city: Durango', '- city: Silverton');
  const output = await check();
  expect(output).toMatch(
    /towns\/silverton\.yaml:\d+ drive: this town is a base .*; remove `drive`/,
  );
  expect(output).not.toContain('has the name Silverton;');
  expect(output).not.toMatch(/towns\/silverton\.yaml:\d+ drive\.from/);
});

test('for a link of an article to a collection without entries, the message says to remove its sentence', async () => {
  const { path, check } = await copyContent();
  await rm(path('tools'), { recursive: true });
  await appendFile(path('articles/short-note.mdx'), '\n<To tool="x">Tool</To>\n');
  expect(await check()).toMatch(
    /remove the sentence, or only <To> if the sentence is still true without the link/,
  );
});

test('the message on a list item without a target says to remove the entry, without an index counted from zero', async () => {
  const { path, edit, check } = await copyContent();
  await edit('home.yaml', '- testing', '- nobodys-service');
  await rm(path('tools'), { recursive: true });
  const output = await check();
  expect(output).toMatch(/"nobodys-service" is not in .*; write one of .*, or remove the entry$/m);
  expect(output).not.toMatch(/; remove .*\[\d+\]$/m);
});

test('without a downtime tool, an article that shows the outage of that tool is reported at its line', async () => {
  const { path, check } = await copyContent();
  await rm(path('tools'), { recursive: true });
  expect(await check()).toMatch(
    /ground-wells-in-granite\.mdx:\d{3} <OutageAvoided \/> shows the example of a tool, and no tool has `downtime`; remove it and the sentence that introduces it/,
  );
});
