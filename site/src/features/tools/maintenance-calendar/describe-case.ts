import { monthNames, ordinals, weekdayNames } from '#electrical/tools/describe-schedule.ts';
import type { MaintenanceProgram } from '#electrical/tools/maintenance-program.ts';
import type { ScheduleChoice } from '#electrical/tools/maintenance-schedule.ts';
import { plainText } from '#electrical/tools/plain-text.ts';

/** A site and what it requires of its calendar as a text for a message. */
export function describeCase(
  site: string,
  { conditions, start, years, weekday, outage }: ScheduleChoice,
  { equipment }: MaintenanceProgram,
  answer: string,
): string {
  const onSite = equipment.flatMap(({ id, name }) =>
    conditions[id] ? [`${name}: Condition ${conditions[id]}`] : [],
  );
  const nth = ordinals[outage.week - 1]?.toLowerCase();
  return plainText(
    [
      `Maintenance calendar${site ? ` for ${site}` : ''}, from ${monthNames[start.month - 1]} ${start.year}, years: ${years}`,
      ...onSite,
      `Outage: ${nth} ${weekdayNames[weekday]} of ${monthNames[outage.month - 1]}, days: ${outage.days}`,
      answer,
    ].join('; '),
  );
}
