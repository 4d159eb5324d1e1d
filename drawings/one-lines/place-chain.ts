import type { LineChain, LinePart } from '#electrical/plants/plant-line.ts';
import type { Point } from '../geometry.ts';
import { monoWidth } from '../lettering.ts';
import {
  type Axis,
  type PlacedConductor,
  type PlacedPart,
  type PlacedWords,
  plantBusY,
  type StepMark,
  wideLetterSize,
} from './arrangement.ts';
import { symbolReach } from './symbol-reach.ts';

/** Length of the loose ends drawn on both sides of an unlanded cable's symbol. */
const looseEnd = 16;

/** Distance from a part to the first part of its branch. */
const branchDistance = 37;

/** Distance from a transfer switch to the first part of its standby source. */
const standbyDistance = 50;

/** Distance between the parts of a side branch. */
const sidePitch = 44;

/** Position of a transfer switch's right terminal, relative to the center of the switch. */
const standbyTerminal = { dx: 10, dy: -8 };

/** Lower limit for half the width of a branch's last symbol, used to place the label after that symbol. */
const smallestHalfSymbol = 14;

/** Gap between the last symbol of a branch and the branch's label. */
const wordsGap = 8;

/** Distance from the vertical center of letters down to their baseline. */
const sideBaselineShift = 4.5;

/** Distance from the end of a branch's label to the center of its step mark. */
const markDistance = 14;

/** Vertical distance from a transfer switch up to the branch of its standby source. */
const standbyRise = 36;

/** Vertical distance from a part of a feeder down to its side branch. */
const feederBranchDrop = 34;

/** Width of the halo around a part, small enough not to cover the part's label. */
const haloWidth = 36;

interface ChainPlan {
  axis: Axis;
  isAboveBus?: boolean;
  /** Whether the conductor that leads to the first part is live. Default: true */
  fed?: boolean;
  /** Returns the position of the part at `index`. */
  at(index: number): Point;
  /** Returns the text inside a box. */
  lettersOf(part: LinePart): string;
}

/** Places parts in series. A de-energized part also de-energizes all parts after it. */
export function placeChain(
  chain: LineChain,
  { axis, isAboveBus = false, fed = true, at, lettersOf }: ChainPlan,
): PlacedPart[] {
  let live = fed;
  return chain.map((part, index) => {
    const [x, y] = at(index);
    const isFed = live;
    if (part.dead) live = false;
    const letters = part.symbol === 'box' ? lettersOf(part) : '';
    const last = index === chain.length - 1;
    return { part, x, y, axis, isAboveBus, letters, last, fed: isFed, live };
  });
}

/**
 * Returns the segments of conductor between the symbols of a chain. The conductor starts at coordinate
 * `from` and ends at coordinate `to`. Without `from` it starts at the first symbol; without `to` it ends
 * at the last symbol.
 */
export function routeConductor(
  placed: readonly PlacedPart[],
  from: number | undefined,
  to: number | undefined,
): PlacedConductor[] {
  const segments: (PlacedConductor | undefined)[] = [];
  let start = from;
  for (const each of placed) {
    const center = each.axis === 'down' ? each.y : each.x;
    const { before, behind } = symbolReach(each);
    const isEnd = each.last && to === undefined;
    const runsThrough =
      before + behind === 0 && each.fed === each.live && !each.part.unlanded && !isEnd;
    if (runsThrough) {
      // Continue the same segment to the next part.
      start ??= center;
      continue;
    }
    segments.push(
      each.part.unlanded
        ? conductorSegment(each, center - looseEnd, center + looseEnd, each.fed)
        : conductorSegment(each, start, center - before, each.fed),
    );
    start = center + behind;
  }
  const last = placed.at(-1);
  if (last) segments.push(conductorSegment(last, start, to, last.live));
  return segments.filter((each) => each !== undefined);
}

function conductorSegment(
  { axis, x, y }: PlacedPart,
  from: number | undefined,
  to: number | undefined,
  live: boolean,
): PlacedConductor | undefined {
  if (from === undefined || to === undefined) return undefined;
  return { d: axis === 'down' ? `M${x} ${from}V${to}` : `M${from} ${y}H${to}`, live };
}

/** Returns the mark of the step that refers to a part, or an empty array if no step refers to it. */
export function markStep(
  { part, x, y }: Pick<PlacedPart, 'part' | 'x' | 'y'>,
  steps: readonly string[],
  [markX, markY]: Point,
): StepMark[] {
  const index = steps.indexOf(part.id);
  if (index < 0) return [];
  return [{ number: index + 1, x: markX, y: markY, halo: `M${x} ${y}h0`, haloWidth }];
}

/** A side branch with the positions of its parts. */
interface PlacedSide {
  parts: PlacedPart[];
  conductors: PlacedConductor[];
  words: PlacedWords[];
  marks: StepMark[];
  taps: { x: number; y: number }[];
}

/**
 * Places the side branches of a chain's parts. Each branch is labeled with the `label` or `short` text of its last
 * part, as selected by `name`.
 */
export function placeSides(
  placed: readonly PlacedPart[],
  steps: readonly string[],
  name: 'label' | 'short',
): PlacedSide[] {
  return placed
    .filter(({ part }) => part.side)
    .map((joined) => placeSide(joined, sideLane(placed, placed.indexOf(joined)), steps, name));
}

/** Places the side branch of the part `joined`: to the right of that part, at the y coordinate `laneY`. */
function placeSide(
  joined: PlacedPart,
  laneY: number,
  steps: readonly string[],
  name: 'label' | 'short',
): PlacedSide {
  const { part, x, y, isAboveBus, live } = joined;
  const side = part.side ?? [];
  const standby = isStandby(part);
  const firstX = x + (standby ? standbyDistance : branchDistance);
  const parts = placeChain(side, {
    axis: 'across',
    isAboveBus,
    // The branch of an idle standby source is de-energized up to the transfer switch.
    fed: live && !(standby && side.some(({ dead }) => dead)),
    at: (index) => [firstX + sidePitch * index, laneY],
    lettersOf: ({ label }) => label ?? '',
  });
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) throw new Error(`part ${part.id} has a side branch without parts`);
  const text = last.part.symbol === 'box' ? '' : (last.part[name] ?? '');
  const wordsX = last.x + Math.max(smallestHalfSymbol, symbolReach(last).behind) + wordsGap;
  const marks = parts.flatMap((each) =>
    markStep(each, steps, [
      wordsX + Math.ceil(monoWidth(text, wideLetterSize)) + markDistance,
      laneY,
    ]),
  );
  const words: PlacedWords[] = text
    ? [{ x: wordsX, y: laneY + sideBaselineShift, anchor: 'start', text }]
    : [];
  if (standby) {
    const terminalX = x + standbyTerminal.dx;
    const drop = { d: `M${terminalX} ${y + standbyTerminal.dy}V${laneY}`, live: first.fed };
    const conductors = [drop, ...routeConductor(parts, terminalX, undefined)];
    return { parts, conductors, words, marks, taps: [] };
  }
  const conductors = routeConductor(parts, x, undefined);
  return { parts, conductors, words, marks, taps: [{ x, y: laneY }] };
}

/** Y coordinate of a part's side branch: below the part, or above it for a transfer switch. */
function sideLane(placed: readonly PlacedPart[], index: number): number {
  const joined = placed[index];
  if (!joined) return 0;
  if (isStandby(joined.part)) return joined.y - standbyRise;
  return joined.isAboveBus ? midpointBefore(placed, index + 1) : joined.y + feederBranchDrop;
}

/**
 * Returns the Y coordinate halfway between a part and the part before it. If there is no part before it, the start
 * of the chain is used instead.
 */
export function midpointBefore(placed: readonly PlacedPart[], index: number): number {
  const startOfChain = placed[0]?.isAboveBus ? 0 : plantBusY;
  const above = placed[index - 1]?.y ?? startOfChain;
  const below = placed[index]?.y ?? plantBusY;
  return Math.round((above + below) / 2);
}

/** Whether the part is a transfer switch with a standby source. */
export const isStandby = (part?: LinePart): boolean =>
  part?.side !== undefined && part.symbol === 'transfer-switch';

/** Whether the part has a side branch that is not a standby source. */
export const isTapped = (part?: LinePart): boolean =>
  part?.side !== undefined && part.symbol !== 'transfer-switch';
