import { dayAt, dayOf } from './days.ts';
import type { Safety } from './safety.ts';

/** The safety figures without entries that have expired at `now`; undefined if nothing remains. */
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

/** Notes for the owner, one line for each entry that has expired or expires within 30 days of `now`. */
export function describeExpiries(safety: Safety, now: Date, timeZone: string): string[] {
  const today = dayAt(now, timeZone);
  const soon = dayOf(new Date(Date.parse(today) + warningDays * aDay));
  return listExpiring(safety).flatMap(({ field, expires }) => {
    if (!expires || dayOf(expires) > soon) return [];
    const last = dayOf(expires);
    return last < today
      ? `content/safety.yaml ${field}: ended on ${last} and is left out; write what replaces it`
      : `content/safety.yaml ${field}: ends on ${last}; write what replaces it, or builds leave it out`;
  });
}

const warningDays = 30;

/** In milliseconds. */
const aDay = 86_400_000;

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
