import { memo } from 'react';
import { YearLine, yearLineSize } from '#drawings/tools/year-line.tsx';
import type { MaintenanceSchedule } from '#electrical/tools/maintenance-schedule.ts';
import { CasePlate } from '../case-plate.tsx';
import './schedule.css';

/** The schedule as a drawing, drawn again where it changed. */
export const SchedulePlate = memo(function SchedulePlate({
  schedule,
  label,
}: {
  schedule: MaintenanceSchedule;
  label: string;
}) {
  const sizes = {
    wide: yearLineSize(schedule, 'wide'),
    narrow: yearLineSize(schedule, 'narrow'),
  };
  return (
    <CasePlate
      label={label}
      sizes={sizes}
      className="schedule-plate"
      draw={(size) => <YearLine schedule={schedule} size={size} />}
    >
      Energized from month to month, open where outage tests are. Below it a tick for each weekly
      round, a longer one for each monthly, a dot for each quarterly.
    </CasePlate>
  );
});
