import type { Company } from '#contract/company.ts';
import type { Environment } from '#contract/environment.ts';
import { describeUnreachable } from './find-unreachable.ts';
import type { Obstacle } from './obstacle.ts';

/** A field of `content/company.yaml` in which the sample company has a made-up value. */
interface SampleField {
  name: string;
  read(company: Company): string;
  /** Describes why a value cannot be the owner's; undefined if it can. */
  findFault(value: string): string | undefined;
}

const sampleName = 'Caliche Ridge Electric';

const describeSampleName = (name: string) =>
  name.startsWith(sampleName) ? `"${name}" is the sample company; enter your own name` : undefined;

const describeSampleStreet = (street: string) =>
  street.includes('Example Street')
    ? `"${street}" is the sample company's street, which does not exist; enter your own address`
    : undefined;

const sampleFields: SampleField[] = [
  { name: 'name', read: ({ name }) => name, findFault: describeSampleName },
  { name: 'legalName', read: ({ legalName }) => legalName, findFault: describeSampleName },
  { name: 'phone', read: ({ phone }) => phone.display, findFault: describeUnreachable },
  {
    name: 'emergencyPhone',
    read: ({ emergencyPhone }) => emergencyPhone.display,
    findFault: describeUnreachable,
  },
  { name: 'email', read: ({ email }) => email, findFault: describeUnreachable },
  { name: 'address', read: ({ address }) => address.street, findFault: describeSampleStreet },
  { name: 'siteUrl', read: ({ siteUrl }) => siteUrl, findFault: describeUnreachable },
];

/** Checks `content/company.yaml` for sample values, missing licenses and unconfirmed claims. */
export function checkIdentity(company: Company, environment: Environment): Obstacle[] {
  const siteUrl = environment.SITE_URL ?? company.siteUrl;
  return [
    ...sampleFields.map(({ name, read, findFault }) => {
      const fault = findFault(read(company));
      return fault && `content/company.yaml ${name}: ${fault}`;
    }),
    ...checkStateLicenses(company),
    checkLineLicense(company),
    company.claims !== 'confirmed' &&
      "content/company.yaml claims: check that you can document every figure, case and quote on the site; then write 'confirmed'",
    !siteUrl.startsWith('https://') &&
      `the public address ${siteUrl} is not https; set SITE_URL or siteUrl in content/company.yaml`,
  ];
}

/**
 * Checks that there is a license number for each state with a base, because contractors need a license in
 * each state.
 */
function checkStateLicenses({ bases, licenses }: Company): string[] {
  const states = new Map(bases.map((base) => [base.stateCode, base.state]));
  const normalize = (text: string) => text.trim().toLowerCase();
  const hasOwnLicense = (code: string, state: string) => {
    const names = [code, state].map(normalize);
    return licenses.some(
      (license) =>
        names.includes(normalize(license.state)) &&
        /\d/.test(license.number) &&
        !isSampleNumber(license.number),
    );
  };
  return [...states]
    .filter(([code, state]) => !hasOwnLicense(code, state))
    .map(
      ([, state]) =>
        `content/company.yaml licenses has no number for ${state}, where you have a base; enter your number as the regulator writes it`,
    );
}

/**
 * Checks the EL-1 license, New Mexico's separate license for power lines and substations, which not every
 * owner holds.
 */
function checkLineLicense({ licenses }: Company): Obstacle {
  const isSample = licenses.some(({ number }) => /\bEL-1\b/.test(number) && isSampleNumber(number));
  return (
    isSample &&
    "content/company.yaml licenses: the EL-1 license, for power lines and substations in New Mexico, still has the sample company's number; enter yours, or remove the license and delete such work from content/"
  );
}

function isSampleNumber(licenseNumber: string): boolean {
  return /sample|\b0{3,}\b/i.test(licenseNumber);
}
