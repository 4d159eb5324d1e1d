import { dayAt, dayOf } from './days.ts';
import type { Safety } from './safety.ts';

/** Returns the safety data without expired entries, or undefined if all entries have expired. */
export function selectCurrent(safety: Safety, now: Date, timeZone: string): Safety | undefined {
  const today = dayAt(now, timeZone);
  const isCurrent = ({ expires }: Expiring) => !expires || dayOf(expires) >= today;
  const current = {
    years: safety.years?.toSorted((a, b) => b.year - a.year),
    insurance: nonEmpty(safety.insurance?.filter(isCurrent)),
    programs: nonEmpty(safety.programs?.filter(isCurrent)),
    bonding: safety.bonding && isCurrent(safety.bonding) ? safety.bonding : undefined,
    documents: safety.documents,
  };
  return Object.values(current).some((part) => part !== undefined) ? current : undefined;
}

const nonEmpty = <Item>(list: Item[] | undefined) => (list?.length ? list : undefined);

/** Returns notes for the owner: one line for each entry that has expired or expires within 30 days. */
export function describeExpiries(safety: Safety, now: Date, timeZone: string): string[] {
  const today = dayAt(now, timeZone);
  const soon = dayOf(new Date(Date.parse(today) + warningDays * millisecondsPerDay));
  return listExpiring(safety).flatMap(({ field, expires }) => {
    if (!expires || dayOf(expires) > soon) return [];
    const last = dayOf(expires);
    return last < today
      ? `content/safety.yaml ${field}: expired on ${last} and is no longer shown; enter its replacement`
      : `content/safety.yaml ${field}: expires on ${last} and is then no longer shown; enter its replacement`;
  });
}

const warningDays = 30;

const millisecondsPerDay = 86_400_000;

interface Expiring {
  expires?: Date | undefined;
}

function listExpiring({ insurance = [], programs = [], bonding }: Safety) {
  return [
    ...insurance.map(({ kind, expires }) => ({ field: `insurance, ${kind}`, expires })),
    ...programs.map(({ name, expires }) => ({ field: `programs, ${name}`, expires })),
    ...(bonding ? [{ field: 'bonding', expires: bonding.expires }] : []),
  ];
}
