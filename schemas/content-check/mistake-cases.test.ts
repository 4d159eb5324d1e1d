import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as content from '../../checks/site/content.ts';
import { writePhoto } from '../../checks/site/photographs.ts';
import { copyContent, type Mistake, shipped, testMistakes } from './content-copy.ts';

/* Each reported problem names the file, the line, the field, the expected value and the fix. */

const { articles, facilityTypes, find, home, projects, sheets, towns } = content;

/** Matches a whole line that begins with `start`, and captures its indentation. */
const line = (start: string) => new RegExp(`^( *)${RegExp.escape(start)}.*$`, 'm');

/* Entries of the shipped content into which the cases insert mistakes. */

const [town] = towns;
const distant = find(towns, ({ drive }) => drive, 'a town that is no base');
const inLargeGroup = content.serviceAreaPage.towns.groups
  .filter((group) => group.towns.length > 1)
  .flatMap((group) => group.towns.map(({ id }) => id));
const carded = find(
  towns,
  ({ id, card }) => card && id !== distant.id && inLargeGroup.includes(id),
  'another with a card, in a group with more than one',
);
const townFile = `towns/${town?.id}.yaml`;
const [, serviceOnHome] = home.services.services;
const shared = find(
  content.blogPage.topics.tiles.slice(1),
  ({ categories }) => categories.length > 1,
  'a topic with several categories that is not the first',
);
const orphan = shared.categories[0] ?? '';

/** Mistakes that only a comparison with other files reveals. Mistakes in different files share one copy. */
const crossing: Mistake[] = [];

/* Mistakes in towns, topics and sheets. */
{
  const [first, second] = sheets;
  const having = (kind: string) =>
    `sheets/${find(sheets, ({ blocks }) => blocks.some((each) => each.kind === kind), kind).id}.yaml`;
  const curve = having('relay-curve');
  const listing = find(
    sheets,
    ({ blocks }) => blocks.some((block) => block.kind === 'table' && block.listedOn),
    'a sheet whose names are listed on another',
  );
  const away = `towns/${distant.id}.yaml`;
  const area = 'pages/service-area.yaml';
  crossing.push(
    [away, /^drive:\n( .*\n)*/m, '', /drive: missing; expected the way from the base that answers/],
    [
      away,
      /from: .*/,
      'from: Nowhere',
      /drive\.from: "Nowhere" is not a base; expected \w+.*, the bases of content\//,
    ],
    [away, line('latitude: '), 'latitude: 45.5', /latitude: \d+ km from the center of the ring,/],
    [area, line(`- ${carded.id}`), '', /:\d+ card: no group shows it; add/],
    [area, line(`- ${carded.id}`), `$&\n$1- ${carded.id}`, /card: it is listed 2 times under/],
    [curve, /\{fault\.high\}/, '{fault.hihg}', /the station has no number \{fault\.hihg\}; write/],
    [curve, /( +)- Ramp\n/, '$1- Ramp\n$1- Twice\n', /cells: 8 cells under 7 columns; write a/],
    [curve, '- Ramp', '- Ramped from half of it up', /columns: their longest .* Ramped/],
    [curve, /table: .*/, 'table: Reslts', /blocks\[\d\]\.table: no such table; write one of /],
    [curve, /x: .*/, 'x: Injcet', /blocks\[\d\]\.x: no such column; write one of /],
    [`sheets/${listing.id}.yaml`, /(cells:\n +- ).*/, '$1XX-99', /XX-99 is not in a first column/],
    [
      `sheets/${second?.id}.yaml`,
      /^number: .*$/m,
      `number: ${first?.number}`,
      /number: content\/sheets\/.* has this number; give one of the two another/,
    ],
  );
}

describe('fields against their schemas', () => {
  const marked = sheets.find(({ blocks }) => blocks.some(({ kind }) => kind === 'state-line'));
  const noted = sheets.find(({ id, notes }) => id !== marked?.id && notes.length > 0);
  testMistakes([
    ['company.yaml', /^email: .*\n/m, '', /company\.yaml:1 email: missing; expected an email/],
    ['company.yaml', /^ {2}number: .*$/m, "  number: '432-555'", /\d phone\.number: .*'\+/],
    [
      'company.yaml',
      /^ {2}number: .*$/m,
      "  number: '+14325550199'",
      /phone\.display: other digits/,
    ],
    [townFile, line('stateCode: '), 'stateCode: OK', /stateCode: expected .*content\/region\.yaml/],
    [townFile, line('name: '), 'name: town.jpg', /:1 name: there is no picture town\.jpg; put the/],
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
      new RegExp(`^ +- ${orphan}\\n`, 'm'),
      '',
      new RegExp(`blog\\.yaml:\\d+ topics\\.tiles: no topic holds the category ${orphan}; add it`),
    ],
    [
      'pages/blog.yaml',
      /categories:\n( *)- /,
      `categories:\n$1- ${orphan}\n$1- `,
      new RegExp(`tiles: more than one topic holds the category ${orphan}; leave it in one`),
    ],
    ['contact.yaml', /^heading: /m, 'heading: [', /contact\.yaml:\d+ .*; correct the YAML here/],
    ['contact.yaml', /^lead: /m, 'heading: Again\nlead: ', /\d .*unique.*; correct the YAML here/],
    ['contact.yaml', '{reference}', 'ready', /success\.reference: expected \{reference\} once;/],
    [
      'navigation.yaml',
      /(header:[\s\S]*page: )\w+/,
      '$1news',
      /page: expected the name of a page:/,
    ],
    [`sheets/${marked?.id}.yaml`, /at: 0\.\d+/, 'at: 7', /blocks\[\d\]\.marks\[0\]\.at: /],
    [
      `sheets/${noted?.id}.yaml`,
      /^notes:\n {2}- .*$/m,
      'notes:\n  - A note that is longer than the form has room for',
      /notes\[0\]: expected at most 35 characters; shorten it/,
    ],
    [
      'home.yaml',
      /lead: .*/,
      'lead: Near {bse}.',
      /hero\.lead: nothing is called \{bse\}; write one of base, /,
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

describe.runIf(content.region.names)('a name on the map', () => {
  const { x, y } = content.region.names?.wide[0] ?? {};
  const place = `x: ${x}\n      y: ${y}`;
  testMistakes([
    [
      'region.yaml',
      place,
      'x: 790\n      y: 66',
      /names\.wide\[0\]: .+ is not wholly inside the map, which has x from 0 to 760 and y from 0/,
    ],
    [
      'region.yaml',
      place,
      'x: 150\n      y: 731',
      /names\.wide\[0\]: .+ is under the scale bar, which takes x from 98 to \d+ and y from/,
    ],
    [
      'region.yaml',
      /^ring:\n( .*\n)+/m,
      '',
      /region\.yaml:1 ring: missing; add it, or remove all three of ring, degrees and names/,
    ],
  ]);
});

describe('a diorama against its picture, its scope and its one-line', () => {
  const plant = find(facilityTypes, ({ diorama }) => diorama, 'a facility type with a diorama');
  const [first, second] = plant.diorama?.path ?? [];
  const sided = find(facilityTypes, ({ diorama }) => diorama?.beside.length, 'a place beside');
  const project = `projects/${find(projects, ({ diorama }) => diorama, 'a diorama').id}.yaml`;
  const file = `facility-types/${plant.id}.yaml`;
  const step = (field: 'anchor' | 'symbol' | 'name', to = second?.[field], by = first?.[field]) =>
    [file, `${field}: ${to}`, `${field}: ${by}`] as const;
  const twice = (field: string) =>
    new RegExp(`path\\[1\\]\\.${field}: ".+" is step 1 already; remove`);
  crossing.push(
    [...step('anchor', second?.anchor, 'nowhere'), /path\[1\]\.anchor: no such place in the/],
    [...step('symbol', second?.symbol, 'nothing'), /path\[1\]\.symbol: no such part in the one-/],
    [
      file,
      `scope: ${first?.scope}\n      symbol`,
      'scope: X\n      symbol',
      /no scope item of this page/,
    ],
    [...step('anchor'), twice('anchor')],
    [...step('name'), twice('name')],
    [
      ...step('name', first?.name, first?.scope.slice(0, 26).trim()),
      /path\[0\]\.name: says no more than its scope item; name what the picture shows/,
    ],
    [
      file,
      new RegExp(`symbol: ${first?.symbol}\\n([\\s\\S]*)symbol: ${second?.symbol}\\n`),
      `symbol: ${second?.symbol}\n$1symbol: ${first?.symbol}\n`,
      /path\[1\]\.symbol: power passes \S+ before \S+; put this step ahead of that/,
    ],
    [
      `facility-types/${sided.id}.yaml`,
      `- anchor: ${sided.diorama?.beside[0]?.anchor}`,
      `- anchor: ${sided.diorama?.path[0]?.anchor}`,
      /diorama\.beside\[0\]\.anchor: ".+" is step 1 already; remove one/,
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

  test('of a page that has no picture and no one-line', async () => {
    const { path, check } = await copyContent();
    await cp(path(file), path('facility-types/never-drawn.yaml'));
    const said = await check();
    expect(said).toMatch(/never-drawn.*path\[0\]\.anchor: there is no picture of this page in art/);
    expect(said).toMatch(/path\[0\]\.symbol: there is no one-line of this page; draw it in/);
  });
});

const written = await findWritten();

describe('the text of an article against its fields', () => {
  const { file, record, figure } = written;
  const counted = find(articles, ({ records }) => records?.downtimeScenarios, 'one on outages');
  const loss = counted.records?.downtimeScenarios?.[0]?.productionLoss.amount ?? 0;
  const rowed = find(articles, ({ records }) => records?.rows, 'an article with rows');
  const drawn = articles.flatMap(({ id, figures = {} }) =>
    Object.values(figures).flatMap((each) =>
      each.drawing === 'bars' && each.data.counts
        ? [{ id, length: each.data.bars[0]?.values[0] ?? 0 }]
        : [],
    ),
  )[0];
  const placed = `<${record} />`;
  const taken = [counted.id, rowed.id, drawn?.id].map((id) => `articles/${id}.mdx`);
  const others = articles.map(({ id }) => `articles/${id}.mdx`);
  const free = others.filter((each) => each !== file && !taken.includes(each));
  let at = 0;
  /** Returns a different article for each mistake, and starts over if there are more mistakes than articles. */
  const next = () => free[at++ % free.length] ?? file;
  const heading = /\n## .+\n/;
  const review = (lines: string, said: RegExp): Mistake => [
    next(),
    /^publishDate: .*\n(reviewed:\n( .*\n)*)?/m,
    `publishDate: 2025-01-06\nreviewed:\n${lines}`,
    said,
  ];
  crossing.push(
    [file, placed, '<NobodysRecords />', /:\d+ there is no component <NobodysRecords>; write one/],
    [
      file,
      placed,
      '',
      new RegExp(`\\.mdx:1 records\\.\\w+ is not placed; write <${record} /> where`),
    ],
    [file, placed, `${placed}\n\n<Trends />`, /:\d+ places trends but has none; add them under `/],
    [next(), heading, '$&\n<Rows name="x" />\n', /no rows "x"; add them under `records\.rows`/],
    [
      `articles/${rowed.id}.mdx`,
      /<Rows (name="[^"]+").*\/>/,
      '<Rows $1 as="boxes" />',
      /there is no look "boxes"; write one of cards, columns, stages/,
    ],
    [
      `articles/${rowed.id}.mdx`,
      /<Rows [^>]*\/>/g,
      '',
      /\.mdx:1 records\.rows\.[a-z-]+ is not placed; write <Rows name="[a-z-]+" \/> where/,
    ],
    [next(), heading, '$&\n<Figure name="x" />\n', /no figure "x"; add it under `figures`/],
    [next(), heading, '$&\nA <To service="x">b</To>.\n', /there is no service "x"; write one/],
    [next(), heading, '$&\nLoads <5 MW.\n', /Unexpected .*; a bare < or \{ starts markup/],
    [next(), heading, '$&\n# Top\n', /the title is the only top-level heading; write ## here/],
    [
      `articles/${counted.id}.mdx`,
      `amount: ${loss}`,
      `amount: ${loss + 500}`,
      /productionLoss\.amount: expected \d+, which is what the factors give; correct the one/,
    ],
    [
      `articles/${drawn?.id}.mdx`,
      new RegExp(`(values:\\n *- )${drawn?.length}\\n`),
      `$1${(drawn?.length ?? 0) + 500}\n`,
      /figures\[\d+\]\.data\.bars: expected the values \d+.*, which is what \w+ give; correct/,
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
    review('  changes: []\n', /reviewed\.date: missing; expected a date; write it as 2026-11-22/),
    review(
      "  date: 2026-11-22\n  changes:\n    - text: ''\n",
      /reviewed\.changes\[0\]\.text: expected a sentence that names its source; write it as: /,
    ),
    review(
      '  date: 2026-11-22\n  changes: Nothing.\n',
      /reviewed\.changes: expected a list of changes, each as "text: \.\.\.", at least 1;/,
    ),
    review(
      '  date: 2026-11-22\n  reviewer:\n    name: Jane Roe\n',
      /reviewed\.reviewer\.license: missing; expected a license with its number; write it as: /,
    ),
  );

  test('a review may name a change and its reviewer, and a draft may lack what it places', async () => {
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

/** Finds an article whose text contains records and a drawing. */
async function findWritten() {
  for (const { id, figures = {}, records } of articles) {
    const file = `articles/${id}.mdx`;
    const text = await readFile(join(shipped, file), 'utf8');
    const record = /^<((?!PrintForm)[A-Z]\w+) \/>$/m.exec(text)?.[1];
    const figure = Object.keys(figures).find((name) => text.includes(`<Figure name="${name}" />`));
    if (record && figure && !records?.trends) return { file, record, figure };
  }
  throw new content.MissingContent('content/ has no article with records and a drawing');
}

describe('files against one another', () => testMistakes(crossing));

test('photographs are looked at', async () => {
  const yard = 'alt: A yard., caption: Yard, place: beside';
  const instead = 'alt: A yard., caption: Yard, place: instead';
  // A valid photo, a missing file, a file that is no picture, a small photo, and photos with invalid fields.
  const photos: [width: number, fields: string, said?: RegExp][] = [
    [1600, yard],
    [0, yard, /file: there is no content\/photos\/\d\.jpg; put/],
    [1, yard, /file: \d\.jpg cannot be read as a photo; save/],
    [1200, yard, /\d\.jpg is 1200 px wide;/],
    [1600, 'caption: Yard, place: beside', /alt: missing; expected what the/],
    [1600, 'alt: A yard., caption: Yard, place: above', /place: expected beside .* or instead/],
    [1600, `${instead} }\n  - { file: 0.jpg, ${instead}`, /photos\[1\]\.place: only one photo can/],
  ];
  const bare = [
    ...facilityTypes.map((each) => ({ ...each, folder: 'facility-types' })),
    ...projects.map((each) => ({ ...each, folder: 'projects' })),
  ].filter(({ photos }) => !photos);
  const { path, check } = await copyContent();
  await mkdir(path('photos'), { recursive: true });
  for (const [index, [width, fields]] of photos.entries()) {
    const file = path(`photos/${index}.jpg`);
    // Orientation 6 rotates the photo by 90 degrees, so the stored height is the displayed width.
    if (width > 1) await writePhoto(file, 1600, width, 6);
    else if (width > 0) await writeFile(file, 'not a picture');
    const page = path(`${bare[index]?.folder}/${bare[index]?.id}.yaml`);
    const shown = `photos:\n  - { file: ${index}.jpg, ${fields} }\n`;
    await writeFile(page, `${await readFile(page, 'utf8')}${shown}`);
  }
  const problems = (await check()).split('\n');
  for (const [index, [, , said]] of photos.entries()) {
    const own = problems.filter((line) => line.includes(`/${bare[index]?.id}.yaml`));
    expect(own).toEqual(said ? [expect.stringMatching(said)] : []);
  }
});
