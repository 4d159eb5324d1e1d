import { describe, expect, test } from 'vitest';
import { articleRoute, toolRoute } from '#contract/routes.ts';
import { parseMonth } from '#electrical/tools/day.ts';
import { answerOutage, describeOutage } from '#electrical/tools/describe-outage.ts';
import {
  answerSchedule,
  writeDays,
  writeLabor,
  writeRecurrence,
} from '#electrical/tools/describe-schedule.ts';
import { planMaintenance } from '#electrical/tools/maintenance-schedule.ts';
import { readCollection } from '#schemas/read-content.ts';
import { typeCase } from '#site/features/tools/maintenance-calendar/calendar-case.ts';
import { articles } from './content.ts';
import { pageAt, part } from './page-parts.ts';
import { asTyped, hasClass, textOf } from './page-text.ts';

const tools = await readCollection('tools');

/** What a page says in its main part, blanks alike. */
function said(path: string): string {
  const main = part(pageAt(path).elements, ({ tagName }) => tagName === 'main');
  return textOf(main).replaceAll(/\s+/g, ' ');
}

const plain = (text: string) => asTyped(text).replaceAll(/\s+/g, ' ');

describe.each(tools.filter(({ downtime }) => downtime))('/tools/$id', ({ id, downtime }) => {
  if (!downtime) return;
  const lines = describeOutage(downtime.outage, downtime.plan);

  test('its HTML has the example worked out', () => {
    const text = said(toolRoute(id));
    expect(text).toContain(plain(answerOutage(downtime.outage, downtime.plan)));
    for (const { name, formula, result } of lines) {
      expect(text).toContain(plain(`${name} ${formula} ${result}`));
    }
  });

  test('an article that places the outage counts it the same', () => {
    const counting = articles.filter(({ id: article }) =>
      said(articleRoute(article)).includes(plain(`${lines[0]?.name}: ${lines[0]?.formula}`)),
    );
    for (const article of counting) {
      for (const { formula, result } of lines) {
        expect(said(articleRoute(article.id))).toContain(
          plain(formula === result ? result : `${formula} = ${result}`),
        );
      }
    }
  });
});

describe.each(tools.filter(({ maintenance }) => maintenance))(
  '/tools/$id',
  ({ id, maintenance }) => {
    if (!maintenance) return;
    const { example, equipment } = maintenance;
    const start = parseMonth(example.start);
    if (!start) throw new Error('The schema lets no other example pass.');
    const schedule = planMaintenance(maintenance, { ...example, start });
    const text = said(toolRoute(id));

    test('its HTML has the example laid over its year, each task with its source', () => {
      expect(text).toContain(plain(answerSchedule(schedule, example.years)));
      for (const outage of schedule.outages) {
        expect(text).toContain(plain(`Outage, ${writeDays(outage)}`));
      }
      for (const round of schedule.rounds) {
        expect(text).toContain(
          plain(`${writeRecurrence(round)}; ${writeLabor(round.minutes)} each`),
        );
      }
      for (const { tasks } of [...schedule.rounds, ...schedule.outages]) {
        for (const { task, source } of tasks) {
          expect(text).toContain(plain(task));
          expect(text).toContain(plain(source));
        }
      }
    });

    test('it asks for every kind of equipment', () => {
      const { elements } = pageAt(toolRoute(id));
      const asked = elements.filter(({ tagName }) => tagName === 'select');
      for (const key of Object.keys(typeCase(example, equipment).equipment)) {
        expect(asked.filter(({ attrs }) => attrs.some(({ value }) => value === key))).toHaveLength(
          1,
        );
      }
      expect(elements.filter((each) => hasClass(each, 'schedule-round'))).toHaveLength(
        schedule.rounds.length,
      );
    });
  },
);
