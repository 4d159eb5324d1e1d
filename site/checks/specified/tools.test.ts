import { describe, expect, test } from 'vitest';
import { readCollection } from '#schemas/read-content.ts';
import { yearOfRounds } from '#site/tools/maintenance-program.ts';
import { articles, find, isSample, ofTheSample } from '../content.ts';

describe.skipIf(!isSample)(ofTheSample, async () => {
  const tools = await readCollection('tools');
  const { maintenance } = find(tools, (tool) => tool.maintenance, 'a tool that plans maintenance');
  const { downtime } = find(tools, (tool) => tool.downtime, 'a tool that prices a stop');

  test('the calendar takes the hours that the article draws', () => {
    const { byRound, low, high } = yearOfRounds(maintenance?.rounds as never);
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

  test('the stop that the tool opens with is one of the article', () => {
    const { stop } = downtime ?? {};
    const scenarios = articles.flatMap(({ records }) => records?.downtimeScenarios ?? []);
    expect(scenarios.map(({ productionLoss }) => productionLoss)).toContainEqual({
      wells: stop?.wells,
      barrelsPerDay: stop?.barrelsPerWellPerDay,
      hours: stop?.hoursDown,
      share: stop?.shareStopped,
      price: stop?.dollarsPerBarrel,
      amount: expect.any(Number),
    });
  });
});
