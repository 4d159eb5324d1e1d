import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseCompany } from '#contract/read-company.ts';
import { readSingleton } from '#schemas/read-content.ts';

/** Folder with the content of the test company, whose email address is longer than a line of an email's header. */
const content = fileURLToPath(new URL('../../checks/fixture/content', import.meta.url));

/** The text of the test company's `company.yaml`. */
export const testCompanyFile = readFileSync(`${content}/company.yaml`, 'utf8');

export const testCompany = parseCompany(testCompanyFile);

/** The words of the contact form and the thank-you page. */
export const testContact = await readSingleton('contact', content);
