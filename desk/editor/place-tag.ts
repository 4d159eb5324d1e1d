/**
 * A tag with the empty lines that it requires where it is put: all but a link stand on lines of
 * their own, or the paragraph beside them would be taken into them.
 */
export function placeTag(example: string, before: string, after: string): string {
  const isInLine = /^<(\w+)[^>]*>[^\n]+<\/\1>$/.test(example);
  if (isInLine) return example;
  return gap(/\n*$/.exec(before), before) + example + gap(/^\n*/.exec(after), after);
}

/** What lacks of an empty line between the tag and the text beside it. */
function gap(lines: RegExpExecArray | null, beside: string): string {
  return beside.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - (lines?.[0].length ?? 0)));
}
