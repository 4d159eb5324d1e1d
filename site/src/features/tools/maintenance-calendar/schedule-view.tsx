import { memo } from 'react';
import {
  writeDay,
  writeDays,
  writeLabor,
  writeRecurrence,
} from '#electrical/tools/describe-schedule.ts';
import type { RoundName } from '#electrical/tools/maintenance-program.ts';
import type { PlannedOutage, PlannedRound } from '#electrical/tools/maintenance-schedule.ts';
import { AccordionSwitch } from '#ui/controls/accordion.tsx';
import { PlannedTasks } from './planned-tasks.tsx';
import './schedule.css';

/** The outages with their tests, each with its days; worked out again where they changed. */
export const Outages = memo(function Outages({ outages }: { outages: readonly PlannedOutage[] }) {
  return (
    <div className="schedule-outages">
      {outages.map((outage) => (
        <section key={writeDays(outage)} className="schedule-part">
          <h3 className="type-card-title">{`Outage, ${writeDays(outage)}`}</h3>
          {outage.moved ? (
            <p className="planned-limit">
              {`Moved up from ${writeDay(outage.moved)}, so that it begins within every interval.`}
            </p>
          ) : null}
          <PlannedTasks tasks={outage.tasks} heading="h4" />
        </section>
      ))}
    </div>
  );
});

/** The rounds likewise, each with its days and, to be opened, its tasks. */
export const Rounds = memo(function Rounds({ rounds }: { rounds: readonly PlannedRound[] }) {
  if (rounds.length === 0) return null;
  return (
    <div className="accordion">
      {rounds.map((round) => (
        <details key={round.name} name="rounds" className="accordion-item schedule-round">
          <summary>
            <AccordionSwitch />
            {`${roundTitles[round.name]}. ${writeRecurrence(round)}; ${writeLabor(round.minutes)} each`}
          </summary>
          <PlannedTasks tasks={round.tasks} heading="h3" />
        </details>
      ))}
    </div>
  );
});

const roundTitles: Record<RoundName, string> = {
  daily: 'Daily round',
  weekly: 'Weekly round',
  monthly: 'Monthly round',
  quarterly: 'Quarterly round',
};
