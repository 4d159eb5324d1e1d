import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardSvg, renderCard } from './render-card.tsx';
import type { CardDrawing } from './social-card.ts';

const words = {
  heading: 'Power <&> controls',
  kicker: 'Andrews, Texas',
  companyName: 'Llano Power & Controls',
};
const drawings: CardDrawing[] = [
  { kind: 'landscape', name: 'hero' },
  { kind: 'landscape', name: 'closing' },
  { kind: 'service', name: 'maintenance' },
  { kind: 'service', name: 'emergency' },
  { kind: 'facilityType', name: 'tank-batteries' },
  { kind: 'project', name: 'wind-farms' },
  { kind: 'project', name: 'one-that-nobody-drew' },
];

test.each(drawings)('$kind $name needs neither style sheet nor font', (drawing) => {
  const svg = cardSvg({ ...words, drawing });
  expect(svg).not.toMatch(/var\(|<text|light-dark|NaN|undefined/);
});

test('the same words give the same bytes, in the size of a card', async () => {
  const drawing = drawings[2] as CardDrawing;
  const card = await renderCard({ ...words, drawing });
  expect(card.equals(await renderCard({ ...words, drawing }))).toBe(true);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});
