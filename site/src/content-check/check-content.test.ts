import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  articles,
  blogPage,
  facilityTypes,
  find,
  home,
  navigation,
  projects,
  readCollection,
  services,
} from '../../checks/content.ts';
import { takePhoto } from '../../checks/photographs.ts';
import { collections } from '../schemas/collections.ts';
import { checkContent } from './check-content.ts';
import { formatContentProblems } from './content-problem.ts';

const shipped = fileURLToPath(new URL('../../../content', import.meta.url));

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(shipped, folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(join(folder, file), 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} holds ${from}`).not.toBe(before);
  await writeFile(join(folder, file), after);
}

const check = async () => formatContentProblems(await checkContent(folder, collections));

test('the shipped content has no problem', async () => {
  expect(await checkContent(folder, collections)).toEqual([]);
});

/** One line of a file, or several that begin alike. */
const line = (start: string) => new RegExp(`^( *)${RegExp.escape(start)}.*$`, 'm');

/** Entries of the shipped content that have what a mistake needs. */
const towns = await readCollection('towns');
const [town] = towns;
const distant = find(towns, ({ drive }) => drive, 'a town that is no base');
const carded = find(towns, ({ card }) => card, 'a town with a card');
const plant = find(facilityTypes, ({ diorama }) => diorama, 'a facility type with a diorama');
const bare = find(facilityTypes, ({ photos }) => !photos, 'a facility type without photographs');
const project = find(projects, ({ diorama }) => diorama, 'a project with a diorama');
const [first, second] = plant.diorama?.path ?? [];
const sided = find(facilityTypes, ({ diorama }) => diorama?.beside.length, 'a place beside a path');
const [besides] = sided.diorama?.beside ?? [];
const [, serviceOnHome] = home.services.services;
const shared = find(
  blogPage.topics.tiles.slice(1),
  ({ categories }) => categories.length > 1,
  'a topic with several categories that is not the first',
);
const orphan = shared.categories[0] ?? '';
const orphaned = new RegExp(`(categories: \\[.*?)${orphan}, (.*\\])`);
const notOnHome = find(
  services,
  ({ id }) => !home.services.services.some((each) => each.id === id),
  'a service that home leaves out',
);

describe('each problem names file, line, field, what was expected and the remedy', () => {
  const cases: [what: string, file: string, from: string | RegExp, to: string, said: RegExp][] = [
    [
      'a missing field',
      'company.yaml',
      /^email: .*\n/m,
      '',
      /content\/company\.yaml:1 email: missing; expected an email address; write it as info@/,
    ],
    [
      'a wrong value',
      'company.yaml',
      /^ {2}number: .*$/m,
      "  number: '432-555'",
      /content\/company\.yaml:\d+ phone\.number: expected a number in international form; write it as '\+14325550142'/,
    ],
    [
      'a town in a state that is not of the region',
      `towns/${town?.id}.yaml`,
      line('stateCode: '),
      'stateCode: OK',
      /content\/towns\/.*:\d+ stateCode: expected \w\w.*, the states of content\/region\.yaml/,
    ],
    [
      'a town that no base answers',
      `towns/${distant.id}.yaml`,
      line('drive: '),
      '',
      /content\/towns\/.*:\d+ drive: missing; expected the way from the base that answers; write it as \{/,
    ],
    [
      'a drive from a town that is no base',
      `towns/${distant.id}.yaml`,
      `from: ${distant.drive?.from}`,
      'from: Nowhere',
      /content\/towns\/.*:\d+ drive\.from: expected \w+.*, the bases of content\/company\.yaml/,
    ],
    [
      'a town outside the ring',
      `towns/${distant.id}.yaml`,
      line('latitude: '),
      'latitude: 45.5',
      /content\/towns\/.*:\d+ latitude: \d+ km from the middle of the ring, which ends at \d+; correct/,
    ],
    [
      'a town with a card that no group shows',
      'pages/service-area.yaml',
      line(`- ${carded.id}`),
      '',
      new RegExp(`towns/${carded.id}\\.yaml:\\d+ card: no group shows it; add ${carded.id} to one`),
    ],
    [
      'a town that two groups show',
      'pages/service-area.yaml',
      line(`- ${carded.id}`),
      `$&\n$1- ${carded.id}`,
      new RegExp(
        `towns/${carded.id}\\.yaml:\\d+ card: it stands 2 times under towns\\.groups of .*; leave ${carded.id} in one`,
      ),
    ],
    [
      'an unknown field',
      'home.yaml',
      'lead:',
      'leed:',
      /content\/home\.yaml:\d+ hero\.leed: no such field here; remove it or correct its name/,
    ],
    [
      'a dangling reference',
      'home.yaml',
      `- ${serviceOnHome?.id}`,
      '- nobodys-service',
      /content\/home\.yaml:\d+ services\.services\[1\]: no such entry in services; write one of .*, /,
    ],
    [
      'too many entries',
      'home.yaml',
      line(`- ${serviceOnHome?.id}`),
      `$&\n$1- ${notOnHome.id}`,
      /services\.services: expected exactly 5 services; the design has room for that many/,
    ],
    [
      'a category that no topic of the blog holds',
      'pages/blog.yaml',
      orphaned,
      '$1$2',
      new RegExp(
        `content/pages/blog\\.yaml:\\d+ topics\\.tiles: no topic holds the category ${orphan}; add it to`,
      ),
    ],
    [
      'a category that two topics of the blog hold',
      'pages/blog.yaml',
      /categories: \[/,
      `$&${orphan}, `,
      new RegExp(
        `topics\\.tiles: more than one topic holds the category ${orphan}; leave it in one`,
      ),
    ],
    [
      'broken YAML',
      'contact.yaml',
      /^heading: /m,
      'heading: [',
      /content\/contact\.yaml:\d+ .*; correct the YAML here/,
    ],
    [
      'a doubled key',
      'contact.yaml',
      /^lead: /m,
      'heading: Again\nlead: ',
      /content\/contact\.yaml:\d+ .*unique.*; correct the YAML here/,
    ],
    [
      'a sentence without the reference that it is about',
      'contact.yaml',
      '{reference}',
      'ready',
      /content\/contact\.yaml:\d+ form\.success\.reference: expected \{reference\} once; write it as /,
    ],
    [
      'a page that does not exist',
      'navigation.yaml',
      `page: ${navigation.header[1]?.page}`,
      'page: news',
      /content\/navigation\.yaml:\d+ header\[1\]\.page: expected the name of a page: home, services/,
    ],
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
        `${plant.id}\\.yaml:\\d+ diorama\\.path\\[1\\]\\.anchor: "${first?.anchor}" is step 1 already; take one`,
      ),
    ],
    [
      'two steps of one name',
      `facility-types/${plant.id}.yaml`,
      `name: ${second?.name}`,
      `name: ${first?.name}`,
      new RegExp(`diorama\\.path\\[1\\]\\.name: "${first?.name}" is step 1 already; take one`),
    ],
    [
      'two steps at one part of the one-line',
      `facility-types/${plant.id}.yaml`,
      `symbol: ${second?.symbol}`,
      `symbol: ${first?.symbol}`,
      new RegExp(`diorama\\.path\\[1\\]\\.symbol: "${first?.symbol}" is step 1 already; take one`),
    ],
    [
      'a place beside the path that the path has',
      `facility-types/${sided.id}.yaml`,
      `{ anchor: ${besides?.anchor}`,
      `{ anchor: ${sided.diorama?.path[0]?.anchor}`,
      /diorama\.beside\[0\]\.anchor: ".+" is step 1 already; take one/,
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
    [
      'a missing picture',
      `towns/${town?.id}.yaml`,
      line('name: '),
      'name: town.jpg',
      new RegExp(
        `content/towns/${town?.id}\\.yaml:1 name: there is no picture town\\.jpg; put the file beside this one`,
      ),
    ],
  ];

  test.each(cases)('%s', async (_what, file, from, to, said) => {
    await edit(file, from, to);
    expect(await check()).toMatch(said);
  });

  test('a diorama of a page that has no picture and no one-line', async () => {
    await cp(
      join(folder, `facility-types/${plant.id}.yaml`),
      join(folder, 'facility-types/never-drawn.yaml'),
    );
    const said = await check();
    expect(said).toMatch(
      /never-drawn\.yaml:\d+ diorama\.path\[0\]\.anchor: there is no picture of this page in art\/masters; render it as/,
    );
    expect(said).toMatch(
      /diorama\.path\[0\]\.symbol: there is no one-line of this page; draw it in site\/src\/illustrations\/one-lines, or/,
    );
  });

  test('a doubled id', async () => {
    await cp(join(folder, `towns/${town?.id}.yaml`), join(folder, `towns/${town?.id}.yml`));
    expect(await check()).toContain(
      `content/towns/${town?.id}.yml:1 the id "${town?.id}" is taken by content/towns/${town?.id}.yaml; rename one`,
    );
  });

  test('a file that nothing reads', async () => {
    await writeFile(join(folder, 'service.yaml'), 'title: Lost\n');
    expect(await check()).toMatch(
      /content\/service\.yaml:1 nothing reads this file; move it to one of/,
    );
  });

  test('a collection without a file', async () => {
    await rm(join(folder, 'not-found.yaml'));
    expect(await check()).toMatch(/content\/not-found\.yaml:1 expected at least one file; add/);
  });
});

/** An article whose text places records and a drawing, leads to a service and has a section. */
const written = await findWritten();
const counted = find(
  articles,
  ({ records }) => records?.downtimeScenarios,
  'an article that reckons what an hour without power costs',
);
const drawn = find(
  articles,
  ({ figures = {} }) => Object.values(figures).some(countedBars),
  'an article whose bars count its records',
);
const shown =
  Object.values(drawn.figures ?? {})
    .flatMap((figure) => countedBars(figure) ?? [])
    .at(0) ?? 0;
const rowed = find(articles, ({ records }) => records?.rows, 'an article with rows');

/** The lengths of bars that say what they count. */
function countedBars(figure: NonNullable<(typeof articles)[number]['figures']>[string]) {
  if (figure.drawing !== 'bars' || !figure.data.counts) return undefined;
  return figure.data.bars.flatMap(({ values }) => values);
}

async function findWritten() {
  for (const { id, figures = {}, records } of articles) {
    const file = `articles/${id}.mdx`;
    const text = await readFile(join(shipped, file), 'utf8');
    const record = /^<([A-Z]\w+) \/>$/m.exec(text)?.[1];
    const figure = Object.keys(figures).find((name) => text.includes(`<Figure name="${name}" />`));
    const service = /<To service="([a-z-]+)">/.exec(text)?.[1];
    const heading = /\n## (.+)\n/.exec(text)?.[1];
    if (record && figure && service && heading && !records?.risks)
      return { file, record, figure, service, heading };
  }
  throw new Error('content/ has no article with records, a drawing, a link and a section.');
}

describe('the text of an article is checked like its fields', () => {
  const { file: article, record, figure, service, heading } = written;
  const loss = counted.records?.downtimeScenarios?.[0]?.productionLoss.amount ?? 0;
  const cases: [what: string, file: string, from: string | RegExp, to: string, said: RegExp][] = [
    [
      'a component that is not there',
      article,
      `<${record} />`,
      '<NobodysRecords />',
      /\.mdx:\d+ there is no component <NobodysRecords>; write one of ChecklistGroups, /,
    ],
    [
      'records that the text leaves out',
      article,
      `<${record} />`,
      '',
      new RegExp(`\\.mdx:1 records\\.\\w+ is not placed; write <${record} /> where`),
    ],
    [
      'records that are placed but missing',
      article,
      `<${record} />`,
      `<${record} />\n\n<Risks />`,
      /\.mdx:\d+ places risks but has none; add them under `records` or take <Risks \/> out/,
    ],
    [
      'rows that are not there',
      article,
      `<${record} />`,
      `<${record} />\n\n<Rows name="never-written" />`,
      /\.mdx:\d+ no rows "never-written"; add them under `records\.rows` or correct the name/,
    ],
    [
      'rows that the text leaves out',
      `articles/${rowed.id}.mdx`,
      /<Rows [^>]*\/>/g,
      '',
      /\.mdx:1 records\.rows\.[a-z-]+ is not placed; write <Rows name="[a-z-]+" \/> where/,
    ],
    [
      'a drawing that is not there',
      article,
      `<Figure name="${figure}" />`,
      '<Figure name="never-drawn" />',
      /\.mdx:\d+ no figure "never-drawn"; add it under `figures` or correct the name/,
    ],
    [
      'a link to what does not exist',
      article,
      `<To service="${service}">`,
      '<To service="upkeep">',
      /\.mdx:\d+ there is no service "upkeep"; write one of .+, /,
    ],
    [
      'a sign that starts markup',
      article,
      `\n## ${heading}\n`,
      `\n## ${heading}\n\nLoads <5 MW.\n`,
      /\.mdx:\d+ Unexpected character .*; correct the text here; a bare < or { starts markup/,
    ],
    [
      'a heading of the first rank',
      article,
      `\n## ${heading}\n`,
      `\n# ${heading}\n`,
      /\.mdx:\d+ the title is the only heading of the first rank; write ## here/,
    ],
    [
      'a sum that is wrong',
      `articles/${counted.id}.mdx`,
      `amount: ${loss}`,
      `amount: ${loss + 500}`,
      new RegExp(
        `productionLoss\\.amount: expected ${loss}, which is what the factors give; correct the one`,
      ),
    ],
    [
      'bars that show other amounts than the records they count',
      `articles/${drawn.id}.mdx`,
      `values: [${shown}]`,
      `values: [${shown + 500}]`,
      /figures\.[a-z-]+\.data\.bars: expected the values \d+.*, which is what \w+ give; correct/,
    ],
    [
      'a drawing without its data',
      article,
      new RegExp(`(\\n  ${figure}:\\n    drawing: ).*`),
      '$1never-drawn',
      new RegExp(`figures\\.${figure}\\.drawing: expected a drawing: .+, `),
    ],
    [
      'an article published too early',
      article,
      /\nreferences:\n( {2}- .*\n)+/,
      '\n',
      /references: missing; expected at least five references, or `draft: true` until/,
    ],
  ];

  test.each(cases)('%s', async (_what, file, from, to, said) => {
    await edit(file, from, to);
    expect(await check()).toMatch(said);
  });

  describe('the review of an article', () => {
    const day = /^publishDate: .*\n(reviewed:\n( .*\n)*)?/m;
    const review = async (lines: string) =>
      edit(article, day, `publishDate: 2025-01-06\nreviewed:\n${lines}`);

    test.each([
      ['with nothing changed', '  date: 2026-11-22\n  changes:\n'],
      ['without the list of changes', '  date: 2026-11-22\n'],
      [
        'with a change and its reviewer',
        '  date: 2026-11-22\n  changes:\n    - text: One sentence.\n  reviewer:\n    name: Jane Roe\n    license: PE 1\n',
      ],
    ])('may come %s', async (_how, lines) => {
      await review(lines);
      expect(await checkContent(folder, collections)).toEqual([]);
    });

    test.each([
      [
        'before the article',
        '  date: 2025-01-05\n',
        /\.mdx:\d+ reviewed\.date: expected a day after the article was published, 2025-01-06; write/,
      ],
      [
        'without a day',
        '  changes: []\n',
        /reviewed\.date: missing; expected a day; write it as 2026-11-22/,
      ],
      [
        'with a change that says nothing',
        "  date: 2026-11-22\n  changes:\n    - text: ''\n",
        /reviewed\.changes\[0\]\.text: expected a sentence that names its source; write it as: /,
      ],
      [
        'with a change in words alone',
        '  date: 2026-11-22\n  changes: Nothing.\n',
        /reviewed\.changes: expected a list of changes; write each as "- text: \.\.\."/,
      ],
      [
        'by someone without a license',
        '  date: 2026-11-22\n  reviewer:\n    name: Jane Roe\n',
        /reviewed\.reviewer\.license: missing; expected a license with its number; write it as: /,
      ],
    ])('may not come %s', async (_how, lines, said) => {
      await review(lines);
      expect(await check()).toMatch(said);
    });
  });

  test('a draft may still lack what it places', async () => {
    await edit(article, `<${record} />`, '');
    await edit(article, /\nrelated:\n( {2}- .*\n)+/, '\n');
    await edit(article, /\nkeywords:/, '\ndraft: true\nkeywords:');
    expect(await checkContent(folder, collections)).toEqual([]);
  });
});

describe('words that have a better one are named with it', () => {
  test.each([
    [
      'in a field',
      'home.yaml',
      /lead: .*/,
      'lead: We mend what others left.',
      /content\/home\.yaml:13 hero\.lead: avoid "mend"; write repair or fix/,
    ],
    [
      'in a text, by its own line',
      'privacy-policy.mdx',
      '## Usage data\n',
      '## Usage data\n\nWhat the code asks\nfor.\n',
      /privacy-policy\.mdx:\d+ avoid "code asks"; write requires/,
    ],
  ])('%s', async (_where, file, from, to, said) => {
    await edit(file, from, to);
    expect(await check()).toMatch(said);
  });
});

describe('photographs are looked at', () => {
  const page = `facility-types/${bare.id}.yaml`;

  async function show(photo: string): Promise<void> {
    const file = join(folder, page);
    await writeFile(file, `${await readFile(file, 'utf8')}photos:\n${photo}\n`);
  }

  const yard = (rest = 'alt: A yard., caption: Yard, place: beside') =>
    `  - { file: of-this-test.jpg, ${rest} }`;

  beforeEach(() => mkdir(join(folder, 'photos'), { recursive: true }));

  test('one that is there, wide enough and described, is no problem', async () => {
    await takePhoto(join(folder, 'photos/of-this-test.jpg'), 1200, 1600, 6);
    await show(yard());
    expect(await checkContent(folder, collections)).toEqual([]);
  });

  test('one that is not there', async () => {
    await show(yard());
    expect(await check()).toMatch(
      /\.yaml:\d+ photos\[0\]\.file: there is no content\/photos\/of-this-test\.jpg; put the picture there/,
    );
  });

  test('one that is no picture', async () => {
    await writeFile(join(folder, 'photos/of-this-test.jpg'), 'not a picture');
    await show(yard());
    expect(await check()).toMatch(
      /photos\[0\]\.file: of-this-test\.jpg is not a picture that can be read; save it as JPEG again/,
    );
  });

  test('one that is too small as it is seen', async () => {
    await takePhoto(join(folder, 'photos/of-this-test.jpg'), 1600, 1200, 6);
    await show(yard());
    expect(await check()).toMatch(
      /photos\[0\]\.file: of-this-test\.jpg is 1200 px wide; expected at least 1600; take the original/,
    );
  });

  test('one without words for those who do not see it', async () => {
    await takePhoto(join(folder, 'photos/of-this-test.jpg'), 1600, 1200);
    await show(yard('caption: Yard, place: beside'));
    expect(await check()).toMatch(/photos\[0\]\.alt: missing; expected what the picture shows/);
  });

  test('one at a place that is none, and two in place of the diorama', async () => {
    await takePhoto(join(folder, 'photos/of-this-test.jpg'), 1600, 1200);
    await takePhoto(join(folder, 'photos/skid.jpg'), 1600, 1200);
    await show(yard('alt: A yard., caption: Yard, place: above'));
    expect(await check()).toMatch(/photos\[0\]\.place: expected beside .* or instead/);
    await edit(page, 'place: above }', 'place: instead }');
    await edit(page, /$/, '  - { file: skid.jpg, alt: A skid., caption: Skid, place: instead }\n');
    expect(await check()).toMatch(
      /photos\[1\]\.place: only one picture can stand in place of the diorama; write beside here/,
    );
  });
});

test('every problem is listed at once', async () => {
  await edit('company.yaml', /^( {2})state: .*$/m, '$1state: 7');
  await edit('home.yaml', `- ${home.projects.projects[0]?.id}`, '- nobodys-project');
  await edit('contact.yaml', /^( +)url: https:.*$/m, '$1url: nowhere');
  expect(await check()).toMatch(/^3 problems in content\//);
});

test('what a schema forgets to word is still a sentence', async () => {
  const problems = await checkContent(folder, {
    ...collections,
    notFound: { pattern: 'not-found.yaml', schema: () => z.looseObject({ weight: z.number() }) },
  });
  expect(formatContentProblems(problems)).toContain(
    'content/not-found.yaml:1 weight: missing; expected number; give it one',
  );
});
