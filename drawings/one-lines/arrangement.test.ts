import { describe, expect, test } from 'vitest';
import type { LineSymbol, PlantLine } from '#electrical/plants/plant-line.ts';
import { plantLines } from '#electrical/plants/plant-lines.ts';
import type { Box } from '../geometry.ts';
import { monoWidth } from '../lettering.ts';
import { isInside, overlaps, squareAround } from '../map/boxes.ts';
import { arrangeNarrow, tabletWidth } from './arrange-narrow.ts';
import { arrangeWide } from './arrange-wide.ts';
import {
  type Arrangement,
  markRadius,
  narrowLetterSize,
  relayEnd,
  wideLetterSize,
} from './arrangement.ts';
import { symbolBreadth } from './symbol-reach.ts';

/** Ids of parts on the way of the power, which the pages of these plants number. */
const stepsByPlant: Record<keyof typeof plantLines, string[]> = {
  'oil-gas-production': [
    'transformer-bank',
    'main',
    'esp-drive',
    'esp-transformer',
    'vented-box',
    'esp-motor',
    'pump-off-controller',
    'air-motor',
  ],
  'tank-batteries': ['transformer-bank', 'duct-bank', 'main', 'vru-drive', 'lact', 'lights'],
  'pump-stations': [
    'riser-pole',
    'transformer',
    'main',
    'duct-bank',
    'pump-1-drive',
    'motor-cable',
    'pump-1-motor',
  ],
  'compression-stations': [
    'duct-bank',
    'transformer',
    'main',
    'compressor-1-starter',
    'compressor-1-motor',
    'cooler-fans',
  ],
  'meter-stations': [
    'service-transformer',
    'charger',
    'array',
    'flow-computers',
    'analyzer-conduit',
    'analyzer',
    'rtu',
  ],
  'wind-underground-collection': [
    'turbine',
    'pad-mount',
    'junction-cabinet',
    'collection-cable',
    'riser',
  ],
  'solar-farms': [
    'array',
    'combiner',
    'inverter',
    'step-up',
    'feeder-1-cable',
    'feeder-1-breaker',
    'riser-pole',
  ],
  'wind-farms': [
    'turbine',
    'turbine-transformer',
    'junction-cabinet',
    'feeder-1-cable',
    'feeder-1-breaker',
    'main-transformer',
    'transmission-line',
  ],
  'battery-storage': [
    'battery',
    'dc-feeder',
    'inverter',
    'skid-transformer',
    'duct-bank',
    'string-1-breaker',
    'main-transformer',
  ],
};

const plants = Object.entries(plantLines).map(([id, line]) => ({
  id,
  line: line as PlantLine,
  steps: stepsByPlant[id as keyof typeof plantLines],
}));
const arrangements = plants.flatMap(({ id, line, steps }) => [
  { name: `${id}, wide`, steps, fontSize: wideLetterSize, arrangement: arrangeWide(line, steps) },
  {
    name: `${id}, narrow`,
    steps,
    fontSize: narrowLetterSize,
    arrangement: arrangeNarrow(line, steps),
  },
  {
    name: `${id}, tablet`,
    steps,
    fontSize: narrowLetterSize,
    arrangement: arrangeNarrow(line, steps, tabletWidth),
  },
]);

/** Symbols of devices that convert the voltage or drive a motor. */
const convertsPower = new Set<LineSymbol>([
  'transformer',
  'inverter',
  'charger',
  'charge-controller',
  'starter',
  'box',
]);

interface Placed {
  name: string;
  box: Box;
}

function wordBoxes({ words }: Arrangement, fontSize: number): Placed[] {
  return words.map(({ x, y, anchor, text: name }) => {
    const width = monoWidth(name, fontSize);
    const left = x - { start: 0, middle: width / 2, end: width }[anchor];
    const box = {
      left,
      top: y - 0.75 * fontSize,
      right: left + width,
      bottom: y + 0.21 * fontSize,
    };
    return { name, box };
  });
}

/** Boxes of all symbols except incoming lines, because the step mark of a line may be on the line's conductor. */
function symbolBoxes({ parts, detailed }: Arrangement): Placed[] {
  return parts
    .filter(({ part }) => part.symbol !== 'line')
    .map((placed) => {
      const { part, x, y, axis, mirrored } = placed;
      // A transformer's symbol on a horizontal conductor is rotated, which makes the symbol 14 units wide.
      const half = axis === 'across' && part.symbol === 'transformer' ? 7 : symbolBreadth(placed);
      const relays = detailed && part.relays ? relayEnd(part.relays) : 0;
      const [left, right] = mirrored ? [0, relays] : [relays, 0];
      return {
        name: part.id,
        box: {
          left: x - Math.max(half, left),
          top: y - 9,
          right: x + Math.max(half, right),
          bottom: y + 9,
        },
      };
    });
}

describe.each(arrangements)('$name', ({ steps, fontSize, arrangement }) => {
  const marks = arrangement.marks.map(({ number, x, y }) => ({
    name: `mark ${number}`,
    box: squareAround([x, y], markRadius),
  }));
  const lettering = [...wordBoxes(arrangement, fontSize), ...marks];
  const all = [...lettering, ...symbolBoxes(arrangement)];

  test('words and marks overlap no other word, mark or symbol', () => {
    const clashes = lettering.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => overlaps(one.box, other.box))
        .map((other) => `${one.name} on ${other.name}`),
    );
    expect(clashes).toEqual([]);
  });

  test('words, marks and symbols are inside the drawing', () => {
    const frame = { left: 0, top: 0, right: arrangement.width, bottom: arrangement.height };
    const outside = all.filter(({ box }) => !isInside(box, frame));
    expect(outside.map(({ name }) => name)).toEqual([]);
  });

  test('every step has a mark and a halo at the part that the step refers to', () => {
    expect(arrangement.marks.map(({ number }) => number).sort()).toEqual(
      steps.map((_, index) => index + 1),
    );
    for (const { number, x, y, halo } of arrangement.marks) {
      const part = arrangement.parts.find(({ part }) => part.id === steps[number - 1]);
      if (!part) {
        expect(halo).toContain(`${arrangement.busY}H`);
        continue;
      }
      expect(halo).toBe(`M${part.x} ${part.y}h0`);
      // The mark must be directly beside or directly above its symbol.
      expect([x - part.x, y - part.y]).toContain(0);
    }
  });
});

describe.each(plants)('$id', ({ line, steps }) => {
  test('the phone layout shows every feeder device that converts the voltage or drives a motor', () => {
    const drawn = new Set(arrangeNarrow(line, steps).parts.map(({ part }) => part.id));
    const needed = line.feeders.flat().filter(({ symbol }) => convertsPower.has(symbol));
    expect(needed.map(({ id }) => id).filter((id) => !drawn.has(id))).toEqual([]);
  });
});
