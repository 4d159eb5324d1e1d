import { describe, expect, test } from 'vitest';
import { lineSpacings } from '#electrical/line/line-conductors.ts';
import { compareLineVoltages, exampleCaseIn } from '#electrical/line/line-voltage.ts';
import { readCollection } from '#schemas/read-content.ts';
import { find, isSample, ofTheSample } from '../content.ts';
import { pageAt } from '../page-parts.ts';
import { textOf } from '../page-text.ts';

const one = (value: number) => value.toFixed(1);
const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const two = (value: number) => `${Number(value.toPrecision(2))}%`;

describe.skipIf(!isSample)(ofTheSample, () => {
  test('the tool names the spacing of phases that it calculates with', () => {
    const { elements } = pageAt('/tools/line-voltage');
    const [main] = elements.filter(({ tagName }) => tagName === 'main');
    const text = main ? textOf(main).replaceAll(/\s+/g, ' ') : '';
    for (const { upToKilovolts, feet } of lineSpacings) {
      expect(text).toMatch(new RegExp(`${feet} ft (apart up to|at) ${upToKilovolts} kV`));
    }
  });

  test('the article on line voltages states the numbers that the tool calculates', async () => {
    const tools = await readCollection('tools');
    const { weather } = find(tools, (tool) => tool.weather, 'a tool that compares line voltages');
    if (!weather) throw new Error('It was found by it.');
    const article = pageAt('/blog/high-voltage-vs-medium-voltage-andrews-facility');
    const [main] = article.elements.filter(({ tagName }) => tagName === 'main');
    const text = main ? textOf(main).replaceAll(/\s+/g, ' ') : '';
    const { results } = compareLineVoltages(exampleCaseIn(weather));
    const at = (kilovolts: number) => {
      const found = results.find((each) => each.kilovolts === kilovolts);
      if (!found?.solved) throw new Error(`${kilovolts} kV has no solution`);
      return { ...found, solved: found.solved };
    };
    const [low, middle, high] = [at(12.47), at(24.9), at(34.5)];
    for (const { kilovolts, approximate } of [middle, high]) {
      const { amperes, dropVolts, dropPercent, lossKilowatts, lossPercent } = approximate;
      expect(text).toContain(
        `At ${kilovolts} kV: ${one(amperes)} A, drop ${whole(dropVolts)} V (${two(dropPercent)}), loss ${one(lossKilowatts)} kW (${two(lossPercent)})`,
      );
    }
    expect(text).toContain(`= ${one(low.approximate.amperes)} A.`);
    expect(text).toContain(
      `about ${whole(low.approximate.dropVolts)} V, or ${two(low.approximate.dropPercent)} of 12,470 V`,
    );
    expect(text).toContain(`= ${whole(low.approximate.lossKilowatts)} kW`);
    expect(text).toContain(
      `at about ${whole(low.solved.amperes)} A and drops ${two(low.solved.dropPercent)}`,
    );
    expect(text).toContain(
      `moves ${two(high.approximate.dropPercent)} only to ${two(high.solved.dropPercent)}`,
    );
    for (const { kilovolts, approximateMegawattMiles } of [low, middle, high]) {
      expect(text).toContain(`${kilovolts} kV ${whole(approximateMegawattMiles)}`);
    }
  });
});
