import { expect, test } from 'vitest';
import { grid, gridResistance, readGround } from '#electrical/station/ground-grid.ts';
import {
  currentRatio,
  fullLoad,
  throughFault,
  timedTrip,
} from '#electrical/station/overcurrent.ts';
import { cards, points } from '#electrical/station/points.ts';
import { sheetNames, sheetRegister } from '#electrical/station/sheet-register.ts';
import { turnsRatio } from '#electrical/station/turns-ratio.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { ambient, judgeRise, lugHeat, lugs, reachOf } from './lug-heat.ts';
import { sheets } from './sheets.ts';

test('currents of T1 follow from its rating', () => {
  // 1,500 kVA over √3 × 24.9 kV, and over √3 × 480 V; through 5.75 %.
  expect(fullLoad.primary).toBeCloseTo(34.78, 2);
  expect(fullLoad.secondary).toBeCloseTo(1804.2, 1);
  expect(throughFault.primary).toBeCloseTo(604.9, 1);
  expect(throughFault.secondary).toBeCloseTo(31_378, 0);
  expect(yardRatings.pickup.timed / currentRatio).toBe(3);
  expect(yardRatings.pickup.instantaneous / currentRatio).toBe(50);
});

test('the relay follows the very inverse curve of C37.112', () => {
  // 19.61 / 3 + 0.491, 19.61 / 8 + 0.491, 19.61 / 24 + 0.491.
  expect(timedTrip(120)).toBeCloseTo(7.0277, 4);
  expect(timedTrip(180)).toBeCloseTo(2.9423, 4);
  expect(timedTrip(300)).toBeCloseTo(1.3081, 4);
});

test('50 passes over a fault at 480 V with its offset, and 51 trips for it', () => {
  const { instantaneous, timed } = yardRatings.pickup;
  expect(instantaneous).toBeGreaterThan(1.6 * throughFault.primary);
  expect(timed).toBeGreaterThan(1.25 * fullLoad.primary);
  expect(timed).toBeLessThan(3 * fullLoad.primary);
});

test('the ground test reads the grid’s resistance at 61.8 % of the way', () => {
  expect(gridResistance()).toBeCloseTo(2.4, 2);
  expect(readGround(0.618)).toBeCloseTo(gridResistance(), 3);
  expect(readGround(0.618)).toBeLessThan(grid.allowed);
  expect(grid.currentProbe).toBeGreaterThan(5 * Math.hypot(grid.length, grid.width));
});

test('each lug is as hot as it was measured, and an isotherm is where its temperature is', () => {
  const heat = lugHeat(128, 22);
  for (const { at, celsius } of lugs) expect(heat(at * 128, 0)).toBeCloseTo(celsius, 6);
  const far = reachOf(heat, 0, 45, Math.PI / 2);
  expect(heat(0, far)).toBeCloseTo(45, 3);
  expect(heat(300, 300)).toBeLessThan(ambient + 1);
});

test('rises are judged by the bands of NETA', () => {
  expect(judgeRise(24, 'similar')).toEqual(['Over 15 °C', 'Repair now']);
  expect(judgeRise(15, 'similar')[1]).toBe('As time permits');
  expect(judgeRise(3, 'similar')[1]).toBe('Investigate');
  expect(judgeRise(31, 'ambient')[1]).toBe('Monitor, repair');
  expect(judgeRise(41, 'ambient')[1]).toBe('Repair now');
});

test('the ratio of T1 is that of a delta to a wye', () => {
  expect(turnsRatio(24_900)).toBeCloseTo(89.85, 2);
});

test('no card has more points than it takes', () => {
  for (const [kind, { signals }] of Object.entries(cards)) {
    expect(points.filter((each) => each.kind === kind).length).toBeLessThanOrEqual(signals);
  }
  expect(new Set(points.map(({ tag }) => tag)).size).toBe(points.length);
});

test.each(sheetNames)('%s is filled in as its form asks', (name) => {
  const { facts, blocks, notes, station } = sheets[name];
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) {
    if (block.kind === 'figure') continue;
    for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
  }
  // A character is 7.5 wide.
  for (const note of notes) expect(note.length).toBeLessThanOrEqual(35);
  expect(notes.length).toBeLessThanOrEqual(4);
  expect(station.length).toBeLessThanOrEqual(30);
  facts.forEach(([fact, value], index) => {
    expect(fact.length, fact).toBeLessThanOrEqual(10);
    expect(value.length, value).toBeLessThanOrEqual(index % 2 ? 18 : 25);
  });
});

test.each(sheetNames)('what stands in a cell of %s does not reach into the next', (name) => {
  for (const block of sheets[name].blocks) {
    if (block.kind === 'figure') continue;
    const { columns } = block;
    for (const row of [columns.map(({ title }) => title), ...block.rows]) {
      const spans = columns.map(({ at, align }, index) => {
        const width = (row[index] ?? '').length * 7.5;
        return align === 'end' ? [at - width, at] : [at, at + width];
      });
      spans.forEach(([start = 0, end = 0], index) => {
        expect(end, row.join(' | ')).toBeLessThanOrEqual((spans[index + 1]?.[0] ?? 543) - 5);
        // A sheet under another one shows what is right of the middle.
        expect(start < 300 && end > 300, row.join(' | ')).toBe(false);
      });
    }
  }
});

test('every row of the responsibility matrix has one who does it', () => {
  const [table] = sheets['responsibility-matrix'].blocks;
  if (table?.kind !== 'table') throw new Error('no table');
  for (const row of table.rows) {
    expect(
      row.filter((cell) => cell === 'R'),
      row[0],
    ).toHaveLength(1);
  }
});

test('the chart names points of the list, and the index every sheet', () => {
  const [chart] = sheets['cause-and-effect-chart'].blocks;
  if (chart?.kind !== 'table') throw new Error('no table');
  const tags = points.map(({ tag }) => tag as string);
  for (const [tag = ''] of chart.rows) expect(tags).toContain(tag);
  const [index] = sheets['turnover-index'].blocks;
  if (index?.kind !== 'table') throw new Error('no table');
  const numbers = index.rows.map(([number]) => number);
  for (const { number } of Object.values(sheetRegister)) expect(numbers).toContain(number);
});
