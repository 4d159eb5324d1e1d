import type { z } from 'zod';
import { mayFollow } from '#electrical/plants/place-parts.ts';
import { group, limitedText, listOf, refuse, type SchemaContext, text } from './fields.ts';
import { pagePictureSchema } from './links.ts';
import { photosSchema } from './photo.ts';
import type { TitledText } from './shared-words.ts';

/**
 * The diorama in a page's first screen: the path of the power through it, and the equipment beside
 * that path. Each place leads to the scope.
 */
const dioramaSchema = (context: SchemaContext) =>
  group({
    alt: text(
      'what the picture shows, in a sentence',
      'Model of a meter station: three meter runs.',
      'What the picture shows',
    ),
    path: listOf(stepSchema(context), 'steps', 5)
      .max(8, 'expected at most 8 steps; more would cover the picture')
      .meta({
        title: 'Path of the power',
        description: 'From the source on, in the order power flows.',
      }),
    /** Equipment that is not on the path, lettered from A. */
    beside: listOf(group(placeShape(context)), 'places')
      .max(3, 'expected at most 3 places; more would cover the picture')
      .default([])
      .meta({ title: 'Equipment beside the path' }),
  }).refine(({ path, beside }) => path.length + beside.length <= 9, {
    path: ['beside'],
    error: 'expected at most 9 places together with those of the path; remove one',
  });

/** The pictures of a plant's page. Without a diorama its first screen has words alone. */
export const plantPictures = (context: SchemaContext) => ({
  /** Name of the page's pictures in art/ and drawings/. Default: the name of the content file. */
  scene: text('the name of its pictures', 'meter-stations').optional(),
  diorama: dioramaSchema(context).optional(),
  photos: photosSchema,
  picture: pagePictureSchema(context).optional(),
});

export type Diorama = z.infer<ReturnType<typeof dioramaSchema>>;

const placeShape = ({ anchors }: SchemaContext) => ({
  /** A place in the picture: one of those in art/masters/<page>.anchors.json. */
  anchor: text('the name of a place in the picture', 'lact-unit')
    .refine((anchor) => !anchors || anchors.includes(anchor), {
      error: anchors?.length
        ? `no such place in the picture; write one of ${anchors.join(', ')}`
        : 'there is no picture of this page in art/masters; render it as art/README.md says, or remove `diorama`',
    })
    .meta({
      title: 'Place in the picture',
      description: 'A place of the diorama; the check lists them where one is wrong.',
    }),
  name: limitedText('what is there', 3, 26, 'LACT skid').meta({ title: 'What is there' }),
  scope: text('the title of a scope item of this page', 'LACT units', 'Scope item'),
});

const stepSchema = (context: SchemaContext) =>
  group({
    step: limitedText('what power meets here', 3, 14, 'Transformer').meta({
      title: 'What power meets',
    }),
    ...placeShape(context),
    symbol: text('the id of a part of the one-line', 'transformer-bank')
      .refine((symbol) => !context.parts || context.parts.has(symbol), {
        error: context.parts?.size
          ? `no such part in the one-line; write one of ${[...context.parts.keys()].join(', ')}`
          : 'there is no one-line of this page; draw it in electrical/plants, or remove `diorama`',
      })
      .meta({
        title: 'Part of the one-line',
        description: 'A part of the drawing; the check lists them where one is wrong.',
      }),
    text: limitedText('a sentence', 40, 110, 'Primary voltage in, 480 V out, on the pole.').regex(
      /^(?!.*[.?!] [A-Z]).*\.$/,
      'expected one sentence with a period; write what happens to the power here',
    ),
  });

/**
 * Says where a diorama's places do not fit their page: a scope item that it does not have, a place
 * twice, a name that only repeats the scope, a step against the power.
 */
export const checkDiorama =
  ({ parts }: SchemaContext) =>
  (
    {
      diorama,
      scope,
    }: { diorama?: Diorama | undefined; scope: { items: readonly Pick<TitledText, 'title'>[] } },
    context: z.RefinementCtx,
  ): void => {
    if (!diorama) return;
    const { path, beside } = diorama;
    const places: Place[] = [
      ...path.map((step, index) => ({ ...step, at: ['path', index], mark: `step ${index + 1}` })),
      ...beside.map((place, index) => ({ ...place, at: ['beside', index], mark: letters[index] })),
    ];
    const say = (place: Place, field: Field, message: string) =>
      refuse(context, ['diorama', ...place.at, field], message);
    const titles = scope.items.map(({ title }) => title);
    places.forEach((place, index) => {
      if (!titles.includes(place.scope)) {
        const remedy = `write one of ${titles.join(', ')}`;
        say(place, 'scope', `no scope item of this page has that title; ${remedy}`);
      }
      if (wordsOf(place.name) === wordsOf(place.scope)) {
        say(place, 'name', 'says no more than its scope item; name what the picture shows');
      }
      for (const field of ['anchor', 'name', 'symbol'] as const) {
        const first = places.findIndex((each) => each[field] === place[field]);
        if (place[field] && first < index) {
          const taken = `"${place[field]}" is ${places[first]?.mark} already`;
          say(place, field, `${taken}; remove one of the two`);
        }
      }
      const last = places[index - 1];
      const [source, from, to] = [places[0], last, place].map((each) =>
        parts?.get(each?.symbol ?? ''),
      );
      if (source && from && to && place.symbol !== last?.symbol && !mayFollow(source, from, to)) {
        const order = `power passes ${place.symbol} before ${last?.symbol}`;
        say(place, 'symbol', `${order}; put this step ahead of that`);
      }
    });
  };

type Field = 'anchor' | 'name' | 'scope' | 'symbol';

interface Place extends Partial<Record<Field, string>> {
  anchor: string;
  name: string;
  scope: string;
  at: (string | number)[];
  mark: string | undefined;
}

const letters = ['A', 'B', 'C'];

/** Without what tells one from many. */
const wordsOf = (text: string) => text.toLowerCase().replace(/s\b/g, '');
