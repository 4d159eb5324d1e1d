import { memo } from 'react';
import { YearLine, yearLineSize } from '#illustrations/tools/year-line.tsx';
import type { MaintenanceSchedule } from '#site/tools/maintenance-schedule.ts';

/** The schedule as a drawing, drawn again where it changed. */
export const SchedulePlate = memo(function SchedulePlate({
  schedule,
  label,
}: {
  schedule: MaintenanceSchedule;
  /** What it shows, in a sentence. */
  label: string;
}) {
  return (
    <figure className="plate plate-panel schedule-plate dusk">
      {(['wide', 'narrow'] as const).map((size) => (
        <svg
          key={size}
          className={`record-${size}`}
          viewBox={`0 0 ${yearLineSize(schedule, size).join(' ')}`}
          role="img"
          aria-label={label}
        >
          <YearLine schedule={schedule} size={size} />
        </svg>
      ))}
      <figcaption className="plate-caption">
        Energized from month to month, open where outage tests are. Below it a tick for each weekly
        round, a longer one for each monthly, a dot for each quarterly.
      </figcaption>
    </figure>
  );
});
