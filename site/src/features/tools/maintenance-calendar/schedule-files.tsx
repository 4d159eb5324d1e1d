import { useState } from 'react';
import type { MaintenanceSchedule } from '#electrical/tools/maintenance-schedule.ts';
import { writeScheduleTable } from '#electrical/tools/schedule-table.ts';
import { Button } from '#ui/controls/button.tsx';
import '../case-actions.css';

/** The schedule as files for other programs. What writes a calendar is fetched when it is asked for. */
export function ScheduleFiles({
  schedule,
  site,
  maker,
  query,
  still,
}: {
  schedule: MaintenanceSchedule;
  /** What the visitor calls the site; empty where it has no name. */
  site: string;
  maker: string;
  /** The query that leads to the case. */
  query: string;
  /** Whether no script listens yet. */
  still: boolean;
}) {
  const [told, setTold] = useState('');

  async function saveCalendar() {
    try {
      const { writeCalendarFile } = await import('#electrical/tools/calendar-file.ts');
      const address = new URL(`?${query}`, location.href);
      save(writeCalendarFile(schedule, { site, maker, address }), 'text/calendar', 'ics');
      const events = schedule.rounds.length + schedule.outages.length;
      setTold(`Saved ${events} events. Open the file to add them to your calendar.`);
    } catch {
      setTold('The calendar could not be made. Reload the page, or take the spreadsheet.');
    }
  }

  function saveTable() {
    save(writeScheduleTable(schedule), 'text/csv', 'csv');
    setTold('Saved as a spreadsheet.');
  }

  return (
    <div className="tool-actions">
      <Button
        variant="outline"
        className="tool-scripted"
        aria-disabled={still || undefined}
        onClick={saveCalendar}
      >
        Calendar file (.ics)
      </Button>
      <Button
        variant="outline"
        className="tool-scripted"
        aria-disabled={still || undefined}
        onClick={saveTable}
      >
        Spreadsheet (.csv)
      </Button>
      <p className="tool-told" role="status">
        {told}
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
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
