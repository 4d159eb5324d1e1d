import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { hasMap } from '#schemas/service-area.ts';
import { type CardDrawing, type SocialCard, socialCardSize } from '#site/seo/social-card.ts';
import { articles, company, region, tools, towns } from '../../../checks/site/content.ts';
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
      caption: 'Readings',
      columns: [{ title: 'Element' }, { title: 'Reading', align: 'end' }],
      rows: [['Overcurrent', '4.1 A']],
    },
  ],
} as Extract<CardDrawing, { kind: 'sheet' }>['sheet'];

const curve = {
  kind: 'ground-curve',
  label: 'Resistance over distance.',
  readings: [
    [10, 1.7],
    [62, 2.4],
    [90, 3],
  ],
} as (typeof sheet.blocks)[number];

type NamedDrawing = [name: string, drawing: CardDrawing];

const drawings: NamedDrawing[] = [
  ['the home page', { kind: 'landscape', name: 'hero' }],
  ['a page at night', { kind: 'landscape', name: 'closing' }],
  ['the list of services', { kind: 'landscape', name: 'yard' }],
  ['a page with a foreland', { kind: 'landscape', name: 'survey' }],
  ['the emergency service', { kind: 'service', name: 'emergency', call: '(432) 555-0100' }],
  ['a project without a diorama', { kind: 'project', name: 'one-that-nobody-drew' }],
  ...(hasMap(region)
    ? [
        [
          'the service area',
          { kind: 'map', map: { region, towns, bases: company.bases } },
        ] satisfies NamedDrawing,
      ]
    : []),
  ['a sheet with a table', { kind: 'sheet', sheet }],
  ['a sheet with a drawing', { kind: 'sheet', sheet: { ...sheet, blocks: [curve] } }],
  ...serviceDrawings.map((name): NamedDrawing => [name, { kind: 'service', name }]),
  ...tools.map((tool): NamedDrawing => [tool.title, { kind: 'tool', example: tool }]),
  ...articles.flatMap(({ id, plate }): NamedDrawing[] =>
    plate ? [[id, { kind: 'article', plate }]] : [],
  ),
];

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

describe.each(drawings)('the social card of %s', (_, drawing) => {
  test('contains no CSS variables and no invalid values', () => {
    const faults = cardSvg(cardOf(drawing)).match(/var\([^)]*\)|light-dark|NaN|undefined/g);
    expect(faults).toBeNull();
  });

  test('shows its drawing', async () => {
    expect(await countBrightPixels(Buffer.from(cardSvg(cardOf(drawing))))).toBeGreaterThan(2000);
  });
});

test.each<[kind: string, drawing: CardDrawing, largest: number]>([
  ['a drawing', { kind: 'service', name: 'maintenance' }, 80],
  ['a diorama', { kind: 'facilityType', name: 'tank-batteries' }, 100],
])(
  'a social card with %s is a small PNG file and identical each time',
  async (_, drawing, kilobytes) => {
    const card = await renderCard(cardOf(drawing));
    expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width, height });
    expect(card.length).toBeLessThan(kilobytes * 1024);
    expect(card.equals(await renderCard(cardOf(drawing)))).toBe(true);
  },
);
