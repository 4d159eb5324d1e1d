import { z } from 'zod';
import type { PartPlace } from '#electrical/plants/place-parts.ts';

/** What a schema needs from the place where it runs: Astro's content layer or the content check. */
export interface SchemaContext {
  /** A field that names an entry of another collection by its id. */
  reference: (collection: CollectionName) => z.ZodType<{ collection: string; id: string }>;
  /** The places in the picture of the entry that is read; undefined where they are not checked. */
  anchors?: readonly string[] | undefined;
  /** The codes of the region's states; undefined where they are not checked. */
  stateCodes?: readonly string[] | undefined;
  /** The cities of the company's bases; undefined where they are not checked. */
  bases?: readonly string[] | undefined;
  /** The parts of its one-line by their ids; undefined where they are not checked. */
  parts?: ReadonlyMap<string, PartPlace> | undefined;
}

/** The collections that other entries may refer to. */
export type CollectionName =
  | 'services'
  | 'projects'
  | 'facilityTypes'
  | 'towns'
  | 'articles'
  | 'tools'
  | 'sheets';

/** A line of text that must be there. */
export function text(what: string, example: string) {
  const message = `expected ${what}; write it as: ${example}`;
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .meta({ ...describe(what), examples: [example] });
}

/** A line of text with the lengths that search engines show whole. */
export function limitedText(what: string, least: number, most: number, example: string) {
  const message = `expected ${what} of ${least} to ${most} characters; write it as: ${example}`;
  return z
    .string({ error: message })
    .trim()
    .min(least, message)
    .max(most, message)
    .meta({ ...describe(`${what}, ${least} to ${most} characters`), examples: [example] });
}

/** What a form says beside a field; a word or two would only repeat the field's name. */
function describe(what: string) {
  if (what.split(' ').length < 3) return {};
  return { description: `${what.charAt(0).toUpperCase()}${what.slice(1)}.` };
}

/** The values of a field by what an owner calls them, for a form; the schema checks them itself. */
export function choices(titles: Readonly<Record<string, string>>) {
  return { oneOf: Object.entries(titles).map(([value, title]) => ({ const: value, title })) };
}

/** A place in lists, from 1. */
export const order = z
  .number({ error: 'expected a number such as 1' })
  .int()
  .positive()
  .meta({ title: 'Position in lists', description: '1 is first.' });

/** A list with at least `least` entries. */
export function listOf<T extends z.ZodType>(item: T, what: string, least = 1) {
  const message = `expected a list of ${what}, at least ${least}; in the file, write each on a line of its own after a dash`;
  return z.array(item, { error: message }).min(least, message);
}

/** A list with exactly `count` entries. */
export function exactlyOf<T extends z.ZodType>(count: number, item: T, what: string) {
  const message = `expected exactly ${count} ${what}; the design has room for that many`;
  return z.array(item, { error: message }).length(count, message);
}

/** A group of named fields; any other name is refused. */
export function group<T extends z.ZodRawShape>(shape: T) {
  return z.strictObject(shape);
}
