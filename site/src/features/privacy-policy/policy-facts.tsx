import type { Company } from '#contract/company.ts';
import { retentionAttribute, suspectedDays, writeRetention } from '#contract/retention.ts';

/**
 * The facts that the policy's text names by component, so that it never spells them.
 *
 * `retentionDays` is how long inquiries are kept; without it, until somebody erases them. `host` is
 * where the service runs.
 */
export function policyFacts(
  { name, phone, email, address }: Company,
  retentionDays: number | undefined,
  host: 'node' | 'worker' = 'node',
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
    /** One of two sentences: what holds where the service runs. */
    OnHost: (words: { node: string; worker: string }) => <>{words[host]}</>,
    SuspectedAge: () => <>{countDays(suspectedDays)}</>,
  };
}

function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
}
