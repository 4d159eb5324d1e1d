import type { Company } from '#contract/company.ts';
import { retentionAttribute, suspectedDays, writeRetention } from '#contract/retention.ts';

/**
 * The facts that the policy's text names by component, so that it never spells them.
 *
 * `retentionDays` is how long enquiries are kept; without it, until somebody erases them.
 */
export function policyFacts(
  { name, phone, email, address }: Company,
  retentionDays: number | undefined,
) {
  return {
    CompanyName: () => <>{name}</>,
    Phone: () => <a href={`tel:${phone.number}`}>{phone.display}</a>,
    Email: () => <a href={`mailto:${email}`}>{email}</a>,
    PostalAddress: () => (
      <>{`${address.street}, ${address.city}, ${address.state} ${address.postalCode}`}</>
    ),
    /** One of two paragraphs: `erased`, in which `{age}` is replaced, where a limit is set. */
    Retention: ({ erased, kept }: { erased: string; kept: string }) => (
      <p {...{ [retentionAttribute]: writeRetention(retentionDays) }}>
        {retentionDays === undefined ? kept : erased.replace('{age}', countDays(retentionDays))}
      </p>
    ),
    SuspectedAge: () => <>{countDays(suspectedDays)}</>,
  };
}

function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
}
