import { useState } from 'react';
import type { MaintenanceSchedule } from '#electrical/tools/maintenance-schedule.ts';
import { writeScheduleTable } from '#electrical/tools/schedule-table.ts';
import { ScriptButton } from '../case-actions.tsx';

/** Buttons that download the schedule. The code that writes calendar files is loaded on the first click. */
export function ScheduleFiles({
  schedule,
  site,
  maker,
  query,
}: {
  schedule: MaintenanceSchedule;
  /** Name of the site. It can be empty. */
  site: string;
  maker: string;
  /** Query string that opens the case. */
  query: string;
}) {
  const [message, setMessage] = useState('');

  async function saveCalendar() {
    try {
      const { writeCalendarFile } = await import('#electrical/tools/calendar-file.ts');
      const address = new URL(`?${query}`, location.href);
      save(writeCalendarFile(schedule, { site, maker, address }), 'text/calendar', 'ics');
      const events = schedule.rounds.length + schedule.outages.length;
      setMessage(`Saved ${events} events. Open the file to add them to your calendar.`);
    } catch {
      setMessage(
        'The calendar file could not be created. Reload the page, or download the spreadsheet.',
      );
    }
  }

  function saveTable() {
    save(writeScheduleTable(schedule), 'text/csv', 'csv');
    setMessage('Saved as a spreadsheet.');
  }

  return (
    <div className="tool-actions screen-only">
      <ScriptButton variant="outline" onClick={saveCalendar}>
        Calendar file (.ics)
      </ScriptButton>
      <ScriptButton variant="outline" onClick={saveTable}>
        Spreadsheet (.csv)
      </ScriptButton>
      <p className="tool-status" role="status">
        {message}
      </p>
    </div>
  );
}

function save(text: string, type: string, extension: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `maintenance-calendar.${extension}`;
  link.click();
  // Keep the file for a minute, because some browsers read it some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
