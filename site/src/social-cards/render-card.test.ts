import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { readCollection, readSingleton } from '#schemas/read-content.ts';
import { hasMap } from '#schemas/service-area.ts';
import { parseCell } from '#site/read/sheet-cell.ts';
import { type CardDrawing, type SocialCard, socialCardSize } from '#site/seo/social-card.ts';
import { fixtureContent } from '../../../checks/fixture/folders.ts';
import { cardSvg, renderCard } from './render-card.tsx';

const { width, height } = socialCardSize;

const sheet = {
  number: 'P-01',
  title: 'Relay test report',
  subject: 'Feeder 1',
  date: 'Mar 3, 2026',
  blocks: [
    {
      kind: 'table',
      id: 'readings',
      caption: 'Readings',
      columns: [
        { id: 'element', title: 'Element' },
        { id: 'reading', title: 'Reading', align: 'end' },
      ],
      rows: [{ cells: ['Overcurrent', '4.1 A'].map(parseCell) }],
    },
  ],
} as Extract<CardDrawing, { kind: 'sheet' }>['sheet'];

const curve = {
  kind: 'ground-curve',
  id: 'curve',
  label: 'Resistance over distance.',
  readings: [
    [10, 1.7],
    [62, 2.4],
    [90, 3],
  ],
} as (typeof sheet.blocks)[number];

const drawings: { page: string; drawing: CardDrawing }[] = [
  { page: 'the home page', drawing: { kind: 'landscape', name: 'oil-field' } },
  { page: 'a page at night', drawing: { kind: 'landscape', name: 'closing' } },
  { page: 'the list of services', drawing: { kind: 'landscape', name: 'yard' } },
  { page: 'a page with a foreland', drawing: { kind: 'landscape', name: 'survey' } },
  {
    page: 'the emergency service',
    drawing: { kind: 'service', name: 'emergency', call: '(432) 555-0100' },
  },
  {
    page: 'a home page without an oil field',
    drawing: { kind: 'landscape', name: 'power-line' },
  },
  { page: 'a sheet with a table', drawing: { kind: 'sheet', sheet } },
  {
    page: 'a sheet with a drawing',
    drawing: { kind: 'sheet', sheet: { ...sheet, blocks: [curve] } },
  },
];
const { bases } = await readSingleton('company', fixtureContent);
const region = await readSingleton('region', fixtureContent);
const towns = await readCollection('towns', fixtureContent);
if (!hasMap(region)) throw new Error('The test company has no map.');
drawings.push({
  page: 'the service area',
  drawing: { kind: 'map', map: { region, towns, bases } },
});
for (const name of serviceDrawings) {
  drawings.push({ page: name, drawing: { kind: 'service', name } });
}
for (const tool of await readCollection('tools', fixtureContent)) {
  drawings.push({ page: tool.title, drawing: { kind: 'tool', example: tool } });
}
for (const { id, plate } of await readCollection('articles', fixtureContent)) {
  if (plate) drawings.push({ page: id, drawing: { kind: 'article', plate } });
}

const cardOf = (drawing: CardDrawing): SocialCard => ({
  heading: 'Power <&> controls',
  kicker: 'Andrews, Texas',
  companyName: 'Llano Power & Controls',
  drawing,
});

/** Area to the right of the heading that every drawing overlaps, in pixels of the card. */
const drawingArea = { left: 620, top: 140, width: width - 620, height: 460 };

/** Counts the pixels in the drawing area that are as bright as the lines of drawings. */
async function countBrightPixels(picture: Buffer): Promise<number> {
  const values = await sharp(picture).extract(drawingArea).greyscale().raw().toBuffer();
  return values.filter((value) => value > 100).length;
}

describe.each(drawings)('the social card of $page', ({ drawing }) => {
  test('contains no CSS variables and no invalid values', () => {
    const faults = cardSvg(cardOf(drawing)).match(/var\([^)]*\)|light-dark|NaN|undefined/g);
    expect(faults).toBeNull();
  });

  test('shows its drawing', async () => {
    expect(await countBrightPixels(Buffer.from(cardSvg(cardOf(drawing))))).toBeGreaterThan(2000);
  });
});

test.each<{ content: string; drawing: CardDrawing; maxKilobytes: number }>([
  {
    content: 'a drawing',
    drawing: { kind: 'service', name: 'maintenance' },
    maxKilobytes: 80,
  },
  {
    content: 'a diorama',
    drawing: { kind: 'facilityType', name: 'tank-batteries' },
    maxKilobytes: 100,
  },
])('a social card with $content is a small PNG file', async ({ drawing, maxKilobytes }) => {
  const card = await renderCard(cardOf(drawing));
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width, height });
  expect(card.length).toBeLessThan(maxKilobytes * 1024);
});

test('a social card is identical each time', async () => {
  const card = cardOf({ kind: 'service', name: 'maintenance' });
  const first = await renderCard(card);
  expect(first.equals(await renderCard(card))).toBe(true);
});
