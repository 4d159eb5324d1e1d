import { describe, expect, test } from 'vitest';
import { eachElement, getAttribute } from '#contract/html-tree.ts';
import { articleRoute, routes, toolRoute } from '#contract/routes.ts';
import { compareLineVoltages, exampleCaseIn } from '#electrical/line/line-voltage.ts';
import { parseMonth } from '#electrical/tools/day.ts';
import { describeOutage, formatOutageHeading } from '#electrical/tools/describe-outage.ts';
import {
  writeDays,
  writeLabor,
  writeRecurrence,
  writeScheduleHeading,
} from '#electrical/tools/describe-schedule.ts';
import { planMaintenance, type ScheduleChoice } from '#electrical/tools/maintenance-schedule.ts';
import {
  amps,
  kilowatts,
  nameLimit,
  nameVerdict,
  percent,
  writeReach,
} from '#site/features/tools/line-voltage/write-line.ts';
import { toTypedCase } from '#site/features/tools/maintenance-calendar/calendar-case.ts';
import { addresses, articles, isSample, tools } from '../site/content.ts';
import { findElement, linksOf, pageAt, withClass } from '../site/page-parts.ts';
import { asTyped, hasClass, textOf } from '../site/page-text.ts';

const plain = (text: string) => asTyped(text).replaceAll(/\s+/g, ' ');

/** The text of a page's main element. */
const mainText = (path: string) =>
  plain(textOf(findElement(pageAt(path).elements, ({ tagName }) => tagName === 'main')));

/** Returns those of the texts that the main element of the page does not contain. */
const findMissing = (path: string, texts: readonly string[]) => {
  const text = mainText(path);
  return texts.filter((each) => !text.includes(plain(each)));
};

test.skipIf(tools.length === 0)('the tools page links to every tool', () => {
  const listed = linksOf(pageAt(routes.tools)).map(([, href]) => href);
  expect(addresses.tools.filter((path) => !listed.includes(path))).toEqual([]);
});

test.each(tools)('$title is readable without JavaScript', ({ id }) => {
  const [island] = pageAt(toolRoute(id)).elements.filter(
    ({ tagName }) => tagName === 'astro-island',
  );
  expect(island && textOf(island).length, 'words without script').toBeGreaterThan(100);
  // Fields must not accept input before the script has loaded.
  const editable = [...(island ? eachElement(island) : [])].filter(
    (each) =>
      ['input', 'select', 'textarea'].includes(each.tagName) &&
      getAttribute(each, 'readonly') === undefined &&
      getAttribute(each, 'disabled') === undefined,
  );
  expect(editable.map((each) => getAttribute(each, 'id'))).toEqual([]);
});

describe.skipIf(tools.length === 0)('the HTML of each tool has its calculated example', () => {
  test.each(tools.filter(({ weather }) => weather))(
    '$id: one row for each voltage',
    ({ id, weather }) => {
      if (!weather) throw new Error('The tool has no weather.');
      const given = exampleCaseIn(weather);
      const { results, ampacity } = compareLineVoltages(given);
      const [table] = withClass(pageAt(toolRoute(id)).elements, 'voltage-table');
      const rows = [...(table ? eachElement(table) : [])]
        .filter(({ tagName }) => tagName === 'tr')
        .slice(1)
        .map((row) => textOf(row));
      expect(rows).toEqual(
        results.map((result) => {
          const { solved, kilovolts, reach } = result;
          const shown = [
            `${kilovolts} kV`,
            nameVerdict(result, given.allowedDropPercent),
            writeReach(reach),
            nameLimit(reach.limit, given.allowedDropPercent),
          ];
          if (solved) {
            shown.push(amps(solved.amperes), `% of ${amps(ampacity)}`);
            shown.push(percent(solved.dropPercent), kilowatts(solved.lossKilowatts));
          }
          return expect.toSatisfy((row: string) =>
            shown.every((each) => row.includes(asTyped(each))),
          );
        }),
      );
    },
  );

  test.each(tools.filter(({ downtime }) => downtime))(
    '$id: with the same calculation as in articles',
    (tool) => {
      if (!tool.downtime) throw new Error('The tool has no outage.');
      const { outage, plan } = tool.downtime;
      const lines = describeOutage(outage, plan);
      // A step without a calculation has only a result.
      const worked = lines.map(({ name, formula, result }) =>
        formula === result ? `${name} ${result}` : `${name} ${formula} ${result}`,
      );
      expect(
        findMissing(toolRoute(tool.id), [formatOutageHeading(outage, plan), ...worked]),
      ).toEqual([]);
      const articlesWithCalculation = articles.filter(({ id }) =>
        mainText(articleRoute(id)).includes(plain(`${lines[0]?.name}: ${lines[0]?.formula}`)),
      );
      const calculation = lines.map(({ formula, result }) =>
        formula === result ? result : `${formula} = ${result}`,
      );
      for (const { id } of articlesWithCalculation)
        expect(findMissing(articleRoute(id), calculation), id).toEqual([]);
    },
  );

  test.each(tools.filter(({ maintenance }) => maintenance))(
    '$id: with the source of each task',
    ({ id, maintenance }) => {
      if (!maintenance) throw new Error('The tool has no maintenance plan.');
      const { example, equipment } = maintenance;
      const start = parseMonth(example.start);
      if (!start) throw new Error(`${example.start} is not a month.`);
      const { outages, rounds, ...schedule } = planMaintenance(maintenance, { ...example, start });
      expect(
        findMissing(toolRoute(id), [
          writeScheduleHeading({ outages, rounds, ...schedule }, example.years),
          ...outages.map((outage) => `Outage, ${writeDays(outage)}`),
          ...rounds.map((each) => `${writeRecurrence(each)}; ${writeLabor(each.minutes)} each`),
          ...[...rounds, ...outages].flatMap(({ tasks }) =>
            tasks.flatMap(({ task, source }) => [task, source]),
          ),
        ]),
      ).toEqual([]);
      const { elements } = pageAt(toolRoute(id));
      const selectOptions = elements
        .filter(({ tagName }) => tagName === 'select')
        .map(({ attrs }) => attrs.map(({ value }) => value));
      for (const key of Object.keys(toTypedCase(example, equipment).equipment)) {
        expect(selectOptions.filter((values) => values.includes(key))).toHaveLength(1);
      }
      expect(elements.filter((each) => hasClass(each, 'schedule-round'))).toHaveLength(
        rounds.length,
      );
    },
  );
});

/* The next two tests compare articles of the sample company with its tools. Owners may change both. */

const weather = tools.find((tool) => tool.weather)?.weather;
const lineArticle = articles.find(
  ({ id }) => id === 'high-voltage-vs-medium-voltage-andrews-facility',
);

test.skipIf(!isSample || !weather || !lineArticle)(
  'the article on line voltage states the drop, the loss and both limits of each voltage',
  () => {
    if (!weather) return;
    const given = exampleCaseIn(weather);
    const { results, ampacity } = compareLineVoltages(given);
    /** The load in megawatts whose current at nominal voltage is the ampacity. */
    const formatThermalLimit = (kilovolts: number) =>
      ((Math.sqrt(3) * kilovolts * ampacity * given.load.powerFactor) / 1000).toFixed(1);
    const formatWhole = (value = Number.NaN) => Math.round(value).toLocaleString('en-US');
    const formatTwoDigits = (value = Number.NaN) => `${Number(value.toPrecision(2))}%`;
    const resultAt = (kilovolts: number) => {
      const result = results.find((each) => each.kilovolts === kilovolts);
      if (!result) throw new Error(`The tool does not calculate ${kilovolts} kV.`);
      return result;
    };
    const lowest = resultAt(12.47);
    const higher = [resultAt(24.9), resultAt(34.5)];
    const { approximate, solved } = lowest;
    expect(
      findMissing('/blog/high-voltage-vs-medium-voltage-andrews-facility', [
        ...higher.map(({ approximate: line }) => {
          const drop = `drop ${formatWhole(line.dropVolts)} V (${formatTwoDigits(line.dropPercent)})`;
          const loss = `loss ${line.lossKilowatts.toFixed(1)} kW (${formatTwoDigits(line.lossPercent)})`;
          return `${line.amperes.toFixed(1)} A, ${drop}, ${loss}`;
        }),
        `about ${formatWhole(approximate.dropVolts)} V, or ${formatTwoDigits(approximate.dropPercent)} of 12,470 V`,
        `= ${formatWhole(approximate.lossKilowatts)} kW`,
        `at about ${formatWhole(solved?.amperes)} A and drops ${formatTwoDigits(solved?.dropPercent)}`,
        `carries about ${formatWhole(ampacity)} A`,
        ...[lowest, ...higher].map(({ kilovolts, approximateDropMegawattMiles }) =>
          [
            `${kilovolts} kV`,
            formatWhole(approximateDropMegawattMiles),
            formatThermalLimit(kilovolts),
          ].join(' '),
        ),
      ]),
    ).toEqual([]);
  },
);

const maintenance = tools.find((tool) => tool.maintenance)?.maintenance;
const maintenanceArticle = articles.find(
  ({ id }) => id === 'preventing-costly-downtime-electrical-maintenance',
);

test.skipIf(!isSample || !maintenance || !maintenanceArticle)(
  'a bar chart of an article shows the hours of maintenance in a year',
  () => {
    const { equipment = [], example } = maintenance ?? {};
    const conditions = Object.fromEntries(equipment.map(({ id }) => [id, 1 as const]));
    const year = { ...example, conditions, start: { year: 2027, month: 1 }, years: 1 } as const;
    const { rounds } = planMaintenance({ equipment }, year as ScheduleChoice);
    const hours = rounds.map(({ days, minutes: { low, high } }) => ({
      low: (low * days.length) / 60,
      high: (high * days.length) / 60,
    }));
    const total = { low: 0, high: 0 };
    for (const { low, high } of hours) {
      total.low += low;
      total.high += high;
    }
    // Each bar has two parts: from zero to the low estimate, and from the low to the high estimate.
    const bars = [...hours, total].map(({ low, high }) => [low, high - low]);
    const figures = articles.flatMap((article) => Object.values(article.figures ?? {}));
    const barCharts = figures.filter((figure) => figure.drawing === 'bars');
    const drawn = barCharts.map(({ data }) => data.bars.map(({ values }) => values));
    expect(drawn).toContainEqual(bars);
  },
);
