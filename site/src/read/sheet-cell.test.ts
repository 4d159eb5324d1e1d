import { expect, test } from 'vitest';
import { parseCell } from './sheet-cell.ts';

test.each([
  { cell: '1,728 V', value: 1728, unit: 'V' },
  { cell: '0.720', value: 0.72, unit: undefined },
  { cell: '−3.4%', value: -0.034, unit: undefined },
  { cell: '+0.08%', value: 0.0008, unit: undefined },
  { cell: '2.40 Ω', value: 2.4, unit: 'Ω' },
  { cell: '31 ft-lb', value: 31, unit: 'ft-lb' },
])('"$cell" is parsed as a number', ({ cell, value, unit }) => {
  const { quantity } = parseCell(cell);
  expect(quantity?.value).toBeCloseTo(value, 12);
  expect(quantity?.unit).toBe(unit);
});

test.each([
  '52 opens',
  '52, springs',
  '3, left',
  '1, 2',
  '07:12',
  'Max. 0.5%',
  '< 0.050 s',
  'At 09:12',
  '',
])('"%s" is not parsed as a number', (cell) => {
  expect(parseCell(cell)).toEqual({ text: cell });
});
