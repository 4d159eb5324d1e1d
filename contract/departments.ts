import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { formFields } from './inquiry-form.ts';

/** The owner's words for the field `service`, whose values are fixed in `inquiry-form.ts`. */
export interface DepartmentWords {
  /** Example: Department */
  label: string;
  /** The labels of the offered choices by value. */
  choices: Readonly<Record<string, string>>;
}

/** The words if the owner's cannot be read. */
export const defaultDepartments: DepartmentWords = {
  label: formFields.service.title,
  choices: formFields.service.choices,
};

/** Returns the label of a stored value. Stored values may be any text, such as the name of a method of an object. */
export function findDepartment({ choices }: DepartmentWords, value: string): string | undefined {
  return Object.hasOwn(choices, value) ? choices[value] : undefined;
}

/** The part of `content/contact.yaml` that contains the words. */
const contactSchema = z.object({
  form: z.object({
    fields: z.object({
      service: z.object({ label: z.string(), choices: z.record(z.string(), z.string()) }),
    }),
  }),
});

/** Reads the words from `content/contact.yaml` in `root`. */
export async function readDepartments(root: string): Promise<DepartmentWords> {
  const text = await readFile(resolve(root, 'content/contact.yaml'), 'utf8').catch(() => '');
  return parseDepartments(text);
}

/** Parses the text of `content/contact.yaml`. An invalid file, which the build reports, gives the default words. */
export function parseDepartments(text: string): DepartmentWords {
  const { data } = contactSchema.safeParse(parseQuietly(text));
  if (!data) return defaultDepartments;
  const { label, choices } = data.form.fields.service;
  return { label, choices: { ...defaultDepartments.choices, ...choices } };
}

function parseQuietly(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
