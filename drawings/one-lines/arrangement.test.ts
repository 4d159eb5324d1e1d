import { describe, expect, test } from 'vitest';
import type { LineSymbol, PlantLine } from '#electrical/plants/plant-line.ts';
import { plantLines } from '#electrical/plants/plant-lines.ts';
import { facilityTypes, find, projects } from '../../checks/site/content.ts';
import { around, type Box, isInside, overlaps } from '../map/names.ts';
import { arrangeNarrow } from './arrange-narrow.ts';
import { arrangeWide } from './arrange-wide.ts';
import { type Arrangement, letterWidth, markRadius, relayEnd } from './arrangement.ts';
import { symbolBreadth } from './symbol-reach.ts';

const pages = [...facilityTypes, ...projects];
const plants = Object.entries(plantLines).map(([id, line]) => {
  const { diorama } = find(pages, (each) => each.id === id, `a page of ${id}`);
  const steps = diorama?.path.map(({ symbol }) => symbol) ?? [];
  return { id, line: line as PlantLine, steps };
});
const cuts = plants.flatMap(({ id, line, steps }) => [
  { name: `${id}, wide`, steps, letter: letterWidth, cut: arrangeWide(line, steps) },
  { name: `${id}, narrow`, steps, letter: 7.2, cut: arrangeNarrow(line, steps) },
  { name: `${id}, tablet`, steps, letter: 7.2, cut: arrangeNarrow(line, steps, 680) },
]);

describe.each(cuts)('$name', ({ steps, letter, cut }) => {
  const marks = cut.marks.map(({ number, x, y }) => ({
    name: `mark ${number}`,
    box: around([x, y], markRadius),
  }));
  const lettering = [...wordBoxes(cut, letter), ...marks];
  const all = [...lettering, ...symbolBoxes(cut)];

  test('no lettering and no mark lies on another, or on a symbol', () => {
    const clashes = lettering.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => overlaps(one.box, other.box))
        .map((other) => `${one.name} on ${other.name}`),
    );
    expect(clashes).toEqual([]);
  });

  test('everything lies inside its box', () => {
    const outside = all.filter(({ box }) => !isInside(box, [0, 0, cut.width, cut.height]));
    expect(outside.map(({ name }) => name)).toEqual([]);
  });

  test('every step has its mark, and lights the part that it names', () => {
    expect(cut.marks.map(({ number }) => number).sort()).toEqual(steps.map((_, i) => i + 1));
    for (const { number, x, y, halo } of cut.marks) {
      const part = cut.parts.find(({ part }) => part.id === steps[number - 1]);
      if (!part) {
        expect(halo).toContain(`${cut.busY}H`);
        continue;
      }
      expect(halo).toBe(`M${part.x} ${part.y}h0`);
      // Beside its symbol, or above it.
      expect([x - part.x, y - part.y]).toContain(0);
    }
  });
});

describe.each(plants)('$id', ({ line, steps }) => {
  test('keeps on a phone what changes the voltage or runs a motor on its way to a load', () => {
    const drawn = new Set(arrangeNarrow(line, steps).parts.map(({ part }) => part.id));
    const needed = line.feeders.flat().filter(({ symbol }) => turnsPower.has(symbol));
    expect(needed.map(({ id }) => id).filter((id) => !drawn.has(id))).toEqual([]);
  });
});

const turnsPower = new Set<LineSymbol>(
  'transformer inverter charger charge-controller starter box'.split(' ') as LineSymbol[],
);

interface Placed {
  name: string;
  box: Box;
}

function wordBoxes(cut: Arrangement, letter: number): Placed[] {
  return cut.words.map(({ x, y, anchor, text: name }) => {
    const width = name.length * letter;
    const left = x - { start: 0, middle: width / 2, end: width }[anchor];
    return { name, box: [left, y - 1.25 * letter, left + width, y + 0.35 * letter] };
  });
}

/** A line has no symbol of its own; its mark lies on the conductor. */
function symbolBoxes(cut: Arrangement): Placed[] {
  return cut.parts
    .filter(({ part }) => part.symbol !== 'line')
    .map((placed) => {
      const { part, x, y, axis, mirrored } = placed;
      const half = axis === 'across' && part.symbol === 'transformer' ? 7 : symbolBreadth(placed);
      const relays = cut.detailed && part.relays ? relayEnd(part.relays) : 0;
      const [left, right] = mirrored ? [0, relays] : [relays, 0];
      return {
        name: part.id,
        box: [x - Math.max(half, left), y - 9, x + Math.max(half, right), y + 9],
      };
    });
}
