import { z } from 'zod';
import { phone } from '#contract/company.ts';
import { group, order, type SchemaContext, stateCode, text } from './fields.ts';
import { focus, photoFile } from './photo.ts';

/** A member of the crew or office whom customers and applicants will meet. People have no pages of their own. */
export const personSchema = (context: SchemaContext) =>
  group({
    name: text('a name', 'Jane Roe'),
    order,
    role: text('what the person does', 'Electrical superintendent'),
    license: group({
      class: text('the class of a license', 'Master Electrician'),
      state: stateCode(context),
      number: text('a license number', '123456'),
    }).optional(),
    phone: phone.optional().meta({ title: 'Direct phone' }),
    photo: group({ file: photoFile, focus })
      .optional()
      .meta({ title: 'Photo', description: 'Only with the person’s consent.' }),
    sentence: text('one sentence', 'Runs the outages of the western counties.').optional(),
  });

export type Person = z.infer<ReturnType<typeof personSchema>>;

/** Formats a license. Example: Master Electrician 123456, TX */
export const formatLicense = ({ class: kind, state, number }: NonNullable<Person['license']>) =>
  `${kind} ${number}, ${state}`;

/** The heading above the list of all people. */
export const peopleWordsSchema = z
  .strictObject({ heading: text('a heading', 'Who you will meet') })
  .meta({ title: 'People' });
