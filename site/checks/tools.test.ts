import { describe, expect, test } from 'vitest';
import { eachElement, getAttribute } from '#contract/html-tree.ts';
import { routes, toolRoute } from '#contract/routes.ts';
import { compareLineVoltages, exampleCaseIn } from '#electrical/line/line-voltage.ts';
import {
  amps,
  kilowatts,
  nameVerdict,
  percent,
  reach,
} from '#site/features/tools/line-voltage/write-line.ts';
import { addresses, tools } from './content.ts';
import { hrefs, pageAt, section, withClass } from './page-parts.ts';
import { asTyped, textOf } from './page-text.ts';

test('the list of tools leads to every tool, and every page leads to the list', () => {
  const listed = hrefs(pageAt(routes.tools)).map(([, href]) => href);
  expect(addresses.tools.filter((path) => !listed.includes(path))).toEqual([]);
  for (const path of [routes.home, routes.contact, ...addresses.services, ...addresses.tools]) {
    expect(
      hrefs(pageAt(path)).map(([, href]) => href),
      path,
    ).toContain(routes.tools);
  }
});

describe.each(tools)('$title', (tool) => {
  const page = pageAt(toolRoute(tool.id));

  test('says what it leaves out and where its numbers are from', () => {
    expect(section(page, 'limits').items).toBe(tool.leavesOut.items.length);
    const [sources] = withClass(page.elements, 'tool-sources');
    expect(sources && textOf(sources)).toContain(asTyped(tool.sources.items[0] ?? ''));
  });

  test('can be read before and without its script', () => {
    const [island] = page.elements.filter(({ tagName }) => tagName === 'astro-island');
    expect(island && textOf(island).length).toBeGreaterThan(400);
    // A field must not take input before its script is there.
    const inside = island ? [...eachElement(island)] : [];
    const open = inside.filter(
      (each) =>
        ['input', 'select', 'textarea'].includes(each.tagName) &&
        getAttribute(each, 'readonly') === undefined &&
        getAttribute(each, 'disabled') === undefined,
    );
    expect(open.map((each) => getAttribute(each, 'id'))).toEqual([]);
  });
});

describe.each(tools.filter(({ weather }) => weather))('/tools/$id', ({ id, weather }) => {
  if (!weather) return;
  const given = exampleCaseIn(weather);
  const { results, ampacity } = compareLineVoltages(given);
  const { elements } = pageAt(toolRoute(id));
  const [table] = withClass(elements, 'voltage-table');
  const rows = table
    ? [...eachElement(table)].filter(({ tagName }) => tagName === 'tr').slice(1)
    : [];

  test('has the results of the example in its HTML, one voltage a row', () => {
    expect(rows).toHaveLength(results.length);
    for (const [index, result] of results.entries()) {
      const row = rows[index];
      const text = row ? textOf(row) : '';
      const { solved, kilovolts, verdict, reachMiles } = result;
      const expected = [
        `${kilovolts} kV`,
        nameVerdict(verdict, given.allowedDropPercent),
        reach(reachMiles),
        ...(solved
          ? [
              amps(solved.amperes),
              `% of ${amps(ampacity)}`,
              percent(solved.dropPercent),
              kilowatts(solved.lossKilowatts),
            ]
          : []),
      ];
      for (const each of expected) expect(text).toContain(asTyped(each));
    }
  });
});
