import { z } from 'zod';
import { enumerate } from '#contract/placeholders.ts';
import type { PartPlace } from '#electrical/plants/place-parts.ts';
import { factNames, fillFacts, findUnknownFacts } from './prose/facts.ts';
import { typeset, typesetHeading } from './prose/typeset.ts';

/** Data from other files for a schema. Astro's content layer, the content check and the editor supply it. */
export interface SchemaContext {
  /**
   * Creates a field that refers to an entry of another collection by id. If the collection is empty, the content check
   * asks the owner to remove the list item that contains the field, or with `removable`, only the field.
   */
  reference: (
    collection: CollectionName,
    options?: { removable: boolean },
  ) => z.ZodType<{ collection: string; id: string }>;
  /** Name of the entry's pictures, for messages. */
  scene?: string | undefined;
  /** Names of the places in the entry's picture. If undefined, these names are not checked. */
  anchors?: readonly string[] | undefined;
  /** Codes of the region's states. If undefined, these codes are not checked. */
  stateCodes?: readonly string[] | undefined;
  /** Cities of the company's bases. If undefined, these cities are not checked. */
  bases?: readonly string[] | undefined;
  /** Parts of the entry's one-line drawing by id. If undefined, these ids are not checked. */
  parts?: ReadonlyMap<string, PartPlace> | undefined;
}

export type CollectionName =
  | 'services'
  | 'projects'
  | 'facilityTypes'
  | 'towns'
  | 'articles'
  | 'tools'
  | 'sheets'
  | 'jobs'
  | 'people';

/*
 * Strings are of three kinds. Parsing inserts the company's facts into all three (`prose/facts.ts`):
 *
 * - `text` and its variants are typeset as running text.
 * - `headline` is typeset as a heading, in which short compounds and counts do not break.
 * - `verbatim` keeps its characters: ids, codes, addresses, search terms, and text for search engines.
 *
 * Structured data, feeds, cards and emails need plain characters: `toPlainCharacters` in `prose/plain-characters.ts`.
 */

/** A required text field. `what` describes the field in messages and in the editor's hint. */
export function text(what: string, example: string, title?: string) {
  return insertFacts(unfilled(what, example, title), typeset);
}

/** A required heading or title. */
export function headline(what: string, example: string, title?: string) {
  return insertFacts(unfilled(what, example, title), typesetHeading);
}

/** A required string that is not typeset. */
export function verbatim(what: string, example: string, title?: string) {
  return insertFacts(unfilled(what, example, title));
}

/**
 * A text field that must contain each placeholder of `names` exactly once. Parsing inserts facts; the code that shows the
 * text fills the other placeholders and typesets the result.
 */
export function template(names: readonly string[], what: string, example: string) {
  const marks = names.map((name) => `{${name}}`);
  const message = `expected ${enumerate(marks)} exactly once, for example: ${example}`;
  const field = unfilled(what, example).refine(
    (value) => marks.every((mark) => value.split(mark).length === 2),
    message,
  );
  return insertFacts(field, typeset, names);
}

/** A text field that may contain the placeholders of `names`, which the schema around the field fills. */
export function textWith(names: readonly string[], what: string, example: string) {
  return insertFacts(unfilled(what, example), typeset, names);
}

/** A text field with a minimum and a maximum number of characters, counted with the facts inserted. */
export function limitedText(what: string, least: number, most: number, example: string) {
  return limited(what, least, most, example).overwrite(typeset);
}

/** A heading or title of limited length. */
export function limitedHeadline(what: string, least: number, most: number, example: string) {
  return limited(what, least, most, example).overwrite(typesetHeading);
}

/** A string of limited length that is not typeset. */
export function limitedVerbatim(what: string, least: number, most: number, example: string) {
  return limited(what, least, most, example);
}

function limited(what: string, least: number, most: number, example: string) {
  const message = `expected ${what} of ${least} to ${most} characters, for example: ${example}`;
  return insertFacts(z.string({ error: message }).trim())
    .min(least, message)
    .max(most, message)
    .meta(describe(`${what}, ${least} to ${most} characters`));
}

/** A required string as the owner typed it. The schema that uses the field fills its placeholders and typesets it. */
export function unfilled(what: string, example: string, title?: string) {
  const message = `expected ${what}, for example: ${example}`;
  const meta = title ? { ...describe(what), title } : describe(what);
  return z.string({ error: message }).trim().min(1, message).meta(meta);
}

/** Reports unknown placeholders, then inserts the company's facts. `others` are placeholders that are not facts. */
function insertFacts(
  field: z.ZodString,
  typesetText?: (text: string) => string,
  others: readonly string[] = [],
) {
  return field
    .superRefine((value, issues) => {
      for (const name of findUnknownFacts(value, others)) {
        const known = [...others, ...factNames].join(', ');
        refuse(issues, [], `there is no placeholder {${name}}; write one of ${known}`);
      }
    })
    .overwrite((value) => fillFacts(value, typesetText));
}

/** Metadata for the editor: a hint, and a multi-line input for long text. A hint of one or two words is omitted. */
function describe(what: string) {
  const meta: { long?: true; description?: string } = {};
  if (/sentence|paragraph|description/.test(what)) meta.long = true;
  if (what.split(' ').length >= 3) {
    meta.description = `${what.charAt(0).toUpperCase()}${what.slice(1)}.`;
  }
  return meta;
}

/** Metadata for the editor: a label for each value of a field. */
export function choices(titles: Readonly<Record<string, string>>) {
  return { oneOf: Object.entries(titles).map(([value, title]) => ({ const: value, title })) };
}

/** One of the given words. `what` describes their meaning in messages if the words alone are unclear. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  values: Words,
  what?: string,
) {
  const error = what
    ? `expected ${what}: ${values.join(', ')}`
    : `expected ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values)}`;
  return z.enum(values, { error });
}

/** A date without a time of day. */
export function day(example: string) {
  return z.coerce.date({ error: `expected a date, for example ${example}` });
}

export const yesOrNo = z.boolean({ error: 'expected true or false' });

/** A number. `what` describes the number and its unit in messages. */
export function amount(what: string, example: string) {
  return z.number({ error: `expected ${what}, for example ${example}` });
}

/** A number greater than 0. */
export const positive = (what: string, example: string) =>
  amount(what, example).positive(
    `expected ${what}, for example ${example}; it must be greater than 0`,
  );

/** An optional whole number of cases or people. 0 is valid, and pages show it. */
export function count(what: string, example: string) {
  const error = `expected ${what}, for example ${example}`;
  return z.number({ error }).int(error).min(0, error).optional();
}

/** Reports an invalid field at `path`. `message` describes the expected value and the fix. */
export function refuse(issues: z.RefinementCtx, path: PropertyKey[], message: string): void {
  issues.addIssue({ code: 'custom', path, message });
}

export const order = z
  .number({ error: 'expected a number such as 1' })
  .int()
  .positive()
  .meta({ title: 'Position in lists', description: '1 is first.' });

/** Whether a figure is a claim of the company. Claims are labeled as illustrative until the owner confirms them. */
export const claim = yesOrNo.default(false).meta({
  title: 'A figure of our company',
  description: 'Labeled illustrative until the company’s claims are confirmed.',
});

export function listOf<T extends z.ZodType>(item: T, what: string, least = 1) {
  const message = `expected a list of ${what}, at least ${least}; in the file, write each on its own line after a dash`;
  return z.array(item, { error: message }).min(least, message);
}

/** A name by which the text of an article refers to a figure or a list. */
export function placeName(example: string) {
  const error = `expected a name in lowercase letters, for example ${example}`;
  return z
    .string({ error })
    .regex(/^[a-z][a-z0-9-]*$/, error)
    .meta({
      title: 'Name in the text',
      description: `Lowercase letters, digits and hyphens, for example ${example}. Tags in the text use this name.`,
    });
}

/**
 * A list of entries that is parsed into an object. Each entry has a unique `key`, and `take` returns its value in the
 * object. The file contains a list because the editor has no form for an object with arbitrary keys.
 */
export function listBy<Key extends string, Entry extends Record<Key, string>, Value>(
  key: Key,
  entry: z.ZodType<Entry>,
  what: string,
  take: (entry: Entry) => Value,
) {
  return listOf(entry, what)
    .superRefine((entries, issues) => {
      entries.forEach((entry, index) => {
        if (entries.findIndex((other) => other[key] === entry[key]) === index) return;
        const taken = `"${entry[key]}" is also the ${key} of another entry in the ${what}`;
        refuse(issues, [index, key], `${taken}; choose a different one`);
      });
    })
    .transform(
      (entries): Record<string, Value> =>
        Object.fromEntries(entries.map((entry) => [entry[key], take(entry)])),
    );
}

/** A list of `least` to `most` items. `what` is the plural of the items in messages. */
export function betweenOf<T extends z.ZodType>(least: number, most: number, item: T, what: string) {
  const message = `expected ${least} to ${most} ${what}; the design has room for that many`;
  return z.array(item, { error: message }).min(least, message).max(most, message);
}

export function exactlyOf<T extends z.ZodType>(count: number, item: T, what: string) {
  const message = `expected exactly ${count} ${what}; the design has room for that many`;
  return z.array(item, { error: message }).length(count, message);
}

/** A county by its full name, because many counties have the same name as a town. */
export const county = verbatim('a county', 'Gaines County').refine(
  (name) => / (County|Parish|Borough)$/.test(name),
  { error: 'expected the full name of a county, for example Gaines County' },
);

/** The code of a state listed in content/region.yaml. */
export const stateCode = ({ stateCodes }: SchemaContext) =>
  verbatim('two letters', 'TX')
    .refine((code) => stateCodes?.includes(code) ?? true, {
      error: `expected ${stateCodes?.join(' or ')}, the states in content/region.yaml`,
    })
    .meta({
      title: 'State',
      valuesOf: { collection: 'site', file: 'region', field: 'states.*.code' },
    });

/** The city of a base listed in content/company.yaml. */
export const baseCity = ({ bases }: SchemaContext) =>
  cityName.refine((city) => bases?.includes(city) ?? true, {
    error: ({ input }) => describeUnknownBase(String(input), bases),
  });

/** The city of a base. Unlike `baseCity`, this field accepts any city. */
export const cityName = verbatim('the city of a base', 'Andrews').meta({
  title: 'Base',
  valuesOf: { collection: 'site', file: 'company', field: 'bases.*.city' },
});

export function describeUnknownBase(city: string, bases: readonly string[] = []): string {
  return `"${city}" is not a base; expected ${bases.join(' or ')}, the bases in content/company.yaml`;
}

/** An object that allows only the listed fields. */
export function group<T extends z.ZodRawShape>(shape: T) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? describeFields(shape) : undefined),
  });
}

function describeFields(shape: z.ZodRawShape): string {
  const required = Object.entries(shape)
    .filter(([, field]) => !z.safeParse(field, undefined).success)
    .map(([name]) => name);
  return `expected nested fields: ${required.join(', ')}; write them indented below this field`;
}

type Kind = z.ZodObject<{ kind: z.ZodLiteral<string> }, z.core.$strict>;

/** One variant of `kindsOf`, identified by its `kind` field. `title` is its label in the editor. */
export const kind = <const Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  title: string,
  shape: Shape,
) => group({ kind: z.literal(name), ...shape }).meta({ title });

/** An object in one of several variants, identified by its `kind` field. `what` is the object's name in messages. */
export function kindsOf<const Kinds extends readonly [Kind, ...Kind[]]>(
  what: string,
  kinds: Kinds,
) {
  const names = kinds.map(({ shape }) => shape.kind.value).join(', ');
  return z.discriminatedUnion('kind', kinds, { error: `expected a kind of ${what}: ${names}` });
}

/** An object whose first field is a heading. `example` is an example of the heading. */
export function headed<T extends z.ZodRawShape>(example: string, shape: T) {
  return group({ heading: headline('a heading', example), ...shape });
}

/** An object whose first field is a heading that does not repeat `label`, which the page shows above the heading. */
export function headedUnlike<T extends z.ZodRawShape>(label: string, example: string, shape: T) {
  const error = `"${label}" is already the label above the heading; write a more specific heading`;
  const heading = headline('a heading', example).refine((value) => value !== label, error);
  return group({ heading, ...shape });
}
