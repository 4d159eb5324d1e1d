import { z } from 'zod';
import { phone } from '#contract/company.ts';
import {
  group,
  headline,
  listOf,
  oneOf,
  order,
  type SchemaContext,
  stateCode,
  text,
  verbatim,
} from './fields.ts';
import { focus, photoFile } from './photo.ts';

/** Subjects that buyers ask about. */
const subjects = ['bids', 'safety', 'documents', 'emergency'] as const;

/** A member of the crew or office whom customers and applicants will meet. People have no pages of their own. */
export const personSchema = (context: SchemaContext) =>
  group({
    name: text('a name', 'Jane Roe'),
    order,
    role: text('what the person does', 'Electrical superintendent'),
    license: group({
      class: text('the class of a license', 'Master Electrician'),
      state: stateCode(context),
      number: verbatim('a license number', '123456'),
    }).optional(),
    phone: phone.optional().meta({
      title: 'Direct phone',
      description: 'If left empty, pages show the office number.',
    }),
    email: z.email({ error: 'expected an email address, for example jane@example.com' }).optional(),
    handles: listOf(oneOf(subjects), 'subjects').optional().meta({
      title: 'Ask them about',
      description: 'Shown on the contact page and beside the safety numbers.',
    }),
    photo: group({ file: photoFile, focus })
      .optional()
      .meta({ title: 'Photo', description: 'Only with the person’s consent.' }),
    sentence: text('one sentence', 'Runs the outages of the western counties.').optional(),
  });

export type Person = z.infer<ReturnType<typeof personSchema>>;

/** Formats a license. Example: Master Electrician 123456, TX */
export const formatLicense = ({
  class: licenseClass,
  state,
  number,
}: NonNullable<Person['license']>) => `${licenseClass} ${number}, ${state}`;

/** Formats the subjects of a person. Example: Ask about bids and documents */
export function formatSubjects(handles: NonNullable<Person['handles']>): string {
  const subjectNames = handles.map((each) => (each === 'emergency' ? 'emergencies' : each));
  return `Ask about ${new Intl.ListFormat('en-US').format(subjectNames)}`;
}

/** The heading above the list of all people. */
export const peopleWordsSchema = z
  .strictObject({ heading: headline('a heading', 'Who you will meet') })
  .meta({ title: 'People' });
