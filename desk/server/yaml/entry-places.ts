import type { Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import { isCollection, isMap, isPair, isScalar } from 'yaml';

/** Where one entry of a collection stands: a list's item or a map's field. */
interface EntryPlace {
  /** Of its own comment, or else of its dash or key. */
  start: number;
  /** Behind its last value and the comment beside that. */
  end: number;
}

/** Where the entries of a collection stand; in block style with the comments that are theirs. */
export function placeEntries(source: string, collection: YAMLMap | YAMLSeq): EntryPlace[] {
  if (collection.flow) {
    return collection.items.map((item) => ({ start: startOf(item), end: endOf(item) }));
  }
  const column = columnOf(source, collection);
  let before = -1;
  return collection.items.map((_, index) => {
    const indicator = indicatorOf(collection, index);
    const start = climbComments(source, indicator, column, before);
    const end = takeComments(source, endOf(collection.items[index]), column);
    before = end;
    return { start, end };
  });
}

/** How many characters stand before a block collection's dashes or keys. */
export function columnOf(source: string, collection: YAMLMap | YAMLSeq): number {
  const first = indicatorOf(collection, 0);
  return first - (source.lastIndexOf('\n', first - 1) + 1);
}

/** Where a value's last character is, comments not counted. */
export function endOf(entry: unknown): number {
  if (isPair(entry)) return Math.max(endOf(entry.key), entry.value ? endOf(entry.value) : 0);
  const node = entry as Node;
  const [, valueEnd = 0] = node.range ?? [];
  if (isCollection(node) && !node.flow && node.items.length > 0) return endOf(node.items.at(-1));
  // The range of a block scalar takes the end of its last line in.
  if (isScalar(node) && /^BLOCK/.test(node.type ?? '')) return valueEnd - 1;
  return valueEnd;
}

function startOf(entry: unknown): number {
  return ((isPair(entry) ? entry.key : entry) as Node).range?.[0] ?? 0;
}

/** Where an entry of a block collection begins: its dash or its key. */
export function indicatorOf(collection: YAMLMap | YAMLSeq, index: number): number {
  const entry = collection.items[index];
  if (isMap(collection)) return startOf(entry as Pair);
  const { items } = collection.srcToken as { items: { start: SourceToken[] }[] };
  const dashes = items.flatMap(({ start }) => start.filter(({ type }) => type === 'seq-item-ind'));
  return dashes[index]?.offset ?? startOf(entry);
}

/** Where the colon of a field stands. */
export function valueIndicatorOf(pair: Pair): number {
  const { sep } = pair.srcToken as { sep?: SourceToken[] };
  return sep?.find(({ type }) => type === 'map-value-ind')?.offset ?? endOf(pair.key);
}

interface SourceToken {
  type: string;
  offset: number;
}

/** The comments right above an entry, in its column, are its own. */
function climbComments(source: string, indicator: number, column: number, before: number): number {
  let start = indicator;
  for (;;) {
    const line = source.lastIndexOf('\n', start - 1) + 1;
    if (line === 0 || source.slice(line, start).trim() !== '') return start;
    const above = source.lastIndexOf('\n', line - 2) + 1;
    const text = source.slice(above, line);
    if (above < before || !/^ *#/.test(text) || text.search(/\S/) !== column) return start;
    start = above + column;
  }
}

/** The comment beside an entry's last value and those below that are indented deeper are its own. */
function takeComments(source: string, end: number, column: number): number {
  let taken = lineEnd(source, end);
  for (;;) {
    const next = source.indexOf('\n', taken) + 1;
    if (next === 0) return taken;
    const stop = lineEnd(source, next);
    const text = source.slice(next, stop);
    if (!/^ *#/.test(text) || text.search(/\S/) <= column) return taken;
    taken = stop;
  }
}

function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  if (end === -1) return source.length;
  return source[end - 1] === '\r' && end > from ? end - 1 : end;
}
