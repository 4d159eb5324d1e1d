import { z } from 'zod';
import { checkDiorama, dioramaSchema } from './diorama.ts';
import { claim, exactlyOf, group, listOf, order, type SchemaContext, text } from './fields.ts';
import { linkTargetSchema, pagePictureSchema } from './links.ts';
import { photosSchema } from './photo.ts';
import { pageOpening, searchListingSchema, titledTextSchema } from './shared-words.ts';

/** One kind of project. The file name is its address: solar-farms.yaml is /projects/solar-farms. */
export const projectSchema = (context: SchemaContext) =>
  group({
    title: text('the name of the project', 'Solar farms'),
    summary: text('one sentence', 'Collection, inverters and interconnection.'),
    /** The cells of the card's title block. */
    sheet: group({
      location: text('a location', 'Permian Basin'),
      facility: text('a kind of facility', 'Solar'),
      scope: text('the size of the scope', '15+ MW'),
    }).meta({ title: 'Title block of the card' }),
    order,
    /** A second address that shows the same page. Example: 20k-batteries */
    alias: z
      .string()
      .regex(
        /^[a-z0-9-]+$/,
        'expected lowercase letters, digits and hyphens; write it as 20k-batteries',
      )
      .optional()
      .meta({
        title: 'Second web address',
        description: 'Shows the same page, such as 20k-batteries.',
      }),
    search: searchListingSchema,
    card: group({
      scope: listOf(text('a few words', 'Collection trenching'), 'scope items', 3),
      challenges: text('one or two sentences', 'Caliche stops a trencher.'),
      results: text('one or two sentences', '99.5% uptime.'),
    }).meta({ title: 'Card on the projects page' }),
    hero: group({
      heading: text('a heading', 'Solar farm electrical construction'),
      lead: text('one or two sentences', 'From the first string to the interconnection.'),
    }).meta({ title: 'Top of the page' }),
    /** The diorama of the first screen; without it the page has words alone. */
    diorama: dioramaSchema(context).optional(),
    photos: photosSchema,
    picture: pagePictureSchema(context).optional(),
    overview: group({
      heading: text('a heading', 'Overview'),
      paragraphs: listOf(text('a paragraph', 'A solar farm is …'), 'paragraphs'),
    }),
    scope: group({
      heading: text('a heading', 'Scope of work'),
      items: listOf(titledTextSchema, 'scope items', 4),
    }),
    specifications: group({
      heading: text('a heading', 'Technical specifications'),
      rows: listOf(
        group({
          name: text('a property', 'Collection voltage'),
          value: text('a value', '34.5 kV'),
        }),
        'rows',
        4,
      ),
    }),
    challenges: group({
      heading: text('a heading', 'Challenges and solutions'),
      items: listOf(
        group({
          challenge: text('a few words', 'Caliche at trench depth'),
          /** What makes it hard, in a sentence or two. */
          description: text('a sentence or two', 'It stops a chain trencher.'),
          /** What is done about it, in a sentence or two. */
          solution: text('a sentence or two', 'A rock saw and bedding sand.'),
        }),
        'challenges',
        3,
      ),
    }),
    results: group({
      heading: text('a heading', 'The plant in three figures'),
      figures: exactlyOf(
        3,
        group({
          value: text('a figure in quotes', "'99.5%'"),
          unit: text('a unit', 'uptime').optional(),
          caption: text('what the figure means', 'Share of scheduled hours energized'),
          claim,
        }),
        'figures',
      ),
    }),
    /** What to send, over the buttons at the end. */
    closing: text('one or two sentences', 'Send the site plan and the one-line.'),
    /** The button at the end, beside the one that the header has. */
    secondAction: linkTargetSchema(context).meta({ title: 'Second button at the end' }),
  }).superRefine(checkDiorama(context));

/** The page of all projects. */
export const projectsPageSchema = () =>
  group({
    ...pageOpening('Projects', 'Three kinds of project.'),
    /** What the cards' buttons say. */
    view: text('what the link says', 'View project'),
    contact: text('what the link says', 'Discuss yours'),
    /** The band at the end of every project's page. */
    closing: group({
      /** Beside the device number. */
      label: text('the name of the section', 'Quote'),
      heading: text('a heading', 'Building one of these?'),
    }),
  });
