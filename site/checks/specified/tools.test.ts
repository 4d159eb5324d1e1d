import { describe, expect, test } from 'vitest';
import { articleRoute } from '#contract/routes.ts';
import { dollars } from '#electrical/tools/describe-outage.ts';
import { discountOf, type Outage, priceOutage } from '#electrical/tools/downtime-cost.ts';
import { yearOfRounds } from '#electrical/tools/maintenance-program.ts';
import { readCollection } from '#schemas/read-content.ts';
import { articles, find, isSample, ofTheSample } from '../content.ts';
import { pageAt, part } from '../page-parts.ts';
import { textOf } from '../page-text.ts';

describe.skipIf(!isSample)(ofTheSample, async () => {
  const tools = await readCollection('tools');
  const { maintenance } = find(tools, (tool) => tool.maintenance, 'a tool that plans maintenance');
  const { downtime } = find(tools, (tool) => tool.downtime, 'a tool that prices an outage');

  test('the calendar takes the hours that the article draws', () => {
    const { byRound, low, high } = yearOfRounds(maintenance?.equipment ?? []);
    const figures = articles.flatMap((article) => Object.values(article.figures ?? {}));
    const drawn = find(
      figures,
      (figure) => figure.drawing === 'bars' && figure.data.bars.at(-1)?.sum,
      'a drawing of the hours of a year',
    );
    if (drawn.drawing !== 'bars') throw new Error('It is one of bars.');
    // From zero to the least, and from there to the most.
    const bars = [...byRound, { low, high }].map((each) => [each.low, each.high - each.low]);
    expect(drawn.data.bars.map(({ values }) => values)).toEqual(bars);
  });

  test('the plan that the downtime tool prices is the battery\u2019s rounds and as much driving as testing', () => {
    const equipment = maintenance?.equipment.filter(({ id }) => id === 'battery') ?? [];
    const { byRound, low, high } = yearOfRounds(equipment);
    const [, weekly, , quarterly] = byRound;
    expect([weekly?.low, quarterly?.low, low, high]).toEqual([13, 16, 29, 29]);
    expect(downtime?.plan.hoursPerYear).toBe(29 + 16);
  });

  test('the article discounts what returns as the tool does', () => {
    const { id } = find(articles, ({ records }) => records?.downtimeScenarios, 'one on outages');
    const main = part(pageAt(articleRoute(id)).elements, ({ tagName }) => tagName === 'main');
    const text = textOf(main).replaceAll(/\s+/g, ' ');
    const { discountRate = 0, yearsUntilReturn = 0 } = downtime?.outage ?? {};
    for (const [time, years] of [
      ['2 weeks', 2 / 52],
      ['1 year', yearsUntilReturn],
      ['3 years', 3],
      ['10 years', 10],
    ] as const) {
      const percent = 100 * discountOf({ discountRate, yearsUntilReturn: years });
      expect(text).toContain(`${time} ${percent.toFixed(1)}%`);
    }
    for (const [wells, barrelsPerWellPerDay, hoursDown] of [
      [1, 300, 24],
      [4, 250, 12],
    ] as const) {
      const well = { wells, barrelsPerWellPerDay, hoursDown, shareDeferred: 1 };
      const { waitDollars } = priceOutage({ ...(downtime?.outage as Outage), ...well });
      expect(text).toContain(`(1 - 1 ÷ 1.1) = ${dollars(waitDollars)}`);
    }
  });

  test('every task of a round is in the checklists, in the same words', () => {
    const listed = articles.flatMap(({ records }) =>
      (records?.checklistGroups ?? []).flatMap(({ tasks }) => tasks.map(({ task }) => task)),
    );
    const known = listed.join('\n').toLowerCase();
    const rounds = maintenance?.equipment.flatMap((equipment) => equipment.rounds) ?? [];
    const others = rounds.filter(({ task }) => !known.includes(task.toLowerCase()));
    // The articles name these tasks in other words.
    expect(others.map(({ task }) => task)).toEqual([
      'Download relay event logs, and correct clocks',
      'Read surge-protector indicators from outside, after lightning too',
      'Measure cell impedance, two people',
    ]);
  });

  test('the outage that the tool opens with is one of the article', () => {
    const { outage } = downtime ?? {};
    const scenarios = articles.flatMap(({ records }) => records?.downtimeScenarios ?? []);
    expect(scenarios.map(({ productionLoss }) => productionLoss)).toContainEqual({
      wells: outage?.wells,
      barrelsPerDay: outage?.barrelsPerWellPerDay,
      hours: outage?.hoursDown,
      share: outage?.shareDeferred,
      price: outage?.dollarsPerBarrel,
      amount: expect.any(Number),
    });
  });
});
