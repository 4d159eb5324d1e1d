import { writeDays, writeRecurrence } from '#site/tools/describe-schedule.ts';
import type { MaintenanceProgram, RoundName } from '#site/tools/maintenance-program.ts';
import type { PlannedOutage, PlannedRound } from '#site/tools/maintenance-schedule.ts';
import { Accordion } from '#ui/accordion.tsx';
import { PlannedTasks } from './planned-tasks.tsx';

/** The outages with their tests, each with its days. */
export function Outages({ outages }: { outages: readonly PlannedOutage[] }) {
  return outages.map((outage) => (
    <section key={writeDays(outage)} className="schedule-part">
      <h3 className="type-card-title">{`Outage, ${writeDays(outage)}`}</h3>
      <PlannedTasks tasks={outage.tasks} heading="h4" />
    </section>
  ));
}

/** The rounds, each with its days and, to be opened, its tasks. */
export function Rounds({
  rounds,
  times,
}: {
  rounds: readonly PlannedRound[];
  times: MaintenanceProgram['rounds'];
}) {
  if (rounds.length === 0) return null;
  return (
    <Accordion
      name="rounds"
      items={rounds.map((round) => {
        const { low, high } = times[round.name];
        return {
          question: `${roundTitles[round.name]}. ${writeRecurrence(round)}; ${low}\u2060–\u2060${high}\u00a0h each`,
          answer: <PlannedTasks tasks={round.tasks} heading="h3" />,
        };
      })}
    />
  );
}

const roundTitles: Record<RoundName, string> = {
  daily: 'Daily round',
  weekly: 'Weekly round',
  monthly: 'Monthly round',
  quarterly: 'Quarterly round',
};
