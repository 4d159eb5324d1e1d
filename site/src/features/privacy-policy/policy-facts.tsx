import type { Company } from '#contract/company.ts';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { retentionAttribute, suspectedDays, writeRetention } from '#contract/retention.ts';

/**
 * Components for the facts in the text of the privacy policy, so that each fact has only one source.
 *
 * `retentionDays` is how long inquiries are stored; if undefined, they are stored until somebody erases them. `host` is
 * the platform that runs the service.
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
    /** Shows `erased`, with `{age}` filled in, if the retention is limited; otherwise shows `kept`. */
    Retention: ({ erased, kept }: { erased: string; kept: string }) => (
      <p {...{ [retentionAttribute]: writeRetention(retentionDays) }}>
        {retentionDays === undefined
          ? kept
          : fillPlaceholders(erased, { age: formatDays(retentionDays) })}
      </p>
    ),
    /** Shows the sentence about the platform that runs the service. */
    OnHost: (words: { node: string; worker: string }) => <>{words[host]}</>,
    SuspectedAge: () => <>{formatDays(suspectedDays)}</>,
  };
}

function formatDays(days: number): string {
  return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
}
