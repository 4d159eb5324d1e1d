import type { YAMLMap, YAMLSeq } from 'yaml';
import { columnOf, placeEntries } from './entry-places.ts';
import { applyEdits, type TextEdit } from './text-edit.ts';

/** An entry as it is to stand: an old one, perhaps with edits in it, or a new text. */
interface EntrySlot {
  old?: number;
  edits?: readonly TextEdit[];
  text?: string;
}

/**
 * Writes the entries of a collection in another order, with new ones, or without some. Those that
 * stay keep their lines to the letter, and what stood between two neighbors stays between them.
 */
export function rebuildEntries(
  source: string,
  collection: YAMLMap | YAMLSeq,
  slots: readonly EntrySlot[],
): TextEdit {
  const places = placeEntries(source, collection);
  const gaps = places.map(({ start }, index) =>
    source.slice(places[index - 1]?.end ?? start, start),
  );
  const usual = chooseGap(source, collection, gaps.slice(1));
  const unused = new Set(gaps.flatMap((gap, index) => (gap.includes('#') ? [index] : [])));
  let text = '';
  slots.forEach(({ old, edits = [], text: added = '' }, index) => {
    if (index > 0) text += gapBefore(old);
    const place = old === undefined ? undefined : places[old];
    text += place ? applyEdits(source, edits, place.start, place.end) : added;
  });
  return { start: places[0]?.start ?? 0, end: places.at(-1)?.end ?? 0, text };

  /** An old entry brings what stood before it, and the comments of those before it that go. */
  function gapBefore(old: number | undefined): string {
    if (!old) return usual;
    const kept = slots.some((slot) => slot.old === old - 1);
    const orphan = kept ? undefined : [...unused].find((gap) => gap === old - 1);
    unused.delete(old);
    if (orphan === undefined) return gaps[old] ?? usual;
    unused.delete(orphan);
    return `${(gaps[orphan] ?? '').trimEnd()}${gaps[old]}`;
  }
}

/** What stands before a new entry: a blank line where all others have one. */
function chooseGap(source: string, collection: YAMLMap | YAMLSeq, gaps: readonly string[]) {
  if (collection.flow) {
    const last = gaps.at(-1);
    return last && !last.includes('#') ? last : ', ';
  }
  const isLoose = gaps.length > 0 && gaps.every((gap) => /\n[ \t]*\n/.test(gap));
  return `${isLoose ? '\n\n' : '\n'}${' '.repeat(columnOf(source, collection))}`;
}
