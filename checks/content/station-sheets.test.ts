import { expect, test } from 'vitest';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { formatDeviation as formatTypeset } from '#electrical/station/station.ts';
import { stationNumbers } from '#electrical/station/station-numbers.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import type { Content } from '#schemas/read-content.ts';
import { isSample, sheets as ownSheets, people } from '../site/content.ts';

/*
 * All sheets that ship with the project describe the same station, so these tests compare the sheets with one another.
 * The tests find tables by their column titles, and therefore also check sheets that are added later.
 */

const shippedSheets = [
  'backup-register',
  'battery-test-report',
  'cable-test-report',
  'cause-and-effect-chart',
  'energized-work-permit',
  'ground-grid-reading',
  'incident-report',
  'io-list',
  'job-hazard-analysis',
  'lockout-log',
  'motor-insulation-test',
  'network-drawing',
  'one-line',
  'relay-test-report',
  'responsibility-matrix',
  'restore-order',
  'switching-order',
  'thermography-log',
  'torque-sheet',
  'transformer-test-report',
  'trip-unit-test-report',
  'turnover-index',
];
const ownIds = ownSheets.map(({ id }) => id);

/** Owners may replace sheets and people by their own, to which these tests do not apply. */
const describesStation = isSample && shippedSheets.every((id) => ownIds.includes(id));
const testSheets = test.skipIf(!describesStation);

/** Cells of a table row by column title. */
type Row = Record<string, string>;

/** The sheets, with the station's numbers in place of the placeholders. */
const sheets: Content<'sheets'>[] = ownSheets.map((sheet) =>
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

/** Returns the rows of all tables that have these columns. Fails if there is no such table. */
const rowsWith = (...titles: string[]) => {
  const matching = tables.filter((table) => titles.every((title) => table.titles.includes(title)));
  expect(matching, titles.join()).not.toEqual([]);
  return matching.flatMap(({ rows }) => rows);
};

/** Parses the first number in a cell. */
const number = (cell = '') =>
  Number(/-?\d+\.?\d*/.exec(cell.replace('−', '-').replaceAll(',', ''))?.[0] ?? Number.NaN);

/** Formats a deviation without typographic characters, because the tests compare it with text that has none. */
const formatDeviation = (...numbers: Parameters<typeof formatTypeset>) =>
  toPlainCharacters(formatTypeset(...numbers));
const factOf = ({ facts }: Content<'sheets'>, name: string) =>
  facts.find((fact) => fact.name === name)?.value ?? '';

const switchingOrders = tables.filter(
  ({ titles }) => titles.includes('Action') && titles.includes('Verify'),
);

/** Returns the rows of the first switching order with an action that starts with `verb`. */
const findOrder = (verb: string): Row[] => {
  const order = switchingOrders.find(({ rows }) =>
    rows.some(({ Action }) => Action?.startsWith(verb)),
  );
  return order?.rows ?? [];
};
const isolation = findOrder('Apply');
const restoration = findOrder('Remove');

/** Position of the first row with this action and device, or -1. */
const rowOf = (order: Row[], action: RegExp, device?: string) =>
  order.findIndex((row) => action.test(row.Action ?? '') && (!device || row.Device === device));

testSheets(
  'the isolation order tests each joint and ground point for voltage before work starts',
  () => {
    const tested = isolation.filter(({ Action }) => Action?.startsWith('Test voltage'));
    const points = tested.map(({ Device }) => Device ?? '');
    const clearance = rowOf(isolation, /^Issue/);
    for (const { Joint = '' } of rowsWith('Joint')) {
      const point = points.find((device) => Joint.startsWith(device));
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
  },
);

testSheets(
  'the restoration order removes every ground, and grounds the equipment again after each dc test',
  () => {
    const grounds = isolation.filter(({ Action }) => Action?.startsWith('Apply'));
    for (const { Action = '', Device } of grounds) {
      const ground = Action.slice('Apply '.length);
      const mentioned = new RegExp(`\\b${ground}\\b`);
      const steps = restoration.filter((row) => mentioned.test(row.Action ?? ''));
      expect(steps.at(-1)?.Action, ground).toBe(`Remove ${ground}`);
      for (const step of steps) expect(step.Device, ground).toBe(Device);
    }
    const verifiedOpen = rowOf(restoration, /^Verify open/);
    expect(verifiedOpen).toBeGreaterThanOrEqual(0);
    const dcTests = [...restoration.entries()].filter(([, { Action }]) => /kV/.test(`${Action}`));
    expect(dcTests.length).toBeGreaterThan(0);
    for (const [index, { Device }] of dcTests) {
      expect(index).toBeGreaterThan(verifiedOpen);
      expect(restoration[index - 1]).toMatchObject({
        Device,
        Action: expect.stringMatching(/^Remove/),
      });
      expect(restoration[index + 1]).toMatchObject({
        Device,
        Action: expect.stringMatching(/^Discharge, G\d on/),
      });
    }
  },
);

testSheets(
  'the restoration order removes exactly the locks that the isolation order applies',
  () => {
    const applied = isolation.flatMap(listLocks);
    const removal = restoration.find(({ Device }) => Device?.includes('locks'));
    const [, first, last] = /(\d+) to (\d+)/.exec(removal?.Action ?? '') ?? [];
    expect(applied.sort((a, b) => a - b)).toEqual(listNumbers(Number(first), Number(last)));
  },
);

/** Returns the numbers of the locks that a step applies. */
function listLocks({ Verify = '' }: Row): number[] {
  const [, first, last = first] = /[Ll]ocks? (\d+)(?:-(\d+))?/.exec(Verify) ?? [];
  return first ? listNumbers(Number(first), Number(last)) : [];
}

/** Lists the whole numbers from `first` to `last`, inclusive. */
function listNumbers(first: number, last: number): number[] {
  const numbers: number[] = [];
  for (let number = first; number <= last; number += 1) numbers.push(number);
  return numbers;
}

testSheets('the lockout log has the locks and grounds of both orders, with the same times', () => {
  const timeOf = (order: Row[], wanted: (row: Row) => boolean) => order.findLast(wanted)?.Time;
  const locksOn = isolation.flatMap((row) => listLocks(row).map((lock) => [lock, row.Time]));
  const off = timeOf(restoration, ({ Device }) => Device === 'All locks');
  const logged = rowsWith('Lock', 'Device', 'On', 'Off');
  expect(logged.map(({ Lock, On }) => [Number(Lock), On]).sort()).toEqual(locksOn.sort());
  for (const { Lock, Off } of logged) expect(Off, `lock ${Lock}`).toBe(off);
  const grounds = rowsWith('Ground', 'At', 'On', 'Off');
  expect(grounds.length).toBe(
    isolation.filter(({ Action }) => Action?.startsWith('Apply G')).length,
  );
  for (const { Ground, At, On, Off } of grounds) {
    const applied = isolation.find(({ Action }) => Action === `Apply ${Ground}`);
    expect({ At, On }, Ground).toEqual({ At: applied?.Device, On: applied?.Time });
    expect(Off, Ground).toBe(timeOf(restoration, ({ Action }) => Action === `Remove ${Ground}`));
  }
  const issued = timeOf(isolation, ({ Action = '' }) => Action.startsWith('Issue')) ?? '';
  const returned = timeOf(restoration, ({ Action }) => Action === 'Release') ?? '';
  for (const { Person, On = '', Off = '' } of rowsWith('Person', 'Own lock', 'On', 'Off')) {
    expect(On >= issued && Off < returned, Person).toBe(true);
  }
});

testSheets('the orders and the lockout log cover the same equipment', () => {
  const valuesOf = (name: string) =>
    sheets.map((sheet) => factOf(sheet, name)).filter((value) => value !== '');
  const [isolated = ''] = valuesOf('Isolate');
  expect(valuesOf('Return')).toEqual([isolated]);
  const [covered = ''] = valuesOf('Covers');
  const [added = ''] = valuesOf('Added');
  const [device, time] = added.split(', from ');
  expect(`${device}, ${covered}`).toBe(isolated);
  expect(time).toBe(isolation.at(-1)?.Time);
});

testSheets('a breaker that was closed for trip tests is tested for voltage again', () => {
  const lastClosed = isolation.findLastIndex(({ Action }) => Action?.startsWith('Close'));
  expect(lastClosed).toBeGreaterThanOrEqual(0);
  const device = isolation[lastClosed]?.Device;
  const after = isolation.slice(lastClosed + 1);
  const tested = after.findIndex(
    ({ Action, Device }) => Action?.startsWith('Test voltage') && Device?.startsWith(`${device},`),
  );
  expect(tested).toBeGreaterThan(after.findLastIndex((row) => listLocks(row).length > 0));
});

testSheets('a ground is off for a test only while an order or the log says so', () => {
  const issued = isolation.find(({ Action }) => Action?.startsWith('Issue'))?.Time ?? '';
  const returned = restoration.find(({ Action }) => Action === 'Release')?.Time ?? '';
  for (const row of rowsWith('Ground', 'Off to test')) {
    if (row['Off to test'] === '-') continue;
    const [off = '', on = ''] = row['Off to test']?.split(' to ') ?? [];
    if (off > issued && on < returned) {
      const named = sheets.some((sheet) => factOf(sheet, 'Grounds').includes(`${row.Ground} off`));
      expect(named, row.Ground).toBe(true);
      continue;
    }
    const steps = restoration.filter(({ Action }) => Action?.includes(`${row.Ground}`));
    expect([steps[0]?.Time, steps[1]?.Time], row.Ground).toEqual([off, on]);
  }
});

testSheets('nobody switches and works under the clearance at the same time', () => {
  const logged = rowsWith('Lock', 'Device', 'By').map(({ By }) => By);
  for (const { Person = '', 'Own lock': lock = '' } of rowsWith('Person', 'Own lock')) {
    const [name] = Person.split(',');
    expect(logged, Person).not.toContain(name);
    const person = people.find((each) => each.name === name);
    expect(lock.toLowerCase(), Person).toBe(`${person?.lock}, ${name}`.toLowerCase());
  }
  const joints = rowsWith('Joint', 'QP').map(({ QP = '' }) => QP.split(', '));
  for (const number of joints.flat()) {
    const working = rowsWith('Person', 'Own lock').map(({ Person }) => Person);
    expect(working).toContain(`QP-${number}`);
  }
});

testSheets('only people who may do so set breakers and open energized doors', () => {
  const steps = rowsWith('Step', 'As done', 'By').filter(({ Step = '' }) =>
    /^Doors|^Breaker/.test(Step),
  );
  expect(steps.length).toBeGreaterThan(0);
  for (const { Step, By } of steps) {
    const may = people.find(({ name }) => name === By)?.may?.join() ?? '';
    expect(may, Step).toMatch(/Switch and ground.*Open doors of energized equipment/);
  }
});

testSheets('the hazard analysis names everyone who has a step in it', () => {
  const analysis = tables.find(({ titles }) => titles.includes('Hazard'));
  expect(analysis).toBeDefined();
  if (!analysis) return;
  const crew = ['Crew', 'In charge'].map((name) => factOf(analysis.sheet, name)).join();
  for (const { Who = '' } of analysis.rows) {
    if (Who !== 'All') expect(crew).toContain(Who);
  }
});

testSheets('the permit is valid for the time that the thermography log states', () => {
  const permits = sheets.filter(({ number }) => number.startsWith('EW-'));
  expect(permits.length).toBeGreaterThan(0);
  for (const permit of permits) {
    const valid = factOf(permit, 'Valid');
    const [, from = '', to = ''] = /(\d\d:\d\d) to (\d\d:\d\d)$/.exec(valid) ?? [];
    const cited = sheets.map((sheet) => factOf(sheet, 'Permit'));
    expect(cited).toContain(`${permit.number}, ${from} to ${to}`);
    const steps = tables.find(({ sheet, titles }) => sheet === permit && titles.includes('Time'));
    const openDoors = steps?.rows.filter(({ Step = '' }) => /^Doors|^Work$|returned/.test(Step));
    expect(openDoors?.length).toBeGreaterThan(0);
    for (const { Step, Time = '' } of openDoors ?? []) {
      expect(Time >= from && Time <= to, Step).toBe(true);
    }
  }
});

testSheets(
  'each relay setting has a pickup, a timing and a trip test, and matches the one-line',
  () => {
    const results = rowsWith('Test', 'As found', 'As left');
    const oneLine = sheets.find(({ blocks }) => blocks.some(({ kind }) => kind === 'one-line'));
    const settings = rowsWith('Element', 'Primary', 'TD, delay');
    for (const { Element = '', Primary = '', 'TD, delay': Delay = '' } of settings) {
      const findTest = (name: RegExp) => results.find(({ Test }) => Test && name.test(Test));
      const pickup = findTest(new RegExp(`^${Element} pickup`));
      expect(pickup?.Expected, Element).toBe(
        settings.find((row) => row.Element === Element)?.Secondary,
      );
      expect(findTest(new RegExp(`^${Element} (time|at)`)), Element).toBeDefined();
      const trip = findTest(new RegExp(`^${Element} trips`));
      const step = isolation.find(({ Action }) => Action?.includes(`${Element} trips`));
      expect(trip?.['As found'], `${Element} trips`).toBe(`At ${step?.Time}`);
      const fact = oneLine && factOf(oneLine, Element);
      expect(fact, Element).toMatch(new RegExp(`^${Primary}.*${Delay === 'None' ? '' : Delay}$`));
    }
    const elements = settings.map(({ Element }) => Element);
    for (const { name } of oneLine?.facts.filter((fact) => /^\d+$/.test(fact.name)) ?? []) {
      expect(elements).toContain(name);
    }
  },
);

testSheets(
  'each deviation is calculated from its reading, and Worst is the phase farthest from its reference',
  () => {
    for (const row of rowsWith('Expected', 'As found', 'Found %', 'As left', 'Left %', 'Max.')) {
      const expected = number(row.Expected);
      for (const { reading, error } of [
        { reading: row['As found'], error: row['Found %'] },
        { reading: row['As left'], error: row['Left %'] },
      ]) {
        if (error === '-') continue;
        expect(error, row.Test).toBe(formatDeviation(number(reading), expected));
        expect(Math.abs(number(error)), row.Test).toBeLessThanOrEqual(number(row['Max.']));
      }
    }
    for (const { Read, Model, 'Diff.': diff } of rowsWith('Read', 'Model', 'Diff.')) {
      if (diff === '-') continue;
      expect(diff).toBe(formatDeviation(number(Read), number(Model)));
    }
    for (const row of rowsWith('A', 'B', 'C', 'Worst')) {
      const reference = number(row.Calculated ?? row.Reference);
      const digits = row.Calculated ? 2 : 1;
      const phases = [row.A, row.B, row.C].map(number);
      const farthest = phases.reduce((a, b) =>
        Math.abs(b - reference) > Math.abs(a - reference) ? b : a,
      );
      expect(row.Worst).toBe(formatDeviation(farthest, reference, digits));
      expect(Math.abs(number(row.Worst))).toBeLessThanOrEqual(row.Calculated ? 0.5 : 1);
    }
  },
);

testSheets('the trip units are tested at the settings of the one-line', () => {
  const oneLine = sheets.find(({ blocks }) => blocks.some(({ kind }) => kind === 'one-line'));
  const pickups = rowsWith('Test', 'Expected', 'As found').filter(({ Expected }) =>
    Expected?.endsWith(' A'),
  );
  const settings = { L: 'long', S: 'short', G: 'GF', 'I, maint.': 'maint' };
  for (const [element, fact] of Object.entries(settings)) {
    const [amperes] = oneLine ? factOf(oneLine, `52-M ${fact}`).split(', ') : [];
    const tested = pickups.find(({ Test }) => Test === `52-M ${element}`);
    expect(tested?.Expected, element).toBe(amperes);
  }
});

testSheets('each feeder has the pickups of the one-line, below the short time of the main', () => {
  const oneLine = sheets.find(({ blocks }) => blocks.some(({ kind }) => kind === 'one-line'));
  const pickups = rowsWith('Test', 'Expected', 'As found');
  const expected = (test: string) => pickups.find(({ Test }) => Test === test)?.Expected ?? '';
  for (const element of ['L', 'I']) {
    const feeders = ['52-1', '52-2', '52-3'].map((feeder) => expected(`${feeder} ${element}`));
    const listed = oneLine && factOf(oneLine, `Feeders ${element}`);
    expect(`${feeders.map((value) => value.replace(' A', '')).join(', ')} A`).toBe(listed);
    for (const feeder of feeders) expect(number(feeder)).toBeLessThan(number(expected('52-M S')));
  }
});

testSheets(
  'no test cites a record of a later date, and nobody signs two tests before power on one day',
  () => {
    const index = tables.find(({ titles }) => titles.includes('Section'));
    const dates = new Map(index?.rows.map(({ Sheet, Date: day }) => [Sheet, Date.parse(`${day}`)]));
    const tests = sheets.filter(({ section }) => section === 'Test');
    for (const sheet of tests) {
      for (const record of JSON.stringify(sheet).match(/\bD-\d\d\b/g) ?? []) {
        expect(dates.get(record), `${sheet.number}, ${record}`).toBeLessThanOrEqual(
          Date.parse(sheet.date),
        );
      }
    }
    const signed = tests
      .filter(({ station }) => station.endsWith('before power'))
      .map(({ by, date }) => `${by}, ${date}`);
    expect(signed.length).toBeGreaterThan(1);
    expect(new Set(signed).size).toBe(signed.length);
  },
);

testSheets('the jars of the battery have the float voltage of the charger together', () => {
  const jars = rowsWith('Jar', 'Float').map(({ Float }) => number(Float));
  const float = rowsWith('Item', 'Set', 'Found').find(({ Item }) => Item === 'Float');
  const sum = jars.reduce((total, volts) => total + volts, 0);
  expect(sum).toBeCloseTo(number(float?.Found), 1);
});

testSheets('the ground resistance at 52% and 72% is within 5% of the reading at 61.8%', () => {
  const rows = rowsWith('Probe P at', 'Read');
  const readAt = (position: string) =>
    number(rows.find((row) => row['Probe P at'] === position)?.Read);
  for (const position of ['52%', '72%']) {
    const difference = formatDeviation(readAt(position), readAt('61.8%'));
    expect(rows.find((row) => row['Probe P at'] === position)?.['To 61.8%']).toBe(difference);
    expect(Math.abs(number(difference))).toBeLessThanOrEqual(5);
  }
});

testSheets('every limit names its source, and every reading is within its limit', () => {
  const source = /NETA|C57|C37|ASTM|manual|D-\d\d/;
  const limit = /limit|max|min\.|within|mfr/i;
  const limited = tables.filter(({ titles, caption }) =>
    [...titles, caption].some((words) => limit.test(words)),
  );
  expect(limited.length).toBeGreaterThan(3);
  for (const { sheet, rows, caption } of limited) {
    const words = [caption, ...sheet.notes].join(' ');
    for (const row of rows) {
      expect(row.Source ?? words, `${sheet.number} ${caption}`).toMatch(source);
    }
  }
  for (const { Found = '', Limit = '' } of rowsWith('Found', 'Limit', 'Source')) {
    if (Limit.startsWith('Max.')) {
      expect(number(Found), Limit).toBeLessThanOrEqual(number(Limit));
    } else {
      expect(number(Found), Limit).toBeGreaterThanOrEqual(number(Limit));
    }
  }
  for (const row of rowsWith('1 min', 'K', 'Min.', 'DAR', 'PI')) {
    const corrected = number(row['At 20 °C'] ?? row['At 40 °C']);
    const product = number(row['1 min']) * number(row.K);
    expect(Math.abs(corrected / product - 1), row.Between).toBeLessThan(0.005);
    expect(number(row.DAR), row.Between).toBeCloseTo(number(row['1 min']) / number(row['30 s']), 2);
    if (row['Min.'] === '-') continue;
    expect(corrected).toBeGreaterThanOrEqual(number(row['Min.']));
    expect(number(row.PI)).toBeCloseTo(number(row['10 min']) / number(row['1 min']), 2);
    expect(number(row.PI)).toBeGreaterThanOrEqual(row['At 40 °C'] ? 2 : 1);
  }
  for (const row of rowsWith('Joint', 'Mfr.', 'Left', 'Limit')) {
    expect(number(row.Left), row.Joint).toBeLessThanOrEqual(number(row.Limit));
    expect(row.Set, row.Joint).toBe(row['Mfr.']);
  }
  for (const row of rowsWith('Joint', 'A', 'B', 'C', 'Limit')) {
    const readings = [row.A, row.B, row.C].map(number).filter((value) => !Number.isNaN(value));
    const limit = 1.5 * Math.min(...readings);
    expect(number(row.Limit), row.Joint).toBeCloseTo(Math.floor(limit * 10) / 10, 9);
    expect(Math.max(...readings), row.Joint).toBeLessThanOrEqual(number(row.Limit));
  }
  for (const row of rowsWith('Before VLF', 'After VLF', 'Min.')) {
    const lowest = Math.min(number(row['Before VLF']), number(row['After VLF']));
    expect(lowest).toBeGreaterThanOrEqual(number(row['Min.']));
  }
  for (const { Verify = '' } of restoration.filter((row) => row.Verify?.includes('min.'))) {
    const [reading, minimum] = Verify.split('min.').map(number);
    expect(reading, Verify).toBeGreaterThanOrEqual(minimum ?? Number.NaN);
  }
});

testSheets.each(sheets.filter(({ section }) => /Test|Quality/.test(section)))(
  'sheet $number lists calibrated instruments, the ambient temperature and the humidity',
  (sheet) => {
    const calibrationsDue = sheet.facts.flatMap(
      ({ value }) => /^s\/n \S+, due (\S+)$/.exec(value)?.[1] ?? [],
    );
    expect(calibrationsDue.length).toBeGreaterThan(0);
    for (const day of calibrationsDue) {
      expect(Date.parse(day)).toBeGreaterThan(Date.parse(sheet.date));
    }
    expect(factOf(sheet, 'Ambient')).toMatch(/^\d+ °C, \d+% RH/);
  },
);

testSheets(
  'every shutdown trips within the range of its signal, and every signal has its own terminal',
  () => {
    const points = rowsWith('Tag', 'Range', 'TB');
    expect(new Set(points.map(({ TB }) => TB)).size).toBe(points.length);
    for (const { Tag, Cause, 'Trip at': value = '' } of rowsWith('Tag', 'Cause', 'Trip at')) {
      expect(value, `${Tag}, ${Cause}`).toMatch(/\d|Float/);
      const loopNumber = Tag?.split('-')[1];
      const loop = points.filter((point) => point.Tag?.split('-')[1] === loopNumber);
      for (const { Range = '' } of loop) {
        const [, low, high, unit] = /^(\d+) to ([\d,]+) (.+)$/.exec(Range) ?? [];
        if (!unit || !value.includes(` ${unit},`)) continue;
        expect(number(value), `${Tag} in ${Range}`).toBeGreaterThan(Number(low));
        expect(number(value), `${Tag} in ${Range}`).toBeLessThan(number(high));
      }
    }
  },
);

testSheets('every record number mentioned on a sheet is in the index', () => {
  const index = tables.find(({ titles }) => titles.includes('Section'));
  const listed = [
    ...sheets.map((sheet) => sheet.number),
    ...(index?.rows ?? []).map((row) => `${row.Sheet}`),
  ];
  const named = JSON.stringify(sheets).match(/\b(?:[ADEGPQRST]-\d\d|EW-\d{4})\b/g) ?? [];
  for (const record of named) expect(listed).toContain(record);
});
