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

export function text(what: string, example: string, title?: string) {
  const message = `expected ${what}; write it as: ${example}`;
  const meta = { ...describe(what), ...(title && { title }) };
  return z.string({ error: message }).trim().min(1, message).meta(meta);
}

/** A line of text with the lengths that search engines show whole. */
export function limitedText(what: string, least: number, most: number, example: string) {
  const message = `expected ${what} of ${least} to ${most} characters; write it as: ${example}`;
  return z
    .string({ error: message })
    .trim()
    .min(least, message)
    .max(most, message)
    .meta(describe(`${what}, ${least} to ${most} characters`));
}

/** What a form says beside a field; a word or two would only repeat the field's name. */
function describe(what: string) {
  // A sentence gets a field of several lines.
  const long = /sentence|paragraph|description/.test(what) && { long: true };
  if (what.split(' ').length < 3) return { ...long };
  return { ...long, description: `${what.charAt(0).toUpperCase()}${what.slice(1)}.` };
}

/** The values of a field by what an owner calls them, for a form; the schema checks them itself. */
export function choices(titles: Readonly<Record<string, string>>) {
  return { oneOf: Object.entries(titles).map(([value, title]) => ({ const: value, title })) };
}

/** One of these words; `what` names them where they alone would not say what is meant. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  values: Words,
  what?: string,
) {
  const either = values.join(', ').replace(/, (?=[^,]*$)/, ' or ');
  return z.enum(values, { error: `expected ${what ? `${what}: ${values.join(', ')}` : either}` });
}

/** A day without a time. */
export function day(example: string) {
  return z.coerce.date({ error: `expected a day; write it as ${example}` });
}

export const yesOrNo = z.boolean({ error: 'expected true or false' });

/** A number; `what` says it with its unit. */
export function amount(what: string, example: string) {
  return z.number({ error: `expected ${what}; write it as ${example}` });
}

export const positive = (what: string, example: string) => amount(what, example).positive();

/** Refuses the field at `path`; `message` says what was expected and how to correct it. */
export function refuse(issues: z.RefinementCtx, path: PropertyKey[], message: string): void {
  issues.addIssue({ code: 'custom', path, message });
}

export const order = z
  .number({ error: 'expected a number such as 1' })
  .int()
  .positive()
  .meta({ title: 'Position in lists', description: '1 is first.' });

/** Whether a figure is a claim of the company's own, which is labeled until the owner has confirmed it. */
export const claim = yesOrNo.default(false).meta({
  title: 'A figure of ours',
  description: 'Labeled illustrative until the company’s claims are confirmed.',
});

export function listOf<T extends z.ZodType>(item: T, what: string, least = 1) {
  const message = `expected a list of ${what}, at least ${least}; in the file, write each on a line of its own after a dash`;
  return z.array(item, { error: message }).min(least, message);
}

/** The name by which the text of an article places something. */
export function placeName(example: string) {
  const error = `expected a name in lowercase letters: ${example}`;
  return z
    .string({ error })
    .regex(/^[a-z][a-z0-9-]*$/, error)
    .meta({
      title: 'Name in the text',
      description: `Lowercase letters, digits and hyphens: ${example}. The text places it by this name.`,
    });
}

/**
 * A list whose entries are placed by a name of their own, each name once. The file has a list, which a
 * form can show; what reads the entry gets what `take` makes of each by its name.
 */
export function listBy<Key extends string, Entry extends Record<Key, string>, Value>(
  key: Key,
  entry: z.ZodType<Entry>,
  what: string,
  take: (entry: Entry) => Value,
) {
  return listOf(entry, what)
    .superRefine((entries, issues) => {
      entries.forEach((each, index) => {
        if (entries.findIndex((other) => other[key] === each[key]) === index) return;
        const taken = `"${each[key]}" is the ${key} of another of the ${what}`;
        refuse(issues, [index, key], `${taken}; write one of your own`);
      });
    })
    .transform(
      (entries): Record<string, Value> =>
        Object.fromEntries(entries.map((each) => [each[key], take(each)])),
    );
}

/** A list of `least` to `most` items; `what` is the name of the items in messages. */
export function betweenOf<T extends z.ZodType>(least: number, most: number, item: T, what: string) {
  const message = `expected ${least} to ${most} ${what}; the design has room for that many`;
  return z.array(item, { error: message }).min(least, message).max(most, message);
}

export function exactlyOf<T extends z.ZodType>(count: number, item: T, what: string) {
  const message = `expected exactly ${count} ${what}; the design has room for that many`;
  return z.array(item, { error: message }).length(count, message);
}

/** A state by its code, as content/region.yaml has it. */
export const stateCode = ({ stateCodes }: SchemaContext) =>
  text('two letters', 'TX')
    .refine((code) => stateCodes?.includes(code) ?? true, {
      error: `expected ${stateCodes?.join(' or ')}, the states of content/region.yaml`,
    })
    .meta({
      title: 'State',
      valuesOf: { collection: 'site', file: 'region', field: 'states.*.code' },
    });

/** A base by its city, as content/company.yaml has it. */
export const baseCity = ({ bases }: SchemaContext) =>
  text('the city of a base', 'Andrews')
    .refine((city) => bases?.includes(city) ?? true, {
      error: ({ input }) =>
        `"${input}" is not a base; expected ${bases?.join(' or ')}, the bases of content/company.yaml`,
    })
    .meta({
      title: 'Base',
      valuesOf: { collection: 'site', file: 'company', field: 'bases.*.city' },
    });

/** A group of named fields; any other name is refused. */
export function group<T extends z.ZodRawShape>(shape: T) {
  return z.strictObject(shape);
}

/** A group that its `kind` tells from others; `title` is what an owner calls it. */
export const kind = <const Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  title: string,
  shape: Shape,
) => group({ kind: z.literal(name), ...shape }).meta({ title });

/** Any of these; `what` says of what they are kinds. */
export function kindsOf<const Kinds extends readonly [Kind, ...Kind[]]>(
  what: string,
  kinds: Kinds,
) {
  const names = kinds.map(({ shape }) => shape.kind.value).join(', ');
  return z.discriminatedUnion('kind', kinds, { error: `expected a kind of ${what}: ${names}` });
}

type Kind = z.ZodObject<{ kind: z.ZodLiteral<string> }, z.core.$strict>;

/** A group that begins with its heading, of which the first argument is an example. */
export function headed<T extends z.ZodRawShape>(example: string, shape: T) {
  return group({ heading: text('a heading', example), ...shape });
}

/** Like `headed`, for a section that the page labels with `label`: the heading must not repeat the label. */
export function headedUnlike<T extends z.ZodRawShape>(label: string, example: string, shape: T) {
  const error = `"${label}" is the name of the section on the page already; write more than that`;
  const heading = text('a heading', example).refine((value) => value !== label, error);
  return group({ heading, ...shape });
}
