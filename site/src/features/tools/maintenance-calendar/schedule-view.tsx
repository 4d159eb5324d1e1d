import { writeDays, writeRecurrence } from '#site/tools/describe-schedule.ts';
import type { MaintenanceProgram, RoundName } from '#site/tools/maintenance-program.ts';
import type { MaintenanceSchedule } from '#site/tools/maintenance-schedule.ts';
import { PlannedTasks } from './planned-tasks.tsx';

/** Outages with their tests, then the rounds, each with its days. */
export function ScheduleView({
  schedule: { rounds, outages },
  times,
}: {
  schedule: MaintenanceSchedule;
  times: MaintenanceProgram['rounds'];
}) {
  return (
    <div className="schedule">
      {outages.map((outage) => (
        <section key={writeDays(outage)} className="schedule-part">
          <h3 className="type-card-title">Outage, {writeDays(outage)}</h3>
          <div className="schedule-tasks">
            <PlannedTasks tasks={outage.tasks} />
          </div>
        </section>
      ))}
      {rounds.map((round) => (
        <section key={round.name} className="schedule-part">
          <div>
            <h3 className="type-card-title">{roundTitles[round.name]}</h3>
            <p className="schedule-when">{writeRecurrence(round)}</p>
            <p className="schedule-when">
              {times[round.name].low}–{times[round.name].high} h each
            </p>
          </div>
          <div className="schedule-tasks">
            <PlannedTasks tasks={round.tasks} />
          </div>
        </section>
      ))}
    </div>
  );
}

const roundTitles: Record<RoundName, string> = {
  daily: 'Daily round',
  weekly: 'Weekly round',
  monthly: 'Monthly round',
  quarterly: 'Quarterly round',
};
