import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { serviceDrawings } from '#electrical/station/service-drawings.ts';
import { emergencyPan, emergencyX, yardLeft, yardX } from './yard-geometry.ts';
import { yardLines } from './yard-lines.tsx';
import { yardStates } from './yard-states.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Where the dotted leaders from grade end, in a page's content of 1280. */
const leadersOf = (file: string) => {
  const [, d = ''] = /look="leader" d="([^"]*)"/.exec(read(file)) ?? [];
  return [...d.matchAll(/M(\d+)/g)].map(([, x]) => Number(x));
};
const under = (x: number) => Math.round(x - yardLeft - 80);

test('symbols stand under what they stand for in the scene', () => {
  const { deadEnd, disconnect, breaker, transformer, controlHouse, motorControl } = yardX;
  const station = [deadEnd, disconnect, breaker, transformer];
  expect(leadersOf('yard-line.wide.svg').slice(0, -1)).toEqual(
    [...station, controlHouse, motorControl].map(under),
  );
  expect(leadersOf('yard-line.emergency.svg')).toEqual(
    [emergencyX.cutout, emergencyX.brokenPole, ...station.map((x) => x + emergencyPan)].map(under),
  );
});

describe.each(serviceDrawings)('%s', (drawing) => {
  test.each(['wide', 'narrow'] as const)('is drawn whole, %s', (size) => {
    expect(renderToStaticMarkup(yardLines[drawing][size])).not.toMatch(/[{}]|class=| look=| when=/);
  });

  test('goes on to the rail as live as the page draws it', () => {
    const wide = renderToStaticMarkup(yardLines[drawing].wide);
    const [rail = ''] = /<path [^>]*d="M\d+ 112V\d{3}"[^>]*>/.exec(wide) ?? [];
    expect(rail.includes('--hot-line')).toBe(yardStates[drawing].busIsLive);
    expect(rail).toContain('stroke-width="2.2"');
  });
});
