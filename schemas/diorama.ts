import type { z } from 'zod';
import { mayFollow } from '#electrical/plants/place-parts.ts';
import {
  group,
  limitedText,
  listOf,
  refuse,
  type SchemaContext,
  text,
  verbatim,
} from './fields.ts';
import { pagePictureSchema } from './links.ts';
import { photosSchema } from './photo.ts';
import { toPlainCharacters } from './prose/plain-characters.ts';
import type { TitledText } from './shared-words.ts';

/**
 * The diorama at the top of a page. It has pins along the path of the power and on equipment beside that path. Each
 * pin links to an item in the scope of work.
 */
const dioramaSchema = (context: SchemaContext) =>
  group({
    alt: verbatim(
      'what the picture shows, in a sentence',
      'Model of a meter station: three meter runs.',
      'What the picture shows',
    ),
    path: listOf(stepSchema(context), 'steps', 5)
      .max(8, 'expected at most 8 steps; more would cover the picture')
      .meta({
        title: 'Path of the power',
        description: 'From the source onward, in the order of the power flow.',
      }),
    /** Equipment that is not on the path. Its pins have letters, starting with A. */
    beside: listOf(group(placeShape(context)), 'places')
      .max(3, 'expected at most 3 places; more would cover the picture')
      .default([])
      .meta({ title: 'Equipment beside the path' }),
  })
    .refine(({ path, beside }) => path.length + beside.length <= 9, {
      path: ['beside'],
      error: 'expected at most 9 places, including the steps of the path; remove one',
    })
    .superRefine((_, issues) => {
      const missing = describeMissingPicture(context);
      if (missing) refuse(issues, [], missing);
    });

/** Describes what is missing if the page has no picture or no one-line. The files of both are named after the page or its `scene`. */
function describeMissingPicture({ scene, anchors, parts }: SchemaContext): string | undefined {
  const ifRenamed = 'if the page was renamed, write its old name under `scene`';
  if (anchors?.length === 0) {
    const remedy = 'render a picture as art/README.md says, or remove `diorama`';
    return `no picture is called ${scene}; ${ifRenamed}; if not, ${remedy}`;
  }
  if (parts?.size === 0) {
    const remedy = `draw it in electrical/plants/${scene}.ts, or remove \`diorama\``;
    return `no one-line is called ${scene}; ${ifRenamed}; if not, ${remedy}`;
  }
  return undefined;
}

/** Fields for the pictures on the page of a facility type or project. Without a diorama, the page starts with text only. */
export const plantPictures = (context: SchemaContext) => ({
  /** Name of the page's pictures in art/ and drawings/. Default: the name of the content file. */
  scene: verbatim('the name of the pictures', 'meter-stations').optional(),
  diorama: dioramaSchema(context).optional(),
  photos: photosSchema,
  picture: pagePictureSchema(context).optional(),
});

export type Diorama = z.infer<ReturnType<typeof dioramaSchema>>;

const placeShape = ({ anchors }: SchemaContext) => ({
  /** A place in the picture, as listed in art/masters/<page>.anchors.json. */
  anchor: verbatim('the name of a place in the picture', 'lact-unit')
    // Without a picture, `describeMissingPicture` reports the diorama once instead of each place.
    .refine((anchor) => !anchors?.length || anchors.includes(anchor), {
      error: `no such place in the picture; write one of ${anchors?.join(', ')}`,
    })
    .meta({
      title: 'Place in the picture',
      description: 'A place in the diorama. If the name is wrong, the check lists all places.',
    }),
  name: limitedText('a short name', 3, 26, 'LACT skid').meta({ title: 'What is there' }),
  scope: text('the title of a scope item of this page', 'LACT units', 'Scope item'),
});

const stepSchema = (context: SchemaContext) =>
  group({
    step: limitedText('the name of equipment', 3, 14, 'Transformer').meta({
      title: 'What power meets',
    }),
    ...placeShape(context),
    symbol: verbatim('the id of a part of the one-line', 'transformer-bank')
      .refine((symbol) => !context.parts?.size || context.parts.has(symbol), {
        error: `no such part in the one-line; write one of ${[...(context.parts?.keys() ?? [])].join(', ')}`,
      })
      .meta({
        title: 'Part of the one-line',
        description: 'A part of the drawing. If the name is wrong, the check lists all parts.',
      }),
    text: limitedText('a sentence', 40, 110, 'Primary voltage in, 480 V out, on the pole.').regex(
      /^(?!.*[.?!] [A-Z]).*\.$/,
      'expected one sentence that ends with a period; write what happens to the power here',
    ),
  });

type PlaceField = 'anchor' | 'name' | 'scope' | 'symbol';

interface Place extends Partial<Record<PlaceField, string>> {
  anchor: string;
  name: string;
  scope: string;
  /** Path of the place in the diorama. Example: ['beside', 0] */
  path: (string | number)[];
  /** Name of the place in messages. Example: step 1 */
  mark: string | undefined;
}

/** Reports a problem in a field of a place. */
type Report = (place: Place, field: PlaceField, message: string) => void;

interface PageWithDiorama {
  diorama?: Diorama | undefined;
  scope: { items: readonly Pick<TitledText, 'title'>[] };
}

/**
 * Checks that the places of a diorama match their page. Reports unknown scope items, duplicate places, names that
 * repeat their scope item, and steps against the direction of the power flow.
 */
export const checkDiorama =
  ({ parts }: SchemaContext) =>
  ({ diorama, scope }: PageWithDiorama, issues: z.RefinementCtx): void => {
    if (!diorama) return;
    const places = listPlaces(diorama);
    const report: Report = (place, field, message) =>
      refuse(issues, ['diorama', ...place.path, field], message);
    const titles = scope.items.map(({ title }) => title);
    for (const [index, place] of places.entries()) {
      checkScope(place, titles, report);
      checkDuplicates(place, places.slice(0, index), report);
      checkPowerFlow(place, places[index - 1], places[0], parts, report);
    }
  };

const letters = ['A', 'B', 'C'];

/** Lists the steps of the path, followed by the equipment beside it. */
function listPlaces({ path, beside }: Diorama): Place[] {
  return [
    ...path.map((step, index) => ({ ...step, path: ['path', index], mark: `step ${index + 1}` })),
    ...beside.map((place, index) => ({ ...place, path: ['beside', index], mark: letters[index] })),
  ];
}

function checkScope(place: Place, typesetTitles: readonly string[], report: Report): void {
  // The titles are typeset as headings, and the scope as running text.
  const titles = typesetTitles.map(toPlainCharacters);
  if (!titles.includes(toPlainCharacters(place.scope))) {
    const remedy = `write one of ${titles.join(', ')}`;
    report(place, 'scope', `no scope item of this page has that title; ${remedy}`);
  }
  if (removePlurals(place.name) === removePlurals(place.scope)) {
    const remedy = 'name what the picture shows instead';
    report(place, 'name', `repeats the title of its scope item; ${remedy}`);
  }
}

function checkDuplicates(place: Place, earlier: readonly Place[], report: Report): void {
  for (const field of ['anchor', 'name', 'symbol'] as const) {
    const first = place[field] && earlier.find((other) => other[field] === place[field]);
    if (!first) continue;
    const taken = `"${place[field]}" is already used by ${first.mark}`;
    report(place, field, `${taken}; remove one of the two`);
  }
}

/** Checks that power from the first step reaches the previous place before this place. */
function checkPowerFlow(
  place: Place,
  previous: Place | undefined,
  first: Place | undefined,
  parts: SchemaContext['parts'],
  report: Report,
): void {
  if (place.symbol === previous?.symbol) return;
  const partOf = (step: Place | undefined) => parts?.get(step?.symbol ?? '');
  const source = partOf(first);
  const from = partOf(previous);
  const to = partOf(place);
  if (!source || !from || !to || mayFollow(source, from, to)) return;
  const order = `power reaches ${place.symbol} before ${previous?.symbol}`;
  const remedy = `move this step ahead of the step with ${previous?.symbol}`;
  report(place, 'symbol', `${order}; ${remedy}`);
}

/** Removes the plural ending of each word, so that singular and plural compare equal. */
const removePlurals = (text: string) => text.toLowerCase().replace(/s\b/g, '');
