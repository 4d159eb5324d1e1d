import type { RJSFSchema } from '@rjsf/utils';
import type { FieldPath } from './field-path.ts';

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

/**
 * Where a field is, in the words of its labels: Hours, weekdays, opens; an entry of a list by what
 * one of them is called, counted from 1: Photo 2, what it shows.
 */
export function namePath(path: FieldPath, schema?: RJSFSchema): string {
  const words: string[] = [];
  let at = schema;
  for (const part of path) {
    if (typeof part === 'number') {
      words.push(`${nameOne(words.pop() ?? 'Entry')} ${part + 1}`);
      at = at?.items as RJSFSchema | undefined;
    } else {
      at = findField(at, part);
      words.push(at?.title ?? nameField(part));
    }
  }
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest.map(startLow)].join(', ');
}

/** A field of a group, whichever of its shapes has it. */
function findField(schema: RJSFSchema | undefined, name: string): RJSFSchema | undefined {
  const shapes = (schema?.oneOf ?? schema?.anyOf ?? []) as RJSFSchema[];
  const own = schema?.properties?.[name] as RJSFSchema | undefined;
  const named = typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : {};
  if (own) return own;
  const shape = shapes.find(({ properties }) => properties?.[name]);
  return shape ? findField(shape, name) : { ...(named as RJSFSchema), title: nameField(name) };
}

/** Within a sentence; letters that stand for words stay as they are. */
const startLow = (words: string) =>
  /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);

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
  const lower = startLow(title);
  if (/ies$/.test(lower)) return lower.replace(/ies$/, 'y');
  if (/(ses|xes)$/.test(lower) && !/(uses|cases|phases|licenses|bases)$/.test(lower)) {
    return lower.replace(/es$/, '');
  }
  return /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower;
}
