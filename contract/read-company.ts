import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { type Company, companySchema } from './company.ts';
import { OwnerError } from './owner-error.ts';

/**
 * Reads and validates `content/company.yaml` in `root`.
 *
 * @throws OwnerError that lists every problem.
 */
export async function readCompany(root: string = process.cwd()): Promise<Company> {
  const path = resolve(root, 'content/company.yaml');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw invalidCompany([`cannot read the file (${error.code})`]);
  });
  return parseCompany(text);
}

/**
 * Parses and validates the text of `content/company.yaml`.
 *
 * @throws OwnerError that lists every problem.
 */
export function parseCompany(text: string): Company {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    throw invalidCompany(document.errors.map((error) => error.message.split('\n')[0] ?? ''));
  }
  const result = companySchema.safeParse(document.toJS());
  if (result.success) return result.data;
  throw invalidCompany(
    result.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`),
  );
}

function invalidCompany(problems: readonly string[]): OwnerError {
  return new OwnerError('content/company.yaml is invalid:', problems);
}

/** The name of the company that ships with the project. */
export const sampleName = 'Caliche Ridge Electric';

/** Whether the company is the sample, or cannot receive emails because its address is reserved for examples. */
export function isSampleCompany(company: Company): boolean {
  return company.name === sampleName || company.email.endsWith('.example');
}
