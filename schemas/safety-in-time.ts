import { dayAt, dayOf, lastDayOfWarning } from './days.ts';
import { hasFigures, type Safety } from './safety.ts';
import { namePolicy } from './safety-insurance.ts';

/** An entry that may have an expiration date. */
interface Expiring {
  expires?: Date | undefined;
}

/** Returns the safety data without expired entries, or undefined if all entries have expired. */
export function selectCurrent(safety: Safety, now: Date, timeZone: string): Safety | undefined {
  const today = dayAt(now, timeZone);
  const isCurrent = ({ expires }: Expiring) => !expires || dayOf(expires) >= today;
  const current = {
    ...safety,
    years: safety.years?.toSorted((a, b) => b.year - a.year),
    currentEmr: safety.currentEmr && isCurrent(safety.currentEmr) ? safety.currentEmr : undefined,
    insurance: nonEmpty(safety.insurance?.filter(isCurrent)),
    programs: nonEmpty(safety.programs?.filter(isCurrent)),
    bonding: safety.bonding && isCurrent(safety.bonding) ? safety.bonding : undefined,
    facts: nonEmpty(safety.facts?.filter(isCurrent)),
  };
  return hasFigures(current) ? current : undefined;
}

const nonEmpty = <Item>(list: Item[] | undefined) => (list?.length ? list : undefined);

/**
 * Returns notes for the owner: one line for each entry that has expired or expires within 30 days, and one
 * line if no policy covers workers' compensation.
 */
export function describeSafetyNotes(safety: Safety, now: Date, timeZone: string): string[] {
  const today = dayAt(now, timeZone);
  const soon = lastDayOfWarning(now, timeZone);
  const expiries = listExpiring(safety).flatMap(({ field, expires }) => {
    if (!expires || dayOf(expires) > soon) return [];
    const last = dayOf(expires);
    return last < today
      ? `content/safety.yaml ${field}: expired on ${last} and is no longer on /safety; enter its replacement`
      : `content/safety.yaml ${field}: expires on ${last} and is then no longer on /safety; enter its replacement`;
  });
  return [...expiries, ...describeMissingPolicy(safety)];
}

/** Returns a note if no policy is for workers' compensation, which most buyers require although Texas does not. */
function describeMissingPolicy({ insurance }: Safety): string[] {
  if (!insurance || insurance.some(({ kind }) => kind === 'workers-compensation')) return [];
  return [
    "content/safety.yaml insurance: no policy is for workers' compensation; buyers require it, so add the policy or, under facts, what you have instead",
  ];
}

/** Lists the entries of the safety data by name. Entries without an expiration date are included. */
function listExpiring({ currentEmr, insurance = [], programs = [], bonding, facts = [] }: Safety) {
  return [
    { field: 'currentEmr', expires: currentEmr?.expires },
    ...insurance.map((policy) => ({
      field: `insurance, ${namePolicy(policy)}`,
      expires: policy.expires,
    })),
    ...programs.map(({ name, expires }) => ({ field: `programs, ${name}`, expires })),
    { field: 'bonding', expires: bonding?.expires },
    ...facts.map(({ label, expires }) => ({ field: `facts, ${label}`, expires })),
  ];
}
