import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Company } from '../../contract/company.ts';
import type { Environment } from '../../contract/environment.ts';

/**
 * What still stands between this checkout and going live, a line each with its remedy. An empty
 * list means that nothing known does.
 */
export function findObstacles(company: Company, environment: Environment, root: string): string[] {
  const siteUrl = environment.SITE_URL ?? company.siteUrl;
  const checks: [isObstacle: boolean, line: string][] = [
    ...sampleFields
      .filter(([, read, sample]) => sample.test(read(company)))
      .map(([field]): [boolean, string] => [
        true,
        `content/company.yaml ${field} is still the sample's; put in your own`,
      ]),
    [
      company.licenses.length === 0 ||
        company.licenses.some(({ number }) => /sample/i.test(number)),
      'content/company.yaml licenses: Texas requires the contractor’s license number in advertising; put in yours',
    ],
    [
      company.claims !== 'confirmed',
      'content/company.yaml claims: confirm that you stand behind every figure, case and quote on the site',
    ],
    [
      !siteUrl.startsWith('https://'),
      `the public address ${siteUrl} is not https; set SITE_URL or siteUrl in content/company.yaml`,
    ],
    [
      environment.SMTP_URL === undefined,
      'SMTP_URL is not set: nobody is told of an enquiry; name your mail server',
    ],
    [
      !isWritable(resolve(root, environment.DATA_DIR)),
      `DATA_DIR ${environment.DATA_DIR} cannot be written; change its owner or name another folder`,
    ],
  ];
  return checks.filter(([isObstacle]) => isObstacle).map(([, line]) => line);
}

const sampleFields: [field: string, read: (company: Company) => string, sample: RegExp][] = [
  ['name', ({ name }) => name, /^Caliche Ridge Electric$/],
  ['legalName', ({ legalName }) => legalName, /^Caliche Ridge Electric/],
  ['phone', ({ phone }) => phone.number, /^\+1\d{3}55501\d{2}$/],
  ['emergencyPhone', ({ emergencyPhone }) => emergencyPhone.number, /^\+1\d{3}55501\d{2}$/],
  ['email', ({ email }) => email, /\.example$/],
  ['address', ({ address }) => address.street, /Example Street/],
  ['siteUrl', ({ siteUrl }) => siteUrl, /\.example$/],
];

function isWritable(folder: string): boolean {
  // One that is not there yet is made at the start, if its parent allows.
  const existing = existsSync(folder) ? folder : resolve(folder, '..');
  try {
    accessSync(existing, constants.W_OK);
    return statSync(existing).isDirectory();
  } catch {
    return false;
  }
}
