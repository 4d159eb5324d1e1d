import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Electrician, JobPosting } from 'schema-dts';
import type { Company } from '#contract/company.ts';
import { dayOf } from '#schemas/days.ts';
import type { Opening } from '#schemas/opening.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { iconAddress } from './icons.ts';
import { absoluteUrl } from './urls.ts';

/**
 * Returns structured data for the opening at `path`, with all fields that Google requires or recommends for on-site
 * jobs.
 */
export function jobPostingNode({
  path,
  job,
  company,
  provider,
  site,
}: {
  path: string;
  job: Opening;
  company: Company;
  /** Short version of the structured data about the company. */
  provider: Extract<Electrician, object>;
  site: URL;
}): JobPosting {
  const { title, base, employment, pay, benefits, datePosted, validThrough } = job;
  const { name, bases, address } = company;
  const isOffice = address.city === base;
  const stateCode = bases.find(({ city }) => city === base)?.stateCode;
  return {
    '@type': 'JobPosting',
    '@id': absoluteUrl(`${path}#job`, site),
    url: absoluteUrl(path, site),
    title,
    description: toPlainCharacters(renderToStaticMarkup(<Description job={job} />)),
    identifier: { '@type': 'PropertyValue', name, value: path.split('/').at(-1) },
    datePosted: dayOf(datePosted),
    // The posting is valid until the end of its last day. Without an offset, the time is local.
    validThrough: validThrough && `${dayOf(validThrough)}T23:59`,
    employmentType: employment.toUpperCase().replace('-', '_'),
    hiringOrganization: {
      ...provider,
      sameAs: absoluteUrl('/', site),
      logo: absoluteUrl(iconAddress(512), site),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        // The company publishes a street address only for its office, not for other bases.
        streetAddress: isOffice ? address.street : undefined,
        postalCode: isOffice ? address.postalCode : undefined,
        addressLocality: base,
        addressRegion: stateCode,
        addressCountry: address.country,
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: pay.least,
        maxValue: pay.most,
        unitText: pay.per.toUpperCase(),
      },
    },
    jobBenefits: benefits?.join('; '),
    directApply: true,
  };
}

/** Full description of the job, using only the HTML elements that job search displays: p, ul and li. */
function Description({ job }: { job: Opening }) {
  const { summary, crew, perDiem, rotation, onCallPay, truck, licenses, work, bring, hours } = job;
  const { benefits, gear, firstDay } = job;
  const lists: Record<string, readonly (string | undefined)[] | undefined> = {
    'You do': work,
    'You bring': [...licenses.map((license) => `${license.class} (${license.state})`), ...bring],
    Terms: [rotation, onCallPay, crew, perDiem, truck],
    Benefits: benefits,
    'Clothing and tools': gear,
    'First day': firstDay,
    'The day': hours.map(({ at, text }) => `${at}: ${text}`),
  };
  return (
    <>
      <p>{summary}</p>
      {Object.entries(lists).map(
        ([name, items]) =>
          items && (
            <Fragment key={name}>
              <p>{name}:</p>
              <ul>{items.map((item) => item && <li key={item}>{item}</li>)}</ul>
            </Fragment>
          ),
      )}
    </>
  );
}
