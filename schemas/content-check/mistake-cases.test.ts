import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as content from '../../checks/site/content.ts';
import { writePhoto } from '../../checks/site/photographs.ts';
import { copyContent, type Mistake, shipped, testMistakes } from './content-copy.ts';

/* Each reported problem names the file, the line, the field, the expected value and the fix. */

const { articles, facilityTypes, find, home, projects, sheets, towns } = content;

/** Matches a whole line that starts with `start` after its indentation, and captures the indentation. */
const line = (start: string) => new RegExp(`^( *)${RegExp.escape(start)}.*$`, 'm');

/* Entries of the shipped content into which the cases insert mistakes. */

const [town] = towns;
const distant = find(towns, ({ drive }) => drive, 'a town that is not a base');
const inLargeGroup = content.serviceAreaPage.towns.groups
  .filter((group) => group.towns.length > 1)
  .flatMap((group) => group.towns.map(({ id }) => id));
const townWithCard = find(
  towns,
  ({ id, card }) => card && id !== distant.id && inLargeGroup.includes(id),
  'another town with a card, in a group of several towns',
);
const townFile = `towns/${town?.id}.yaml`;
const [, serviceOnHome] = home.services.services;
const topic = find(
  content.blogPage.topics.tiles.slice(1),
  ({ categories }) => categories.length > 1,
  'a topic with several categories that is not the first',
);
const category = topic.categories[0] ?? '';

/** Mistakes that the check finds by comparing several files. */
const mistakesAcrossFiles: Mistake[] = [];

/* Mistakes in towns, topics and sheets. */
{
  const [first, second] = sheets;
  const sheetWith = (kind: string) =>
    `sheets/${find(sheets, ({ blocks }) => blocks.some((each) => each.kind === kind), kind).id}.yaml`;
  const curve = sheetWith('relay-curve');
  const listing = find(
    sheets,
    ({ blocks }) => blocks.some((block) => block.kind === 'table' && block.listedOn),
    'a sheet whose names are listed on another',
  );
  const distantFile = `towns/${distant.id}.yaml`;
  const area = 'pages/service-area.yaml';
  mistakesAcrossFiles.push(
    [
      distantFile,
      /^drive:\n( .*\n)*/m,
      '',
      /drive: missing; expected the drive from the responding/,
    ],
    [
      distantFile,
      /from: .*/,
      'from: Nowhere',
      /drive\.from: "Nowhere" is not a base; expected \w+.*, the bases in content\//,
    ],
    [
      distantFile,
      line('latitude: '),
      'latitude: 45.5',
      /latitude: \d+ km from the center of the ring,/,
    ],
    [area, line(`- ${townWithCard.id}`), '', /:\d+ card: no group shows this card; add/],
    [
      area,
      line(`- ${townWithCard.id}`),
      `$&\n$1- ${townWithCard.id}`,
      /card: \S+ is listed 2 times under/,
    ],
    [curve, /\{fault\.high\}/, '{fault.hihg}', /the station has no number \{fault\.hihg\}; write/],
    [curve, /( +)- Ramp\n/, '$1- Ramp\n$1- Twice\n', /cells: 9 cells for 8 columns; write one/],
    [
      curve,
      /rows: \d+\n/,
      'rows: 1\n',
      /blank\.rows: 1 rows for \d with a name or kept cells; write/,
    ],
    [curve, '- Ramp', '- Ramped from half of it up', /columns: the longest text in each .* Ramped/],
    [curve, /table: .*/, 'table: Reslts', /blocks\[\d\]\.table: no such table; write one of /],
    [curve, /x: .*/, 'x: Injcet', /blocks\[\d\]\.x: no such column; write one of /],
    [
      `sheets/${listing.id}.yaml`,
      /(cells:\n +- ).*/,
      '$1XX-99',
      /XX-99 is not in the first column/,
    ],
    [
      `sheets/${second?.id}.yaml`,
      /^number: .*$/m,
      `number: ${first?.number}`,
      /number: content\/sheets\/.* has the same number; change one of the two/,
    ],
  );
}

describe('invalid fields', () => {
  const sheetWithMarks = sheets.find(({ blocks }) =>
    blocks.some(({ kind }) => kind === 'state-line'),
  );
  const sheetWithNotes = sheets.find(
    ({ id, notes }) => id !== sheetWithMarks?.id && notes.length > 0,
  );
  testMistakes([
    ['company.yaml', /^email: .*\n/m, '', /company\.yaml:1 email: missing; expected an email/],
    ['company.yaml', /^ {2}number: .*$/m, "  number: '432-555'", /\d phone\.number: .*'\+/],
    [
      'company.yaml',
      /^ {2}number: .*$/m,
      "  number: '+14325550199'",
      /phone\.display: the digits differ/,
    ],
    [townFile, line('stateCode: '), 'stateCode: OK', /stateCode: expected .*content\/region\.yaml/],
    [
      townFile,
      line('name: '),
      'name: town.jpg',
      /:1 name: the picture town\.jpg does not exist; put/,
    ],
    ['home.yaml', 'lead:', 'leed:', /home\.yaml:\d+ hero\.leed: no such field here; remove it or/],
    [
      'home.yaml',
      `- ${serviceOnHome?.id}`,
      '- nobodys-service',
      /services\.services\[1\]: "nobodys-service" is not in content\/services; write one of .*, /,
    ],
    [
      'home.yaml',
      line(`- ${serviceOnHome?.id}`),
      `$&${`\n$1- ${serviceOnHome?.id}`.repeat(6)}`,
      /services\.services: expected 1 to 6 services; the design has room for that many/,
    ],
    [
      'pages/blog.yaml',
      new RegExp(`^ +- ${category}\\n`, 'm'),
      '',
      new RegExp(
        `blog\\.yaml:\\d+ topics\\.tiles: no topic contains the category ${category}; add it`,
      ),
    ],
    [
      'pages/blog.yaml',
      /categories:\n( *)- /,
      `categories:\n$1- ${category}\n$1- `,
      new RegExp(
        `tiles: more than one topic contains the category ${category}; keep it in only one`,
      ),
    ],
    ['contact.yaml', /^heading: /m, 'heading: [', /contact\.yaml:\d+ .*; correct the YAML here/],
    ['contact.yaml', /^lead: /m, 'heading: Again\nlead: ', /\d .*unique.*; correct the YAML here/],
    [
      'contact.yaml',
      '{reference}',
      'ready',
      /success\.reference: expected \{reference\} exactly once,/,
    ],
    [
      'navigation.yaml',
      /(header:[\s\S]*page: )\w+/,
      '$1news',
      /page: expected the name of a page:/,
    ],
    [`sheets/${sheetWithMarks?.id}.yaml`, /at: 0\.\d+/, 'at: 7', /blocks\[\d\]\.marks\[0\]\.at: /],
    [
      `sheets/${sheetWithNotes?.id}.yaml`,
      /^notes:\n {2}- .*$/m,
      'notes:\n  - A note that is longer than the form has room for',
      /notes\[0\]: expected at most 35 characters; shorten it/,
    ],
    [
      'home.yaml',
      /lead: .*/,
      'lead: Near {bse}.',
      /hero\.lead: there is no placeholder \{bse\}; write one of base, /,
    ],
    ['home.yaml', /lead: .*/, 'lead: We mend.', /hero\.lead: avoid "mend"; write repair or fix/],
    [
      'privacy-policy.mdx',
      '## Usage data\n',
      '## Usage data\n\nWhat the code asks\nfor.\n',
      /privacy-policy\.mdx:\d+ avoid "code asks"; write requires/,
    ],
  ]);
});

describe.runIf(content.region.names)('names on the map', () => {
  const { x, y } = content.region.names?.wide[0] ?? {};
  const place = `x: ${x}\n      y: ${y}`;
  testMistakes([
    [
      'region.yaml',
      place,
      'x: 790\n      y: 66',
      /names\.wide\[0\]: .+ is not entirely inside the map, which has x from 0 to 760 and y from 0/,
    ],
    [
      'region.yaml',
      place,
      'x: 150\n      y: 731',
      /names\.wide\[0\]: .+ overlaps the scale bar, which covers x from 98 to \d+ and y from/,
    ],
    [
      'region.yaml',
      /^ring:\n( .*\n)+/m,
      '',
      /region\.yaml:1 ring: missing; add it, or remove all three of ring, degrees and names/,
    ],
  ]);
});

describe('a diorama that does not match its picture, scope or one-line', () => {
  const plant = find(facilityTypes, ({ diorama }) => diorama, 'a facility type with a diorama');
  const [first, second] = plant.diorama?.path ?? [];
  const plantWithBeside = find(
    facilityTypes,
    ({ diorama }) => diorama?.beside.length,
    'a facility type with equipment beside the path',
  );
  const project = `projects/${find(projects, ({ diorama }) => diorama, 'a project with a diorama').id}.yaml`;
  const file = `facility-types/${plant.id}.yaml`;
  /** Replaces the first occurrence of a field value. By default, gives step 2 the value of step 1. */
  const replaceField = (
    field: 'anchor' | 'symbol' | 'name',
    from = second?.[field],
    to = first?.[field],
  ) => [file, `${field}: ${from}`, `${field}: ${to}`] as const;
  const duplicateOfStep1 = (field: string) =>
    new RegExp(`path\\[1\\]\\.${field}: ".+" is already used by step 1; remove`);
  mistakesAcrossFiles.push(
    [
      ...replaceField('anchor', second?.anchor, 'nowhere'),
      /path\[1\]\.anchor: no such place in the/,
    ],
    [
      ...replaceField('symbol', second?.symbol, 'nothing'),
      /path\[1\]\.symbol: no such part in the one-/,
    ],
    [
      file,
      `scope: ${first?.scope}\n      symbol`,
      'scope: X\n      symbol',
      /no scope item of this page/,
    ],
    [...replaceField('anchor'), duplicateOfStep1('anchor')],
    [...replaceField('name'), duplicateOfStep1('name')],
    [
      ...replaceField('name', first?.name, first?.scope.slice(0, 26).trim()),
      /path\[0\]\.name: repeats the title of its scope item; name what the picture shows/,
    ],
    [
      file,
      new RegExp(`symbol: ${first?.symbol}\\n([\\s\\S]*)symbol: ${second?.symbol}\\n`),
      `symbol: ${second?.symbol}\n$1symbol: ${first?.symbol}\n`,
      /path\[1\]\.symbol: power reaches \S+ before \S+; move this step ahead of the/,
    ],
    [
      `facility-types/${plantWithBeside.id}.yaml`,
      `- anchor: ${plantWithBeside.diorama?.beside[0]?.anchor}`,
      `- anchor: ${plantWithBeside.diorama?.path[0]?.anchor}`,
      /diorama\.beside\[0\]\.anchor: ".+" is already used by step 1; remove one/,
    ],
    [
      project,
      /( {2}path:\n)([\s\S]*?)( {2}beside:|overview:)/,
      '$1    - { step: Source }\n$3',
      /diorama\.path: expected a list of steps, at least 5/,
    ],
    [
      project,
      / {2}path:\n/,
      `$&${'    - { step: Source }\n'.repeat(9)}`,
      /diorama\.path: expected at most 8 steps; more would cover/,
    ],
  );

  test('a diorama on a page without a picture and a one-line is reported', async () => {
    const { path, check } = await copyContent();
    await cp(path(file), path('facility-types/never-drawn.yaml'));
    const output = await check();
    expect(output).toMatch(
      /never-drawn.*path\[0\]\.anchor: there is no picture of this page in art/,
    );
    expect(output).toMatch(/path\[0\]\.symbol: there is no one-line of this page; draw it in/);
  });
});

const articleWithFigure = await findArticleWithFigure();

describe('an article whose text does not match its front matter', () => {
  const { file, record, figure } = articleWithFigure;
  const articleWithOutages = find(
    articles,
    ({ records }) => records?.downtimeScenarios,
    'an article with downtime scenarios',
  );
  const loss = articleWithOutages.records?.downtimeScenarios?.[0]?.productionLoss.amount ?? 0;
  const articleWithRows = find(articles, ({ records }) => records?.rows, 'an article with rows');
  const [articleWithBars] = articles.flatMap(({ id, figures = {} }) =>
    Object.values(figures).flatMap((figure) =>
      figure.drawing === 'bars' && figure.data.counts
        ? [{ id, length: figure.data.bars[0]?.values[0] ?? 0 }]
        : [],
    ),
  );
  const placed = `<${record} />`;
  const fileOf = (id: string | undefined) => `articles/${id}.mdx`;
  const usedFiles = [
    file,
    ...[articleWithOutages, articleWithRows, articleWithBars].map((article) => fileOf(article?.id)),
  ];
  const freeFiles = articles
    .map(({ id }) => fileOf(id))
    .filter((path) => !usedFiles.includes(path));
  let nextIndex = 0;
  /** Returns a different article for each mistake, and starts over if there are more mistakes than articles. */
  const nextFile = () => freeFiles[nextIndex++ % freeFiles.length] ?? file;
  const heading = /\n## .+\n/;
  const review = (lines: string, message: RegExp): Mistake => [
    nextFile(),
    /^publishDate: .*\n(reviewed:\n( .*\n)*)?/m,
    `publishDate: 2025-01-06\nreviewed:\n${lines}`,
    message,
  ];
  mistakesAcrossFiles.push(
    [file, placed, '<NobodysRecords />', /:\d+ there is no component <NobodysRecords>; write one/],
    [
      file,
      placed,
      '',
      new RegExp(`\\.mdx:1 records\\.\\w+ is not placed in the text; write <${record} /> where`),
    ],
    [file, placed, `${placed}\n\n<Trends />`, /:\d+ the article has no trends; add them under `/],
    [nextFile(), heading, '$&\n<Rows name="x" />\n', /no rows "x"; add them under `records\.rows`/],
    [
      `articles/${articleWithRows.id}.mdx`,
      /<Rows (name="[^"]+").*\/>/,
      '<Rows $1 as="boxes" />',
      /there is no layout "boxes"; write one of cards, columns, stages/,
    ],
    [
      `articles/${articleWithRows.id}.mdx`,
      /<Rows [^>]*\/>/g,
      '',
      /\.mdx:1 records\.rows\.[a-z-]+ is not placed in the text; write <Rows name="[a-z-]+" \/> where/,
    ],
    [nextFile(), heading, '$&\n<Figure name="x" />\n', /no figure "x"; add it under `figures`/],
    [nextFile(), heading, '$&\nA <To service="x">b</To>.\n', /there is no service "x"; write one/],
    [nextFile(), heading, '$&\nLoads <5 MW.\n', /Unexpected .*; a bare < or \{ starts markup/],
    [nextFile(), heading, '$&\n# Top\n', /the title is the only top-level heading; write ## here/],
    [
      `articles/${articleWithOutages.id}.mdx`,
      `amount: ${loss}`,
      `amount: ${loss + 500}`,
      /productionLoss\.amount: expected \d+, calculated from the factors; correct the value/,
    ],
    [
      `articles/${articleWithBars?.id}.mdx`,
      new RegExp(`(values:\\n *- )${articleWithBars?.length}\\n`),
      `$1${(articleWithBars?.length ?? 0) + 500}\n`,
      /figures\[\d+\]\.data\.bars: expected the values \d+.*, calculated from \w+; correct/,
    ],
    [
      file,
      new RegExp(`(- )(drawing: .*)(\\n +name: ${figure}\\n)`),
      '$1drawing: never-drawn$3',
      /figures\[\d+\]\.drawing: expected a drawing: .+, /,
    ],
    review(
      '  date: 2025-01-05\n',
      /reviewed\.date: expected a date no earlier than 2025-01-06, when/,
    ),
    review('  changes: []\n', /reviewed\.date: missing; expected a date, for example 2026-11-22/),
    review(
      "  date: 2026-11-22\n  changes:\n    - text: ''\n",
      /reviewed\.changes\[0\]\.text: expected a sentence that names its source, for example: /,
    ),
    review(
      '  date: 2026-11-22\n  changes: Nothing.\n',
      /reviewed\.changes: expected a list of changes, each as "text: \.\.\.", at least 1;/,
    ),
    review(
      '  date: 2026-11-22\n  reviewer:\n    name: Jane Roe\n',
      /reviewed\.reviewer\.license: missing; expected a license with its number, for example: /,
    ),
  );

  test('a review with a change and a reviewer is valid, and the text of a draft may leave out records', async () => {
    const { edit, find: findProblems } = await copyContent();
    const change = '  changes:\n    - text: One sentence.\n';
    const reviewer = '  reviewer:\n    name: Jane Roe\n    license: PE 1\n';
    const [article, from, to] = review(`  date: 2026-11-22\n${change}${reviewer}`, /^/);
    await edit(article, from, to);
    expect(await findProblems()).toEqual([]);
    await edit(file, placed, '');
    await edit(file, /\nrelated:\n( {2}- .*\n)+/, '\n');
    await edit(file, /\ndraft: false\n/, '\ndraft: true\n');
    expect(await findProblems()).toEqual([]);
  });
});

/** Finds an article whose text inserts a record and a figure. */
async function findArticleWithFigure() {
  for (const { id, figures = {}, records } of articles) {
    const file = `articles/${id}.mdx`;
    const text = await readFile(join(shipped, file), 'utf8');
    const record = /^<((?!PrintForm)[A-Z]\w+) \/>$/m.exec(text)?.[1];
    const figure = Object.keys(figures).find((name) => text.includes(`<Figure name="${name}" />`));
    if (record && figure && !records?.trends) return { file, record, figure };
  }
  throw new content.MissingContent('content/ has no article with a record and a figure');
}

describe('content files that contradict one another', () => testMistakes(mistakesAcrossFiles));

test('missing, unreadable and small photos, and photos with invalid fields, are reported', async () => {
  const besideScope = 'alt: A yard., caption: Yard, place: beside';
  const insteadOfDiorama = 'alt: A yard., caption: Yard, place: instead';
  // A width of 0 stands for a missing file, and a width of 1 for a file that is not a picture.
  const photos: [width: number, fields: string, message?: RegExp][] = [
    [1600, besideScope],
    [0, besideScope, /file: content\/photos\/\d\.jpg does not exist; put/],
    [1, besideScope, /file: \d\.jpg cannot be read as a photo; save/],
    [1200, besideScope, /\d\.jpg is 1200 px wide;/],
    [1600, 'caption: Yard, place: beside', /alt: missing; expected what the/],
    [1600, 'alt: A yard., caption: Yard, place: above', /place: expected beside .* or instead/],
    [
      1600,
      `${insteadOfDiorama} }\n  - { file: 0.jpg, ${insteadOfDiorama}`,
      /photos\[1\]\.place: only one photo can/,
    ],
  ];
  const pagesWithoutPhotos = [
    ...facilityTypes.map((facilityType) => ({ ...facilityType, folder: 'facility-types' })),
    ...projects.map((project) => ({ ...project, folder: 'projects' })),
  ].filter(({ photos }) => !photos);
  const { path, check } = await copyContent();
  await mkdir(path('photos'), { recursive: true });
  for (const [index, [width, fields]] of photos.entries()) {
    const file = path(`photos/${index}.jpg`);
    // Orientation 6 rotates the photo by 90 degrees, so the stored height is the displayed width.
    if (width > 1) await writePhoto(file, 1600, width, 6);
    else if (width > 0) await writeFile(file, 'not a picture');
    const page = path(`${pagesWithoutPhotos[index]?.folder}/${pagesWithoutPhotos[index]?.id}.yaml`);
    const shown = `photos:\n  - { file: ${index}.jpg, ${fields} }\n`;
    await writeFile(page, `${await readFile(page, 'utf8')}${shown}`);
  }
  const problems = (await check()).split('\n');
  for (const [index, [, , message]] of photos.entries()) {
    const found = problems.filter((line) =>
      line.includes(`/${pagesWithoutPhotos[index]?.id}.yaml`),
    );
    expect(found).toEqual(message ? [expect.stringMatching(message)] : []);
  }
});
