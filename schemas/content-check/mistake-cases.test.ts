import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
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
    {
      file: distantFile,
      from: /^drive:\n( .*\n)*/m,
      to: '',
      message: /drive: missing; expected the drive from the responding/,
    },
    {
      file: distantFile,
      from: /from: .*/,
      to: 'from: Nowhere',
      message: /drive\.from: "Nowhere" is not a base; expected \w+.*, the bases in content\//,
    },
    {
      file: distantFile,
      from: line('latitude: '),
      to: 'latitude: 45.5',
      message: /latitude: \d+ km from the center of the ring,/,
    },
    {
      file: area,
      from: line(`- ${townWithCard.id}`),
      to: '',
      message: /:\d+ card: no group shows this card; add/,
    },
    {
      file: area,
      from: line(`- ${townWithCard.id}`),
      to: `$&\n$1- ${townWithCard.id}`,
      message: /card: \S+ is listed 2 times under/,
    },
    {
      file: curve,
      from: /\{fault\.high\}/,
      to: '{fault.hihg}',
      message: /the station has no number \{fault\.hihg\}; write/,
    },
    {
      file: curve,
      from: /( +)- Ramp\n/,
      to: '$1- Ramp\n$1- Twice\n',
      message: /cells: 8 cells for 7 columns; write one/,
    },
    {
      file: curve,
      from: '- Ramp',
      to: '- Ramped from half of it up',
      message: /columns: the longest text in each .* Ramped/,
    },
    {
      file: curve,
      from: /table: .*/,
      to: 'table: Reslts',
      message: /blocks\[\d\]\.table: no such table; write one of /,
    },
    {
      file: curve,
      from: /x: .*/,
      to: 'x: Injcet',
      message: /blocks\[\d\]\.x: no such column; write one of /,
    },
    {
      file: `sheets/${listing.id}.yaml`,
      from: /(cells:\n +- ).*/,
      to: '$1XX-99',
      message: /XX-99 is not in the first column/,
    },
    {
      file: `sheets/${second?.id}.yaml`,
      from: /^number: .*$/m,
      to: `number: ${first?.number}`,
      message: /number: content\/sheets\/.* has the same number; change one of the two/,
    },
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
    {
      file: 'company.yaml',
      from: /^email: .*\n/m,
      to: '',
      message: /company\.yaml:1 email: missing; expected an email/,
    },
    {
      file: 'company.yaml',
      from: /^ {2}number: .*$/m,
      to: "  number: '432-555'",
      message: /\d phone\.number: .*'\+/,
    },
    {
      file: 'company.yaml',
      from: /^ {2}number: .*$/m,
      to: "  number: '+14325550199'",
      message: /phone\.display: the digits differ/,
    },
    {
      file: townFile,
      from: line('stateCode: '),
      to: 'stateCode: OK',
      message: /stateCode: expected .*content\/region\.yaml/,
    },
    {
      file: townFile,
      from: line('name: '),
      to: 'name: town.jpg',
      message: /:1 name: the picture town\.jpg does not exist; put/,
    },
    {
      file: 'home.yaml',
      from: 'lead:',
      to: 'leed:',
      message: /home\.yaml:\d+ hero\.leed: no such field here; remove it or/,
    },
    {
      file: 'home.yaml',
      from: `- ${serviceOnHome?.id}`,
      to: '- nobodys-service',
      message:
        /services\.services\[1\]: "nobodys-service" is not in content\/services; write one of .*, /,
    },
    {
      file: 'home.yaml',
      from: line(`- ${serviceOnHome?.id}`),
      to: `$&${`\n$1- ${serviceOnHome?.id}`.repeat(6)}`,
      message: /services\.services: expected 1 to 6 services; the design has room for that many/,
    },
    {
      file: 'pages/blog.yaml',
      from: new RegExp(`^ +- ${category}\\n`, 'm'),
      to: '',
      message: new RegExp(
        `blog\\.yaml:\\d+ topics\\.tiles: no topic contains the category ${category}; add it`,
      ),
    },
    {
      file: 'pages/blog.yaml',
      from: /categories:\n( *)- /,
      to: `categories:\n$1- ${category}\n$1- `,
      message: new RegExp(
        `tiles: more than one topic contains the category ${category}; keep it in only one`,
      ),
    },
    {
      file: 'contact.yaml',
      from: /^heading: /m,
      to: 'heading: [',
      message: /contact\.yaml:\d+ .*; correct the YAML here/,
    },
    {
      file: 'contact.yaml',
      from: /^lead: /m,
      to: 'heading: Again\nlead: ',
      message: /\d .*unique.*; correct the YAML here/,
    },
    {
      file: 'contact.yaml',
      from: '{reference}',
      to: 'ready',
      message: /success\.reference: expected \{reference\} exactly once,/,
    },
    {
      file: 'navigation.yaml',
      from: /(header:[\s\S]*page: )\w+/,
      to: '$1news',
      message: /page: expected the name of a page:/,
    },
    {
      file: `sheets/${sheetWithMarks?.id}.yaml`,
      from: /at: 0\.\d+/,
      to: 'at: 7',
      message: /blocks\[\d\]\.marks\[0\]\.at: /,
    },
    {
      file: `sheets/${sheetWithNotes?.id}.yaml`,
      from: /^notes:\n {2}- .*$/m,
      to: 'notes:\n  - A note that is longer than the form has room for',
      message: /notes\[0\]: expected at most 35 characters; shorten it/,
    },
    {
      file: 'home.yaml',
      from: /lead: .*/,
      to: 'lead: Near {bse}.',
      message: /hero\.lead: there is no placeholder \{bse\}; write one of base, /,
    },
    {
      file: 'home.yaml',
      from: /lead: .*/,
      to: 'lead: We mend.',
      message: /hero\.lead: avoid "mend"; write repair or fix/,
    },
    {
      file: 'privacy-policy.mdx',
      from: '## Usage data\n',
      to: '## Usage data\n\nWhat the code asks\nfor.\n',
      message: /privacy-policy\.mdx:\d+ avoid "code asks"; write requires/,
    },
  ]);
});

describe.runIf(content.region.names)('names on the map', () => {
  const { x, y } = content.region.names?.wide[0] ?? {};
  const place = `x: ${x}\n      y: ${y}`;
  testMistakes([
    {
      file: 'region.yaml',
      from: place,
      to: 'x: 790\n      y: 66',
      message:
        /names\.wide\[0\]: .+ is not entirely inside the map, which has x from 0 to 760 and y from 0/,
    },
    {
      file: 'region.yaml',
      from: place,
      to: 'x: 150\n      y: 731',
      message:
        /names\.wide\[0\]: .+ overlaps the scale bar, which covers x from 98 to \d+ and y from/,
    },
    {
      file: 'region.yaml',
      from: /^ring:\n( .*\n)+/m,
      to: '',
      message:
        /region\.yaml:1 ring: missing; add it, or remove all three of ring, degrees and names/,
    },
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
  ) => ({ file, from: `${field}: ${from}`, to: `${field}: ${to}` });
  const duplicateOfStep1 = (field: string) =>
    new RegExp(`path\\[1\\]\\.${field}: ".+" is already used by step 1; remove`);
  mistakesAcrossFiles.push(
    {
      ...replaceField('anchor', second?.anchor, 'nowhere'),
      message: /path\[1\]\.anchor: no such place in the/,
    },
    {
      ...replaceField('symbol', second?.symbol, 'nothing'),
      message: /path\[1\]\.symbol: no such part in the one-/,
    },
    {
      file,
      from: `scope: ${first?.scope}\n      symbol`,
      to: 'scope: X\n      symbol',
      message: /no scope item of this page/,
    },
    { ...replaceField('anchor'), message: duplicateOfStep1('anchor') },
    { ...replaceField('name'), message: duplicateOfStep1('name') },
    {
      ...replaceField('name', first?.name, first?.scope.slice(0, 26).trim()),
      message: /path\[0\]\.name: repeats the title of its scope item; name what the picture shows/,
    },
    {
      file,
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
      file: project,
      from: /( {2}path:\n)([\s\S]*?)( {2}beside:|overview:)/,
      to: '$1    - { step: Source }\n$3',
      message: /diorama\.path: expected a list of steps, at least 5/,
    },
    {
      file: project,
      from: / {2}path:\n/,
      to: `$&${'    - { step: Source }\n'.repeat(9)}`,
      message: /diorama\.path: expected at most 8 steps; more would cover/,
    },
  );

  test('a diorama on a page without a picture and a one-line is reported', async () => {
    const { path, check } = await copyContent();
    await cp(path(file), path('facility-types/never-drawn.yaml'));
    expect((await check()).match(/never-drawn.*(picture|one-line).*/g)).toEqual([
      expect.stringMatching(
        /never-drawn\.yaml:\d+ diorama: no picture is called never-drawn; if the page was renamed, write its old name under `scene`; if not, render a picture/,
      ),
    ]);
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
  const review = (lines: string, message: RegExp): Mistake => ({
    file: nextFile(),
    from: /^publishDate: .*\n(reviewed:\n( .*\n)*)?/m,
    to: `publishDate: 2025-01-06\nreviewed:\n${lines}`,
    message,
  });
  mistakesAcrossFiles.push(
    {
      file,
      from: placed,
      to: '<NobodysRecords />',
      message: /:\d+ there is no component <NobodysRecords>; write one/,
    },
    {
      file,
      from: placed,
      to: '',
      message: new RegExp(
        `\\.mdx:1 records\\.\\w+ is not placed in the text; write <${record} /> where`,
      ),
    },
    {
      file,
      from: placed,
      to: `${placed}\n\n<Trends />`,
      message: /:\d+ the article has no trends; add them under `/,
    },
    {
      file: nextFile(),
      from: heading,
      to: '$&\n<Rows name="x" />\n',
      message: /no rows "x"; add them under `records\.rows`/,
    },
    {
      file: `articles/${articleWithRows.id}.mdx`,
      from: /<Rows (name="[^"]+").*\/>/,
      to: '<Rows $1 as="boxes" />',
      message: /there is no layout "boxes"; write one of cards, columns, stages/,
    },
    {
      file: `articles/${articleWithRows.id}.mdx`,
      from: /<Rows [^>]*\/>/g,
      to: '',
      message:
        /\.mdx:1 records\.rows\.[a-z-]+ is not placed in the text; write <Rows name="[a-z-]+" \/> where/,
    },
    {
      file: nextFile(),
      from: heading,
      to: '$&\n<Figure name="x" />\n',
      message: /no figure "x"; add it under `figures`/,
    },
    {
      file: nextFile(),
      from: heading,
      to: '$&\nA <To service="x">b</To>.\n',
      message: /there is no service "x"; write one/,
    },
    {
      file: nextFile(),
      from: heading,
      to: '$&\nLoads <5 MW.\n',
      message: /Unexpected .*; a bare < or \{ starts markup/,
    },
    {
      file: nextFile(),
      from: heading,
      to: '$&\n# Top\n',
      message: /the title is the only top-level heading; write ## here/,
    },
    {
      file: `articles/${articleWithOutages.id}.mdx`,
      from: `amount: ${loss}`,
      to: `amount: ${loss + 500}`,
      message:
        /productionLoss\.amount: expected \d+, calculated from the factors; correct the value/,
    },
    {
      file: `articles/${articleWithBars?.id}.mdx`,
      from: new RegExp(`(values:\\n *- )${articleWithBars?.length}\\n`),
      to: `$1${(articleWithBars?.length ?? 0) + 500}\n`,
      message:
        /figures\[\d+\]\.data\.bars: expected the values \d+.*, calculated from \w+; correct/,
    },
    {
      file,
      from: new RegExp(`(- )(drawing: .*)(\\n +name: ${figure}\\n)`),
      to: '$1drawing: never-drawn$3',
      message: /figures\[\d+\]\.drawing: expected a drawing: .+, /,
    },
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
    const { file: reviewed, from, to } = review(`  date: 2026-11-22\n${change}${reviewer}`, /^/);
    await edit(reviewed, from, to);
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
  const photos: { width: number; fields: string; message?: RegExp }[] = [
    { width: 1600, fields: besideScope },
    {
      width: 0,
      fields: besideScope,
      message: /file: content\/photos\/\d\.jpg does not exist; put/,
    },
    { width: 1, fields: besideScope, message: /file: \d\.jpg cannot be read as a photo; save/ },
    { width: 1200, fields: besideScope, message: /\d\.jpg is 1200 px wide;/ },
    {
      width: 1600,
      fields: 'caption: Yard, place: beside',
      message: /alt: missing; expected what the/,
    },
    {
      width: 1600,
      fields: 'alt: A yard., caption: Yard, place: above',
      message: /place: expected beside .* or instead/,
    },
    {
      width: 1600,
      fields: `${insteadOfDiorama} }\n  - { file: 0.jpg, ${insteadOfDiorama}`,
      message: /photos\[1\]\.place: only one photo can/,
    },
  ];
  const plant = find(facilityTypes, ({ diorama }) => diorama, 'a facility type with a diorama');
  const { path, check } = await copyContent();
  await mkdir(path('photos'), { recursive: true });
  for (const [index, { width, fields }] of photos.entries()) {
    const file = path(`photos/${index}.jpg`);
    // Orientation 6 rotates the photo by 90 degrees, so the stored height is the displayed width.
    if (width > 1) await writePhoto(file, 1600, width, 6);
    else if (width > 0) await writeFile(file, 'not a picture');
    // Each photo is on a page of its own: a copy without the photos of the original, but with its pictures.
    const page = parse(await readFile(path(`facility-types/${plant.id}.yaml`), 'utf8'));
    const copy = stringify({ ...page, scene: plant.scene ?? plant.id, photos: undefined });
    const shown = `photos:\n  - { file: ${index}.jpg, ${fields} }\n`;
    await writeFile(path(`facility-types/photo-${index}.yaml`), `${copy}${shown}`);
  }
  const problems = (await check()).split('\n');
  for (const [index, { message }] of photos.entries()) {
    const found = problems.filter((line) => line.includes(`/photo-${index}.yaml`));
    expect(found).toEqual(message ? [expect.stringMatching(message)] : []);
  }
});
