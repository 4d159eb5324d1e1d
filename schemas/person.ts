import { z } from 'zod';
import { phone } from '#contract/company.ts';
import {
  group,
  headline,
  listOf,
  oneOf,
  order,
  refuse,
  type SchemaContext,
  stateCode,
  text,
  verbatim,
} from './fields.ts';
import { focus, photoFile } from './photo.ts';
import { sampleFlag } from './shared-words.ts';

/** Subjects that buyers ask about. */
const subjects = ['bids', 'safety', 'documents', 'emergency'] as const;

/** Colors of the locks that people hang on open switches. */
const lockColors = ['red', 'blue', 'green', 'yellow', 'orange', 'white', 'black'] as const;

/** What a person without a photo holds in the drawing. */
const tools = [
  'hot-stick',
  'switching-order',
  'torque-wrench',
  'test-set',
  'thermal-camera',
] as const;

const crewNumberPattern = /^[A-Z]{2}-\d{1,2}$/;

/** Whether a person is shown by the number that stands on the sheets, such as QP-3, instead of a name. */
export const isCrewNumber = (name: string): boolean => crewNumberPattern.test(name);

const personName = text('a name, or a crew number as on the sheets', 'Jane Roe').refine(
  (name) => isCrewNumber(name) || !/\d/.test(name),
  'expected a name, or a crew number as on the sheets: two capital letters, a hyphen and a number, for example QP-3',
);

/** A member of the crew or office whom customers and applicants will meet. People have no pages of their own. */
export const personSchema = (context: SchemaContext) =>
  group({
    name: personName,
    sample: sampleFlag,
    order,
    role: text('what the person does', 'Electrical superintendent'),
    license: group({
      class: text('the class of a license', 'Master Electrician'),
      state: stateCode(context),
      number: verbatim('a license number', '123456').optional(),
    }).optional(),
    may: listOf(text('what the person may do', 'Switch up to 34.5 kV'), 'tasks').optional().meta({
      title: 'May switch, test or sign',
    }),
    lock: oneOf(lockColors, 'a color').optional().meta({
      title: 'Color of their lock',
    }),
    phone: phone.optional().meta({
      title: 'Direct phone',
      description: 'If left empty, pages show the office number, except for a crew number.',
    }),
    email: z.email({ error: 'expected an email address, for example jane@example.com' }).optional(),
    handles: listOf(oneOf(subjects), 'subjects').optional().meta({
      title: 'Ask them about',
      description: 'Shown on the contact page and beside the safety numbers.',
    }),
    tool: oneOf(tools, 'a tool').optional().meta({
      title: 'Tool in the drawing',
      description: 'People without a photo are drawn; the drawing holds this tool.',
    }),
    photo: group({ file: photoFile, focus })
      .optional()
      .meta({ title: 'Photo', description: 'Only with the person’s consent.' }),
    sentence: text('one sentence', 'Runs the outages of the western counties.').optional(),
  }).superRefine(({ name, sample }, issues) => {
    if (!sample || isCrewNumber(name)) return;
    const remedy = 'write a crew number such as QP-3, or remove sample if this is a real person';
    refuse(issues, ['name'], `samples have no names; ${remedy}`);
  });

export type Person = z.infer<ReturnType<typeof personSchema>>;

/** Formats a license. Examples: Master Electrician 123456, TX; Master Electrician, TX */
export const formatLicense = ({
  class: licenseClass,
  state,
  number,
}: NonNullable<Person['license']>) =>
  `${[licenseClass, number].filter(Boolean).join(' ')}, ${state}`;

/** Formats the subjects of a person. Example: Ask about bids and documents */
export function formatSubjects(handles: NonNullable<Person['handles']>): string {
  const subjectNames = handles.map((each) => (each === 'emergency' ? 'emergencies' : each));
  return `Ask about ${new Intl.ListFormat('en-US').format(subjectNames)}`;
}

/** The heading above the list of all people. */
export const peopleWordsSchema = z
  .strictObject({ heading: headline('a heading', 'Who you will meet') })
  .meta({ title: 'People' });
