import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { columnOf, endOf, indicatorOf, placeEntries, valueIndicatorOf } from './entry-places.ts';
import { matchItems } from './match-items.ts';
import { rebuildEntries } from './rebuild-entries.ts';
import type { TextEdit } from './text-edit.ts';
import {
  isFilledMap,
  writeFlow,
  writeFlowPair,
  writeItem,
  writeKey,
  writePair,
  writeValue,
} from './write-node.ts';
import { writeBlockText, writeScalar } from './write-scalar.ts';

/** A value in its file, and what is to stand there. */
interface NodeChange {
  source: string;
  node: unknown;
  before: unknown;
  after: unknown;
  /** Whether it stands between brackets. */
  inFlow: boolean;
}

/** The edits that make a node hold another value of its kind. */
export function changeNode(change: NodeChange): TextEdit[] {
  const { node, before, after } = change;
  if (isDeepStrictEqual(before, after)) return [];
  if (isMap(node) && isFilledMap(after)) return changeMap(change, node, after);
  if (isSeq(node) && Array.isArray(after)) return changeList(change, node, after);
  if (isScalar(node)) return [changeScalar(change, node)];
  throw new Error('this change would leave the file without fields; make it in the file by hand');
}

/** A value behind its colon or dash; one that changes its kind is written anew. */
function changeValue(change: NodeChange, indicator: number, column: number): TextEdit[] {
  const { source, node, before, after, inFlow } = change;
  if (isDeepStrictEqual(before, after)) return [];
  if (keepsKind(node, after)) return changeNode(change);
  const [start = 0] = (node as Scalar | null)?.range ?? [];
  if (inFlow && !isEmpty(node)) return [{ start, end: endOf(node), text: writeFlow(after, true) }];
  const behind = indicator + 1;
  const text = inFlow ? ` ${writeFlow(after, true)}` : writeValue(after, column);
  if (isEmpty(node)) return [{ start: behind, end: behind, text }];
  if ((isMap(node) || isSeq(node)) && !node.flow && !isFilled(after)) {
    // What stands between the colon and the first entry is not the entry's.
    const places = placeEntries(source, node);
    const first = places[0]?.start ?? behind;
    return [
      { start: behind, end: behind, text },
      {
        start: source.slice(0, first).trimEnd().length,
        end: places.at(-1)?.end ?? first,
        text: '',
      },
    ];
  }
  return [{ start: behind, end: endOf(node), text }];
}

function changeMap(change: NodeChange, map: YAMLMap, after: Record<string, unknown>): TextEdit[] {
  const { source } = change;
  const inFlow = change.inFlow || Boolean(map.flow);
  const before = change.before as Record<string, unknown>;
  const column = inFlow ? 0 : columnOf(source, map);
  const pairs = map.items as Pair[];
  const keys = pairs.map(({ key }) => String((key as Scalar).value));
  const renamed = findRenamed(before, after);
  const edits = pairs.map((pair, index) => {
    const key = keys[index] as string;
    if (key === renamed?.from) {
      const [start = 0, end = 0] = (pair.key as Scalar).range ?? [];
      return [{ start, end, text: writeKey(renamed.to) }];
    }
    if (!(key in after)) return [];
    const value = { source, node: pair.value, before: before[key], after: after[key], inFlow };
    return changeValue(value, valueIndicatorOf(pair), column + 2);
  });
  const isKept = (key: string) => key in after || key === renamed?.from;
  const added = Object.keys(after).filter((key) => !(key in before) && key !== renamed?.to);
  if (added.length === 0 && keys.every(isKept)) return edits.flat();
  const order = keys.filter(isKept);
  for (const key of added) order.splice(placeOf(key, Object.keys(after), order), 0, key);
  const slots = order.map((key) => {
    const old = keys.indexOf(key);
    if (old >= 0) return { old, edits: edits[old] ?? [] };
    return {
      text: inFlow ? writeFlowPair(key, after[key]) : writePair(key, after[key], column),
    };
  });
  return [rebuildEntries(source, map, slots)];
}

/** Behind the nearest field before it that is there already. */
function placeOf(key: string, wanted: readonly string[], order: readonly string[]): number {
  const before = wanted.slice(0, wanted.indexOf(key)).findLast((each) => order.includes(each));
  return before === undefined ? 0 : order.indexOf(before) + 1;
}

function findRenamed(before: Record<string, unknown>, after: Record<string, unknown>) {
  const [from, ...othersGone] = Object.keys(before).filter((key) => !(key in after));
  const [to, ...othersNew] = Object.keys(after).filter((key) => !(key in before));
  if (from === undefined || to === undefined || othersGone.length + othersNew.length > 0) return;
  return isDeepStrictEqual(before[from], after[to]) ? { from, to } : undefined;
}

function changeList(change: NodeChange, list: YAMLSeq, after: readonly unknown[]): TextEdit[] {
  const { source } = change;
  const before = change.before as readonly unknown[];
  const inFlow = change.inFlow || Boolean(list.flow);
  const column = inFlow ? 0 : columnOf(source, list);
  const matched = matchItems(before, after);
  const onOneLine = list.items.every((item) => (isMap(item) || isSeq(item)) && item.flow);
  const slots = after.map((item, place) => {
    const old = matched[place];
    if (old === undefined) {
      const line = writeFlow(item, inFlow);
      if (inFlow) return { text: line };
      const isLine = onOneLine && isFilled(item) && line.length <= 120;
      return { text: isLine ? `- ${line}` : writeItem(item, column) };
    }
    const value = { source, node: list.items[old], before: before[old], after: item, inFlow };
    return { old, edits: changeValue(value, indicatorOf(list, old), column + 2) };
  });
  if (before.length === after.length && matched.every((old, place) => old === place)) {
    return slots.flatMap(({ edits }) => edits ?? []);
  }
  return [rebuildEntries(source, list, slots)];
}

function changeScalar({ source, after, inFlow }: NodeChange, node: Scalar): TextEdit {
  const [start = 0] = node.range ?? [];
  const end = endOf(node);
  if (/^BLOCK/.test(node.type ?? '')) {
    const indent = /\n( +)\S/.exec(source.slice(start, end))?.[1] ?? '  ';
    return { start, end, text: writeBlockText(after, indent) };
  }
  const style = ({ QUOTE_SINGLE: 'single', QUOTE_DOUBLE: 'double' } as const)[
    node.type as 'QUOTE_SINGLE'
  ];
  const isDay = /^\d{4}-\d\d-\d\d$/.test(source.slice(start, end));
  return { start, end, text: writeScalar(after, { style: style ?? 'plain', inFlow, isDay }) };
}

function keepsKind(node: unknown, after: unknown): boolean {
  if (isMap(node)) return node.items.length > 0 && isFilledMap(after);
  if (isSeq(node)) return node.items.length > 0 && Array.isArray(after) && after.length > 0;
  return isScalar(node) && !isEmpty(node) && (after === null || typeof after !== 'object');
}

/** A field without a value: nothing stands behind its colon. */
function isEmpty(node: unknown): boolean {
  if (!isScalar(node)) return node === null;
  const [start = 0, end = 0] = node.range ?? [];
  return start === end;
}

const isFilled = (value: unknown) =>
  isFilledMap(value) || (Array.isArray(value) && value.length > 0);
