import { appendFile, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  articles,
  company,
  facilityTypes,
  home,
  jobs,
  projects,
  towns,
} from '../../checks/site/content.ts';
import { copyContent } from './content-copy.ts';

test.runIf(home.projects)('without projects, one message names each key to remove', async () => {
  const { path, check } = await copyContent();
  await rm(path('projects'), { recursive: true });
  const output = await check();
  expect(output.match(/^ +content\/home\.yaml:.*$/gm)).toEqual([
    expect.stringMatching(/home\.yaml:\d+ projects: there are no projects; remove projects$/),
  ]);
  expect(output).not.toMatch(/write one of *$/m);
});

const jobWithSheets = jobs.find(({ done }) => done?.some(({ sheet }) => sheet));

test.runIf(jobWithSheets)(
  'without sheets, the message on a step of a job says to remove only the line of the sheet, not the step',
  async () => {
    const { path, check } = await copyContent();
    await rm(path('sheets'), { recursive: true });
    const step = jobWithSheets?.done?.findIndex(({ sheet }) => sheet);
    expect(await check()).toMatch(
      new RegExp(
        `jobs/${jobWithSheets?.id}\\.yaml:\\d+ done\\[${step}\\]\\.sheet: there are no sample sheets; remove this line$`,
        'm',
      ),
    );
  },
);

test.runIf(facilityTypes.length > 0)(
  'a collection with entries requires the file of its page',
  async () => {
    const { path, check } = await copyContent();
    await rm(path('pages/facility-types.yaml'));
    expect(await check()).toMatch(
      /needs content\/pages\/facility-types\.yaml, which does not exist; add that file/,
    );
  },
);

test('a base without a town is reported, and examples in messages name a base of the company', async () => {
  const { path, edit, check } = await copyContent();
  await edit('company.yaml', /^( +- city: ).*$/m, '$1Nowhere');
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

const drivenTo = towns.find(({ drive }) => drive?.from === company.bases[0]?.city);

test.runIf(drivenTo)(
  'for a town that becomes a base, one message says to remove its drive',
  async () => {
    const { edit, check } = await copyContent();
    await edit('company.yaml', /^( +- city: ).*$/m, `$1${drivenTo?.name}`);
    const output = await check();
    expect(output).toMatch(
      new RegExp(
        `towns/${drivenTo?.id}\\.yaml:\\d+ drive: this town is a base .*; remove \`drive\``,
      ),
    );
    expect(output).not.toContain(`has the name ${drivenTo?.name};`);
    expect(output).not.toMatch(new RegExp(`towns/${drivenTo?.id}\\.yaml:\\d+ drive\\.from`));
  },
);

test.runIf(articles.length > 0)(
  'for a link of an article to a collection without entries, the message says to remove its sentence',
  async () => {
    const { path, check } = await copyContent();
    await rm(path('tools'), { recursive: true, force: true });
    await appendFile(path(`articles/${articles[0]?.id}.mdx`), '\n<To tool="x">Tool</To>\n');
    expect(await check()).toMatch(
      /remove the sentence, or only <To> if the sentence is still true without the link/,
    );
  },
);

test.runIf(home.services.services.length > 1)(
  'the message on a list item without a target says to remove the entry, without an index counted from zero',
  async () => {
    const { path, edit, check } = await copyContent();
    await edit('home.yaml', `- ${home.services.services[1]?.id}`, '- nobodys-service');
    await rm(path('tools'), { recursive: true, force: true });
    const output = await check();
    expect(output).toMatch(
      /"nobodys-service" is not in .*; write one of .*, or remove the entry$/m,
    );
    expect(output).not.toMatch(/; remove .*\[\d+\]$/m);
  },
);

test.runIf(projects.some(({ diorama }) => diorama))(
  'a renamed page can keep its pictures with `scene`',
  async () => {
    const project = projects.find(({ diorama }) => diorama);
    const { edit, check, find } = await copyContent();
    const file = `projects/${project?.id}.yaml`;
    const before = await find();
    await edit(file, /^title:/m, 'scene: nobody-drew-this\ntitle:');
    expect(await check()).toMatch(/ diorama: no picture is called nobody-drew-this; if the page/);
    await edit(file, 'nobody-drew-this', `${project?.scene ?? project?.id}`);
    expect(await find()).toEqual(before);
  },
);

test.runIf(articles.length > 0)(
  'without a downtime tool, an article that shows the outage of that tool is reported at its line',
  async () => {
    const { path, check } = await copyContent();
    await rm(path('tools'), { recursive: true, force: true });
    await appendFile(path(`articles/${articles[0]?.id}.mdx`), '\n<OutageAvoided />\n');
    expect(await check()).toMatch(
      /\.mdx:\d\d+ <OutageAvoided \/> shows the example of a tool, and no tool has `downtime`; remove it and the sentence that introduces it/,
    );
  },
);
