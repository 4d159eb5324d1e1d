import { wrap } from '../figures/wrap.ts';
import type { Arrangement, PlacedConductor, PlacedPart, PlacedWords } from './arrangement.ts';
import { conductThrough, markStep, placeChain } from './place-chain.ts';
import type { LineChain, LinePart, PlantLine } from './plant-line.ts';

/** The width of the drawing for a phone. */
export const narrowPlantLineWidth = 350;

/** A plant's one-line on a phone: each head across, the bus under them, then the feeders. */
export function arrangeNarrow(line: PlantLine, steps: readonly string[]): Arrangement {
  const heads = line.heads.map((head, index) => placeHead(head, index, line.heads.length));
  const below = Math.max(...heads.map(({ foot }) => foot));
  const busY = below + 22;
  const pitch = narrowPlantLineWidth / line.feeders.length;
  const kept = line.feeders.map((feeder) => keepOnPhone(feeder, steps));
  const rows = Math.max(...kept.map((feeder) => feeder.length));
  const feeders = kept.map((feeder, index) =>
    placeChain(feeder, {
      axis: 'down',
      inHead: false,
      live: true,
      at: (row) => [
        Math.round(pitch * (index + 0.5)) + 4,
        // Loads stand in one row.
        busY + 28 + (row > 0 && row === feeder.length - 1 ? rows - 1 : row) * 38,
      ],
      lettersOf,
    }),
  );
  const parts = [...heads.map(({ placed }) => placed), ...feeders].flat();
  const loadY = busY + 28 + (rows - 1) * 38;
  const words = [
    ...heads.flatMap((head) => head.words),
    ...feeders.flatMap((placed) => wordsUnder(placed, loadY + 30, pitch)),
  ];
  const busText = line.bus.short ?? line.bus.label ?? '';
  return {
    width: narrowPlantLineWidth,
    height: Math.max(loadY + 18, ...words.map(({ y }) => y + 6)),
    busY,
    conductors: [
      ...heads.flatMap(({ conductors, end }) => [
        ...conductors,
        { d: `M${end.x} ${end.y}V${busY}`, live: true },
      ]),
      ...feeders.flatMap((placed) => conductThrough(placed, busY, undefined)),
    ],
    parts,
    detailed: false,
    arresters: [],
    taps: [],
    words: [...words, { x: 4, y: busY - 9, anchor: 'start', text: busText }],
    marks: [
      ...heads.flatMap(({ placed }) =>
        placed.flatMap((each) =>
          markStep(
            each,
            steps,
            each.part.symbol === 'line' ? [each.x, each.y] : [each.x, each.y - 30],
          ),
        ),
      ),
      ...feeders.flatMap((placed) =>
        placed.flatMap((each) => markStep(each, steps, [each.x - 28, each.y])),
      ),
      ...markStep({ part: line.bus, x: 0, y: busY }, steps, [
        busText.length * 7.2 + 20,
        busY - 13,
      ]).map((mark) => ({ ...mark, halo: `M0 ${busY}H${narrowPlantLineWidth}`, haloWidth: 20 })),
    ].map((mark) => ({ ...mark, haloWidth: Math.min(mark.haloWidth, 48) })),
  };
}

/** A head from the left, where it comes down from grade, to where it turns down to the bus. */
function placeHead(head: LineChain, index: number, heads: number) {
  const y = 46 + index * 84;
  const first = head[0]?.symbol === 'line';
  const from = 16;
  const end = { x: 336 - (heads - 1 - index) * 0 - (index === 0 ? 0 : 20), y };
  const across = first ? head.slice(1) : head;
  const step = (end.x - from) / (across.length + (first ? 1 : 0.5));
  const placed = placeChain(across, {
    axis: 'across',
    inHead: true,
    live: true,
    at: (each) => [Math.round(from + step * (each + (first ? 1 : 0.3))), y],
    lettersOf,
  });
  const source = first
    ? placeChain(head.slice(0, 1), {
        axis: 'down',
        inHead: true,
        live: true,
        at: () => [from, 24],
        lettersOf,
      }).map((each) => ({ ...each, last: false }))
    : [];
  const conductors: PlacedConductor[] = conductThrough(placed, first ? from : undefined, end.x);
  const words: PlacedWords[] = [
    ...source.flatMap(({ part }) =>
      part.short ? [{ x: from + 16, y: 22, anchor: 'start' as const, text: part.short }] : [],
    ),
    ...placed.flatMap((each) => wordsUnder([each], y + 33, step)),
  ];
  return {
    placed: [...source, ...placed],
    end,
    words,
    conductors: first
      ? [{ d: `M${from} ${index === 0 ? 0 : y - 40}V${y}`, live: true }, ...conductors]
      : conductors,
    foot: Math.max(...words.map((each) => each.y)),
  };
}

/** The short name of placed parts, of the last that has one, in as many lines as it needs. */
function wordsUnder(placed: readonly PlacedPart[], y: number, width: number): PlacedWords[] {
  const named = placed.findLast(({ part }) => part.short && part.symbol !== 'box');
  if (!named?.part.short) return [];
  const { x } = named;
  return wrap(named.part.short, width - 4, 12).map((text, index) => ({
    x,
    y: y + index * 13,
    anchor: 'middle',
    text,
    quiet: true,
  }));
}

/** What a feeder keeps on a phone: its first part, its load, and what steps name. */
function keepOnPhone(feeder: LineChain, steps: readonly string[]): LineChain {
  return feeder.filter(
    ({ id }, index) => index === 0 || index === feeder.length - 1 || steps.includes(id),
  );
}

const lettersOf = ({ short, label }: LinePart) => short ?? label ?? '';
