import type { FieldPath } from './desk-api.ts';

/** Between the parts of a field's id; no field has it in its name. */
export const idSeparator = '.';

export const idPrefix = 'field';

/** The id under which a field stands in the page: field.hours.weekdays.opens */
export function fieldId(path: FieldPath): string {
  return [idPrefix, ...path].join(idSeparator);
}

/** What a field without a title is called, after its name in the file: `stateCode` is State code. */
export function nameField(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  const sentence = words.toLowerCase().replace(/\b(faqs?|url|id|roi)\b/g, (word) => {
    return word.startsWith('faq') ? word.replace('faq', 'FAQ') : word.toUpperCase();
  });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Where a field is, in words: Hours, weekdays, opens; list entries are counted from 1. */
export function namePath(path: FieldPath): string {
  const words = path.map((part) => (typeof part === 'number' ? String(part + 1) : nameField(part)));
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toLowerCase() + word.slice(1)))
    .join(', ')
    .replace(/, (\d+)/g, ' $1');
}

/** The first words by which an entry of a list is known; empty where it has none. */
export function nameEntry(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return entry === undefined ? '' : String(entry);
  const fields = entry as Record<string, unknown>;
  const telling = tellingNames.find((name) => typeof fields[name] === 'string' && fields[name]);
  const first = telling ?? Object.keys(fields).find((name) => typeof fields[name] === 'string');
  return first ? String(fields[first]) : '';
}

const tellingNames = [
  'heading',
  'title',
  'name',
  'label',
  'question',
  'text',
  'step',
  'city',
  'state',
  'file',
  'risk',
];

/** One of what a list is called by: Services is a service, Facilities a facility. */
export function nameOne(title: string): string {
  const words = title.charAt(0) + title.slice(1);
  const lower = /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
  if (/ies$/.test(lower)) return lower.replace(/ies$/, 'y');
  if (/(ses|xes)$/.test(lower) && !/(uses|cases|phases|licenses|bases)$/.test(lower)) {
    return lower.replace(/es$/, '');
  }
  return /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower;
}
