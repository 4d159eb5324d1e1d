import { type Company, companySchema } from '#contract/company.ts';
import { typeset } from './prose/typeset.ts';

/**
 * The company as pages show it. License numbers keep their characters, because buyers paste them into the license
 * searches of the states. The service, which writes emails, reads the same file with `companySchema`.
 */
export const shownCompanySchema = () => companySchema.overwrite(typesetCompany);

function typesetCompany(company: Company): Company {
  const { summary, hours, response } = company;
  return {
    ...company,
    summary: typeset(summary),
    hours: { ...hours, text: typeset(hours.text) },
    response: typeset(response),
  };
}
