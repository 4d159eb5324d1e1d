import { expect, test } from 'vitest';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { deviation } from '#electrical/station/station.ts';
import { stationNumbers } from '#electrical/station/station-numbers.ts';
import { sheets as written } from '../../checks/site/content.ts';
import type { Content } from '../read-content.ts';

/*
 * The sample sheets are of one station, and each is held against the others. Tables are found by
 * the titles of their columns, so that a new sheet is held as well.
 */

/** Skips tests if the owner has no sheets. */
const testSheets = test.skipIf(written.length === 0);

type Row = Record<string, string>;

const sheets: Content<'sheets'>[] = written.map((sheet) =>
  JSON.parse(JSON.stringify(sheet), (_, value) =>
    typeof value === 'string' ? fillPlaceholders(value, stationNumbers) : value,
  ),
);
const tables = sheets.flatMap((sheet) =>
  sheet.blocks.flatMap((block) => {
    if (!('rows' in block)) return [];
    const titles = block.columns.map(({ title }) => title);
    const rows = block.rows.map(
      ({ cells }): Row => Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? ''])),
    );
    return [{ sheet, titles, rows, caption: block.caption }];
  }),
);

/** The rows of every table that has these columns; there is one. */
const rowsWith = (...titles: string[]) => {
  const found = tables.filter((table) => titles.every((title) => table.titles.includes(title)));
  expect(found, titles.join()).not.toEqual([]);
  return found.flatMap(({ rows }) => rows);
};
const number = (cell = '') =>
  Number(/-?\d+\.?\d*/.exec(cell.replace('−', '-').replaceAll(',', ''))?.[0] ?? Number.NaN);
const factOf = ({ facts }: Content<'sheets'>, name: string) =>
  facts.find((fact) => fact.name === name)?.value ?? '';
const orders = tables.filter(
  ({ titles }) => titles.includes('Action') && titles.includes('Verify'),
);
const [isolation, restoration] = ['Apply', 'Remove'].map((word) => {
  const order = orders.find(({ rows }) => rows.some(({ Action }) => Action?.startsWith(word)));
  return order?.rows ?? [];
}) as [Row[], Row[]];
const rowOf = (order: Row[], action: RegExp, device?: string) =>
  order.findIndex((row) => action.test(row.Action ?? '') && (!device || row.Device === device));

testSheets('every point that is touched or grounded is tested for voltage first', () => {
  const tested = isolation.filter(({ Action }) => Action?.startsWith('Test voltage'));
  const points = tested.map(({ Device }) => Device ?? '');
  const clearance = rowOf(isolation, /^Issue/);
  for (const { Joint = '' } of rowsWith('Joint')) {
    const point = points.find((each) => Joint.startsWith(each));
    expect(point, `${Joint} is tested for voltage`).toBeDefined();
    expect(rowOf(isolation, /^Test voltage/, point), Joint).toBeLessThan(clearance);
  }
  const grounded = isolation.filter(({ Action }) => /^Apply G/.test(Action ?? ''));
  expect(grounded.length).toBeGreaterThan(0);
  for (const { Action, Device } of grounded) {
    const before = rowOf(isolation, /^Test voltage/, Device);
    expect(before, `${Action} at ${Device}`).toBeGreaterThanOrEqual(0);
    expect(before).toBeLessThan(isolation.findIndex((row) => row.Action === Action));
  }
});

testSheets(
  'every ground and lock that goes on comes off, and every dc test ends with the ground on',
  () => {
    const opened = rowOf(restoration, /^Verify open/);
    for (const { Action = '', Device } of isolation.filter(({ Action }) =>
      /^Apply/.test(`${Action}`),
    )) {
      const ground = Action.slice('Apply '.length);
      const moves = restoration.filter((row) =>
        new RegExp(`\\b${ground}\\b`).test(row.Action ?? ''),
      );
      expect(moves.at(-1)?.Action, ground).toBe(`Remove ${ground}`);
      expect(
        moves.every((row) => row.Device === Device),
        ground,
      ).toBe(true);
    }
    const tests = [...restoration.entries()].filter(([, { Action }]) => /kV/.test(`${Action}`));
    expect(tests.length).toBeGreaterThan(0);
    for (const [at, { Device }] of tests) {
      expect(at).toBeGreaterThan(opened);
      expect(opened).toBeGreaterThanOrEqual(0);
      expect(restoration[at - 1]).toMatchObject({
        Device,
        Action: expect.stringMatching(/^Remove/),
      });
      expect(restoration[at + 1]).toMatchObject({
        Device,
        Action: expect.stringMatching(/^Discharge, G\d on/),
      });
    }
    const locks = isolation.flatMap(({ Verify = '' }) => {
      const [, from, to = from] = /[Ll]ocks? (\d+)(?:-(\d+))?/.exec(Verify) ?? [];
      return from ? Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => +from + i) : [];
    });
    const [, first, last] =
      /(\d+) to (\d+)/.exec(
        restoration.find(({ Device }) => /locks/.test(`${Device}`))?.Action ?? '',
      ) ?? [];
    expect(locks.sort((a, b) => a - b)).toEqual(
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => Number(first) + i),
    );
  },
);

testSheets('every setting is tested, on the one-line too, and taken through to its breaker', () => {
  const results = rowsWith('Test', 'As found', 'As left');
  const oneLine = sheets.find(({ blocks }) => blocks.some(({ kind }) => kind === 'one-line'));
  const settings = rowsWith('Element', 'Primary', 'Delay');
  for (const { Element = '', Primary = '', Delay = '' } of settings) {
    const having = (what: RegExp) => results.find(({ Test }) => Test && what.test(Test));
    const pickup = having(new RegExp(`^${Element} pickup`));
    expect(pickup?.Expected, Element).toBe(
      settings.find((row) => row.Element === Element)?.Secondary,
    );
    expect(having(new RegExp(`^${Element} (time|at)`)), Element).toBeDefined();
    const trip = having(new RegExp(`^${Element} trips`));
    const step = isolation.find(({ Action }) => Action?.includes(`${Element} trips`));
    expect(trip?.['As found'], `${Element} trips`).toBe(`At ${step?.Time}`);
    const said = oneLine && factOf(oneLine, Element);
    expect(said, Element).toMatch(new RegExp(`^${Primary}.*${Delay === 'None' ? '' : Delay}$`));
  }
  const elements = settings.map(({ Element }) => Element);
  for (const { name } of oneLine?.facts.filter((fact) => /^\d+$/.test(fact.name)) ?? []) {
    expect(elements).toContain(name);
  }
});

testSheets('a deviation is that of its reading, and the worst is the farthest', () => {
  for (const row of rowsWith('Expected', 'As found', 'Error', 'Max.')) {
    if (row.Error === '-') continue;
    expect(row.Error, row.Test).toBe(deviation(number(row['As found']), number(row.Expected)));
    expect(Math.abs(number(row.Error)), row.Test).toBeLessThanOrEqual(number(row['Max.']));
  }
  for (const { Read, Model, 'Diff.': diff } of rowsWith('Read', 'Model', 'Diff.')) {
    expect(diff).toBe(deviation(number(Read), number(Model)));
  }
  for (const row of rowsWith('A', 'B', 'C', 'Worst')) {
    const calculated = number(row.Calculated ?? row.Factory);
    const digits = row.Calculated ? 2 : 1;
    const phases = [row.A, row.B, row.C].map(number);
    const far = phases.reduce((a, b) =>
      Math.abs(b - calculated) > Math.abs(a - calculated) ? b : a,
    );
    expect(row.Worst).toBe(deviation(far, calculated, digits));
    expect(Math.abs(number(row.Worst))).toBeLessThanOrEqual(row.Calculated ? 0.5 : 1);
  }
});

testSheets('the ground test reads within 5% of its middle on both sides', () => {
  const rows = rowsWith('Probe P at', 'Read');
  const at = (part: string) => number(rows.find((row) => row['Probe P at'] === part)?.Read);
  for (const part of ['52%', '72%']) {
    const off = deviation(at(part), at('61.8%'));
    expect(rows.find((row) => row['Probe P at'] === part)?.['To 61.8%']).toBe(off);
    expect(Math.abs(number(off))).toBeLessThanOrEqual(5);
  }
});

testSheets('every limit has its source, and every reading keeps it', () => {
  const source = /NETA|C57|C37|ASTM|manual|D-\d\d/;
  const limit = /limit|max|min\.|within|per mfr/i;
  const limited = tables.filter(({ titles, caption }) =>
    [...titles, caption].some((each) => limit.test(each)),
  );
  expect(limited.length).toBeGreaterThan(3);
  for (const { sheet, rows, caption } of limited) {
    const words = [caption, ...sheet.notes].join(' ');
    for (const row of rows)
      expect(row.Source ?? words, `${sheet.number} ${caption}`).toMatch(source);
  }
  for (const { Found = '', Limit = '' } of rowsWith('Found', 'Limit')) {
    const [found, bound] = [number(Found), number(Limit)];
    expect(Limit.startsWith('Max.') ? bound - found : found - bound, Limit).toBeGreaterThanOrEqual(
      0,
    );
  }
  for (const row of rowsWith('1 min', 'Min.', 'PI')) {
    expect(number(row['1 min'])).toBeGreaterThanOrEqual(number(row['Min.']));
    expect(number(row.PI)).toBeCloseTo(number(row['10 min']) / number(row['1 min']), 2);
    expect(number(row.PI)).toBeGreaterThanOrEqual(1);
  }
  for (const row of rowsWith('Joint', 'Limit')) {
    const read = [row.A, row.B, row.C].map(number).filter((each) => !Number.isNaN(each));
    expect(number(row.Limit), row.Joint).toBe(Math.floor(1.5 * Math.min(...read)));
    expect(Math.max(...read), row.Joint).toBeLessThanOrEqual(number(row.Limit));
  }
  for (const { Verify = '' } of restoration.filter((row) => row.Verify?.includes('min.'))) {
    const [read, least] = Verify.split('min.').map(number);
    expect(read, Verify).toBeGreaterThanOrEqual(least ?? Number.NaN);
  }
});

test.each(sheets.filter(({ section }) => /Test|Quality/.test(section)))(
  '$number names its instruments, in calibration, and the air',
  ({ facts, date, ...sheet }) => {
    const due = facts.flatMap(({ value }) => /^s\/n \S+, due (\S+)$/.exec(value)?.[1] ?? []);
    expect(due.length).toBeGreaterThan(0);
    for (const day of due) expect(Date.parse(day)).toBeGreaterThan(Date.parse(date));
    expect(factOf({ facts, date, ...sheet }, 'Ambient')).toMatch(/^\d+ °C, \d+% RH/);
  },
);

testSheets(
  'a shutdown trips inside the range of its signal, and each signal has a terminal of its own',
  () => {
    const points = rowsWith('Tag', 'Range', 'TB');
    expect(new Set(points.map(({ TB }) => TB)).size).toBe(points.length);
    for (const { Tag, Cause, 'Trip at': value = '' } of rowsWith('Tag', 'Cause', 'Trip at')) {
      expect(value, `${Tag}, ${Cause}`).toMatch(/\d|Float/);
      const loop = points.filter((point) => point.Tag?.split('-')[1] === Tag?.split('-')[1]);
      for (const { Range = '' } of loop) {
        const [, from, to, unit] = /^(\d+) to ([\d,]+) (.+)$/.exec(Range) ?? [];
        if (!unit || !value.includes(` ${unit},`)) continue;
        expect(number(value), `${Tag} in ${Range}`).toBeGreaterThan(Number(from));
        expect(number(value), `${Tag} in ${Range}`).toBeLessThan(number(to));
      }
    }
  },
);

testSheets('a record that a sheet names is in the index', () => {
  const index = tables.find(({ titles }) => titles.includes('Section'));
  const listed = [
    ...sheets.map((each) => each.number),
    ...(index?.rows ?? []).map((row) => `${row.Sheet}`),
  ];
  const named = JSON.stringify(sheets).match(/\b[ADEGPQRST]-\d\d\b/g) ?? [];
  for (const record of named) expect(listed).toContain(record);
});
