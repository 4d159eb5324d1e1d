import type { LineChain, LinePart } from '#electrical/plants/plant-line.ts';
import type { Point } from '../geometry.ts';
import {
  type Axis,
  letterWidth,
  type PlacedConductor,
  type PlacedPart,
  type PlacedWords,
  plantBusY,
  type StepMark,
} from './arrangement.ts';
import { symbolReach } from './symbol-reach.ts';

interface ChainPlan {
  axis: Axis;
  inHead?: boolean;
  /** Whether the conductor to the first part is live. */
  fed?: boolean;
  /** The place of the part with this index. */
  at(index: number): Point;
  /** The letters that a box shows. */
  lettersOf(part: LinePart): string;
}

/** Places parts in series. All parts after a dead part are dead, too. */
export function placeChain(
  chain: LineChain,
  { axis, inHead = false, fed = true, at, lettersOf }: ChainPlan,
): PlacedPart[] {
  let live = fed;
  return chain.map((part, index) => {
    const [x, y] = at(index);
    const isFed = live;
    if (part.dead) live = false;
    const letters = part.symbol === 'box' ? lettersOf(part) : '';
    const last = index === chain.length - 1;
    return { part, x, y, axis, inHead, letters, last, fed: isFed, live };
  });
}

/**
 * The conductor through placed parts, from a coordinate before the first part to a coordinate after the
 * last. Without `from` it begins at the first symbol; without `to` it ends at the last one.
 */
export function conductThrough(
  placed: readonly PlacedPart[],
  from: number | undefined,
  to: number | undefined,
): PlacedConductor[] {
  const stretches: (PlacedConductor | undefined)[] = [];
  let start = from;
  for (const each of placed) {
    const center = each.axis === 'down' ? each.y : each.x;
    const { before, behind } = symbolReach(each);
    const isEnd = each.last && to === undefined;
    const runsThrough =
      before + behind === 0 && each.fed === each.live && !each.part.unlanded && !isEnd;
    if (runsThrough) {
      // The same stroke continues to the next part.
      start ??= center;
      continue;
    }
    stretches.push(
      each.part.unlanded
        ? stretch(each, center - looseEnd, center + looseEnd, each.fed)
        : stretch(each, start, center - before, each.fed),
    );
    start = center + behind;
  }
  const last = placed.at(-1);
  if (last) stretches.push(stretch(last, start, to, last.live));
  return stretches.filter((each) => each !== undefined);
}

/** How much of an unlanded cable is drawn to each side of its symbol. */
const looseEnd = 16;

function stretch(
  { axis, x, y }: PlacedPart,
  from: number | undefined,
  to: number | undefined,
  live: boolean,
): PlacedConductor | undefined {
  if (from === undefined || to === undefined) return undefined;
  return { d: axis === 'down' ? `M${x} ${from}V${to}` : `M${from} ${y}H${to}`, live };
}

/** The mark of the step that names a part; an empty array if no step does. */
export function markStep(
  { part, x, y }: Pick<PlacedPart, 'part' | 'x' | 'y'>,
  steps: readonly string[],
  [markX, markY]: Point,
): StepMark[] {
  const index = steps.indexOf(part.id);
  if (index < 0) return [];
  return [{ number: index + 1, x: markX, y: markY, halo: `M${x} ${y}h0`, haloWidth }];
}

/** A part's side branch, placed. */
interface PlacedSide {
  parts: PlacedPart[];
  conductors: PlacedConductor[];
  words: PlacedWords[];
  marks: StepMark[];
  taps: { x: number; y: number }[];
}

/**
 * Places the branch that joins a part from the side: to the right, at height `laneY`. `name` selects
 * the words at the end of the branch.
 */
export function placeSide(
  joined: PlacedPart,
  laneY: number,
  steps: readonly string[],
  name: 'label' | 'short' = 'label',
): PlacedSide {
  const { part, x, y, inHead, live } = joined;
  const side = part.side ?? [];
  const standby = isStandby(part);
  const firstX = x + (standby ? standbyDistance : branchDistance);
  const parts = placeChain(side, {
    axis: 'across',
    inHead,
    // The branch of an idle standby source is dead up to the transfer switch.
    fed: live && !(standby && side.some(({ dead }) => dead)),
    at: (index) => [firstX + sidePitch * index, laneY],
    lettersOf: ({ label }) => label ?? '',
  });
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) throw new Error(`${part.id} has an empty side`);
  const text = last.part.symbol === 'box' ? '' : (last.part[name] ?? '');
  const wordsX = last.x + Math.max(smallestHalfSymbol, symbolReach(last).behind) + wordsGap;
  const marks = parts.flatMap((each) =>
    markStep(each, steps, [wordsX + Math.ceil(text.length * letterWidth) + markDistance, laneY]),
  );
  const words: PlacedWords[] = text
    ? [{ x: wordsX, y: laneY + baselineShift, anchor: 'start', text }]
    : [];
  if (standby) {
    const terminalX = x + standbyTerminal.dx;
    const drop = { d: `M${terminalX} ${y + standbyTerminal.dy}V${laneY}`, live: first.fed };
    const conductors = [drop, ...conductThrough(parts, terminalX, undefined)];
    return { parts, conductors, words, marks, taps: [] };
  }
  const conductors = conductThrough(parts, x, undefined);
  return { parts, conductors, words, marks, taps: [{ x, y: laneY }] };
}

/** From the joined part to the first part of a branch. */
const branchDistance = 37;

/** From a transfer switch to the first part of its standby source. */
const standbyDistance = 50;

/** Distance between the parts of a side branch. */
const sidePitch = 44;

/** The right terminal of a transfer switch, from the center of the switch. */
const standbyTerminal = { dx: 10, dy: -8 };

/** Words after a branch keep at least this distance from the center of its last symbol. */
const smallestHalfSymbol = 14;

/** From the last symbol of a branch to its words. */
const wordsGap = 8;

/** From the middle of letters down to their baseline. */
const baselineShift = 4.5;

/** From the end of the words to the center of a step's mark. */
const markDistance = 14;

/** From a transfer switch up to the branch of its standby source. */
const standbyRise = 36;

/** From a part of a feeder down to its side branch. */
const feederBranchDrop = 34;

/** Width of the halo around the part of the chosen step: it ends before the part's label. */
const haloWidth = 36;

/** y of a part's side branch: after the part, or before it at a transfer switch. */
export function sideLane(placed: readonly PlacedPart[], index: number): number {
  const joined = placed[index];
  if (!joined) return 0;
  if (isStandby(joined.part)) return joined.y - standbyRise;
  return joined.inHead ? laneBefore(placed, index + 1) : joined.y + feederBranchDrop;
}

/** y halfway between a part and the previous part, or the start of the chain. */
export function laneBefore(placed: readonly PlacedPart[], index: number): number {
  const startOfChain = placed[0]?.inHead ? 0 : plantBusY;
  const above = placed[index - 1]?.y ?? startOfChain;
  const below = placed[index]?.y ?? plantBusY;
  return Math.round((above + below) / 2);
}

/** Whether a standby source joins the part. */
export const isStandby = (part?: LinePart): boolean =>
  part?.side !== undefined && part.symbol === 'transfer-switch';

/** Whether a branch other than a standby source joins the part. */
export const isTapped = (part?: LinePart): boolean =>
  part?.side !== undefined && part.symbol !== 'transfer-switch';
