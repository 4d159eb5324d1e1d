import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lineConductors } from '#electrical/line/line-conductors.ts';
import {
  compareLineVoltages,
  exampleCaseIn,
  type LineCase,
} from '#electrical/line/line-voltage.ts';
import { VoltageTable } from './voltage-table.tsx';
import { CalculationSteps } from './working.tsx';
import { shortResult, thermalShare } from './write-line.ts';

const weather = { ambientCelsius: 40, windFeetPerSecond: 2, sun: true, elevationFeet: 3170 };
const conductorOf = (key: keyof typeof lineConductors) =>
  ({ kind: 'table', ...lineConductors[key], weather }) as const;

/** 9 MW over 1 mile: the thermal limit is met first over 1 mile, and the drop limit by 9 MW. */
const short: LineCase = {
  ...exampleCaseIn(weather),
  load: { megawatts: 9, powerFactor: 0.95 },
  miles: 1,
};

/** 200 MW, which overloads the conductor at every voltage. */
const overloaded: LineCase = {
  ...short,
  load: { megawatts: 200, powerFactor: 0.95 },
  conductor: conductorOf('795'),
};

/** Renders the calculation at one voltage and returns its HTML with plain spaces. */
function renderSteps(given: LineCase, kilovolts: number): string {
  const { results, ampacity } = compareLineVoltages(given);
  const result = results.find((each) => each.kilovolts === kilovolts);
  if (!result) throw new Error(`${kilovolts} kV is not compared`);
  return plain(
    renderToStaticMarkup(<CalculationSteps given={given} ampacity={ampacity} result={result} />),
  );
}

function renderTable(given: LineCase): string {
  const compared = compareLineVoltages(given);
  const [shown] = compared.results;
  if (!shown) throw new Error('No voltage is compared.');
  return plain(
    renderToStaticMarkup(
      <VoltageTable given={given} compared={compared} shown={shown} show={() => undefined} />,
    ),
  );
}

const plain = (html: string) => html.replaceAll('\u00a0', ' ');

test('the calculation states the first limit of the reach and of the largest load', () => {
  const steps = renderSteps(short, 24.9);
  expect(steps).toContain('9 MW reaches 6.13 mi; the first limit is the 5% drop');
  expect(steps).toContain('Largest load over 1 mi within both limits');
  expect(steps).toContain('16.4 MW; the first limit is the thermal limit');
});

test('the calculation of a load over the thermal limit states that the load reaches nowhere', () => {
  expect(renderSteps(overloaded, 138)).toContain(
    '200 MW reaches nowhere: it draws 881 A at the source, more than the thermal limit of 692 A',
  );
});

test('the table states the first limit of each reach', () => {
  expect(renderTable(short)).toContain('6.13 mi');
  expect(renderTable(short)).toContain('5% drop');
  const table = renderTable(overloaded);
  expect(table.split('Nowhere')).toHaveLength(1 + 8);
  expect(table.split('thermal limit</span></td>')).toHaveLength(1 + 8);
  expect(table).not.toContain('MW-mi');
});

test('a shorter line is suggested only if a shorter line could carry the load', () => {
  expect(shortResult(compareLineVoltages(overloaded)).note).toBe('try a larger conductor');
  const long = { ...short, load: { megawatts: 50, powerFactor: 0.95 }, miles: 50 };
  expect(shortResult(compareLineVoltages(long)).note).toContain('shorter line');
});

test('a current slightly over the thermal limit is not shown as 100% of the limit', () => {
  expect(thermalShare(99.7)).toBe('100%');
  expect(thermalShare(100)).toBe('100%');
  expect(thermalShare(100.3)).toBe('just over 100%');
  expect(thermalShare(101.2)).toBe('101%');
});
