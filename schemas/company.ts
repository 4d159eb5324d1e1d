import { type Company, companySchema } from '#contract/company.ts';
import { typeset } from './prose/typeset.ts';

/** The company as pages show it. The service, which writes emails, reads the same file with `companySchema`. */
export const shownCompanySchema = () => companySchema.overwrite(typesetCompany);

function typesetCompany(company: Company): Company {
  const { summary, hours, response, licenses } = company;
  return {
    ...company,
    summary: typeset(summary),
    hours: { ...hours, text: typeset(hours.text) },
    response: typeset(response),
    licenses: licenses.map((license) => ({ ...license, number: typeset(license.number) })),
  };
}
