import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { type Company, companySchema } from './company.ts';
import { OwnerError } from './owner-error.ts';

/**
 * Reads and validates `content/company.yaml` below `root`.
 *
 * @throws OwnerError with every problem at once.
 */
export async function readCompany(root: string = process.cwd()): Promise<Company> {
  const path = resolve(root, 'content/company.yaml');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw refuse([`the file cannot be read (${error.code})`]);
  });
  return parseCompany(text);
}

/**
 * Parses and validates the text of `content/company.yaml`.
 *
 * @throws OwnerError with every problem at once.
 */
export function parseCompany(text: string): Company {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    throw refuse(document.errors.map((error) => error.message.split('\n')[0] ?? ''));
  }
  const result = companySchema.safeParse(document.toJS());
  if (result.success) return result.data;
  throw refuse(
    result.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`),
  );
}

function refuse(problems: readonly string[]): OwnerError {
  return new OwnerError('content/company.yaml cannot be used:', problems);
}

export function isSampleCompany(company: Company): boolean {
  return company.name === 'Caliche Ridge Electric' || company.email.endsWith('.example');
}
