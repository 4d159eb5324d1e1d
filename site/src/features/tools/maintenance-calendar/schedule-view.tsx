import { memo } from 'react';
import { writeDays, writeRecurrence } from '#site/tools/describe-schedule.ts';
import type { MaintenanceProgram, RoundName } from '#site/tools/maintenance-program.ts';
import type { PlannedOutage, PlannedRound } from '#site/tools/maintenance-schedule.ts';
import { AccordionSwitch } from '#ui/controls/accordion.tsx';
import { PlannedTasks } from './planned-tasks.tsx';
import './schedule.css';

/** The outages with their tests, each with its days; worked out again where they changed. */
export const Outages = memo(function Outages({ outages }: { outages: readonly PlannedOutage[] }) {
  return outages.map((outage) => (
    <section key={writeDays(outage)} className="schedule-part">
      <h3 className="type-card-title">{`Outage, ${writeDays(outage)}`}</h3>
      <PlannedTasks tasks={outage.tasks} heading="h4" />
    </section>
  ));
});

/** The rounds likewise, each with its days and, to be opened, its tasks. */
export const Rounds = memo(function Rounds({
  rounds,
  times,
}: {
  rounds: readonly PlannedRound[];
  times: MaintenanceProgram['rounds'];
}) {
  if (rounds.length === 0) return null;
  return (
    <div className="accordion">
      {rounds.map((round) => {
        const { low, high } = times[round.name];
        return (
          <details key={round.name} name="rounds" className="accordion-item schedule-round">
            <summary>
              <AccordionSwitch />
              {`${roundTitles[round.name]}. ${writeRecurrence(round)}; ${low}\u2060–\u2060${high}\u00a0h each`}
            </summary>
            <PlannedTasks tasks={round.tasks} heading="h3" />
          </details>
        );
      })}
    </div>
  );
});

const roundTitles: Record<RoundName, string> = {
  daily: 'Daily round',
  weekly: 'Weekly round',
  monthly: 'Monthly round',
  quarterly: 'Quarterly round',
};
