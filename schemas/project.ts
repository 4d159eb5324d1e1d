import { z } from 'zod';
import { checkDiorama, plantPictures } from './diorama.ts';
import {
  exactlyOf,
  group,
  headed,
  headedUnlike,
  headline,
  listOf,
  order,
  type SchemaContext,
  text,
} from './fields.ts';
import { formerAddressesSchema } from './former-addresses.ts';
import { jobWordsSchema } from './job.ts';
import { landscape } from './landscapes.ts';
import { linkTargetSchema } from './links.ts';
import {
  claimedFigureSchema,
  pageHero,
  pageOpening,
  searchListingSchema,
  titledTextSchema,
} from './shared-words.ts';

/** One kind of project. The file name determines its address: solar-farms.yaml becomes /projects/solar-farms. */
export const projectSchema = (context: SchemaContext) =>
  group({
    title: headline('the name of the project', 'Solar farms'),
    summary: text('one sentence', 'Collection, inverters and interconnection.'),
    sheet: group({
      location: text('a location', 'Permian Basin'),
      facility: text('a kind of facility', 'Solar'),
      scope: text('the size of the scope', '15+ MW'),
    }).meta({ title: 'Title block of the card' }),
    order,
    alias: z
      .string()
      .regex(
        /^[a-z0-9-]+$/,
        'expected lowercase letters, digits and hyphens, for example 20k-batteries',
      )
      .optional()
      .meta({
        title: 'Second web address',
        description: 'The page has this address, too. Example: 20k-batteries',
      }),
    formerAddresses: formerAddressesSchema,
    search: searchListingSchema,
    card: group({
      scope: listOf(text('a few words', 'Collection trenching'), 'scope items', 3),
      challenges: text('one or two sentences', 'Caliche stops a trencher.'),
      results: text('one or two sentences', '99.5% uptime.'),
    }).meta({ title: 'Card on the projects page' }),
    hero: pageHero('Solar farm electrical construction', 'From string to interconnection.', {}),
    ...plantPictures(context),
    overview: headedUnlike('Overview', 'What is built', {
      paragraphs: listOf(text('a paragraph', 'A solar farm is …'), 'paragraphs'),
    }),
    scope: headedUnlike('Scope', 'Scope of work', {
      items: listOf(titledTextSchema, 'scope items', 4),
    }),
    specifications: headedUnlike('Specifications', 'Technical specifications', {
      rows: listOf(
        group({
          name: text('a property', 'Collection voltage'),
          value: text('a value', '34.5 kV'),
        }),
        'rows',
        4,
      ),
    }),
    challenges: headedUnlike('Challenges', 'Challenges and solutions', {
      items: listOf(
        group({
          challenge: text('a few words', 'Caliche at trench depth'),
          description: text('a sentence or two', 'It stops a chain trencher.'),
          solution: text('a sentence or two', 'A rock saw and bedding sand.'),
        }),
        'challenges',
        3,
      ),
    }),
    results: headed('The plant in three figures', {
      figures: exactlyOf(3, claimedFigureSchema, 'figures'),
    }),
    /** Text above the buttons at the end of the page: what to send for a quote. */
    closing: text('one or two sentences', 'Send the site plan and the one-line.'),
    secondAction: linkTargetSchema(context).optional().meta({ title: 'Second button at the end' }),
  }).superRefine(checkDiorama(context));

export const projectsPageSchema = (context: SchemaContext) =>
  group({
    ...pageOpening('Projects', 'Three kinds of project.'),
    landscape: landscape('plant'),
    view: text('the text of the link', 'View project'),
    contact: text('the text of the link', 'Request a quote'),
    jobs: jobWordsSchema,
    /** A link below the job records, for example to a case study among the articles. */
    more: linkTargetSchema(context).optional().meta({ title: 'Link below the job records' }),
    /** Heading above the list of projects. */
    scope: headed('Scope by plant', {}),
    /** Label and heading of the call to action at the end of every project page. */
    closing: group({
      label: text('the name of the section', 'Quote'),
      heading: headline('a heading', 'Building one of these?'),
    }),
  });
