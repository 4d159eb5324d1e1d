import type { Company } from '#contract/company.ts';

/** The facts that the policy's text names by component, so that it never spells them. */
export function policyFacts({ name, phone, email, address }: Company) {
  return {
    CompanyName: () => <>{name}</>,
    Phone: () => <a href={`tel:${phone.number}`}>{phone.display}</a>,
    Email: () => <a href={`mailto:${email}`}>{email}</a>,
    PostalAddress: () => (
      <>{`${address.street}, ${address.city}, ${address.state} ${address.postalCode}`}</>
    ),
  };
}
