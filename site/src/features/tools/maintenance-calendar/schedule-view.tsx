import { memo } from 'react';
import { YearLine } from '#drawings/tools/year-line.tsx';
import {
  describeMove,
  writeDays,
  writeInterval,
  writeLabor,
  writeRecurrence,
} from '#electrical/tools/describe-schedule.ts';
import type {
  MaintenanceSchedule,
  PlannedOutage,
  PlannedRound,
} from '#electrical/tools/maintenance-schedule.ts';
import { Fold } from '#ui/controls/fold.tsx';
import '#ui/controls/accordion.css';
import { ToolFigure } from '../tool-figure.tsx';
import './schedule.css';

type FigureProps = { schedule: MaintenanceSchedule; label: string };

type PlannedTask = (PlannedRound | PlannedOutage)['tasks'][number];

/** Drawing of the schedule, which is rendered again only when the schedule changes. */
export const ScheduleFigure = memo(function ScheduleFigure({ schedule, label }: FigureProps) {
  return (
    <ToolFigure
      className="schedule-figure"
      caption="The line is energized through the months and open at each outage. Below it are a tick for each weekly round, a longer one for each monthly round and a dot for each quarterly round."
    >
      <YearLine schedule={schedule} size="wide" label={label} className="wide-only" />
      <YearLine schedule={schedule} size="narrow" label={label} className="narrow-only" />
    </ToolFigure>
  );
});

/** List of outages and rounds with their dates, each with its tasks collapsed. */
export const ScheduleList = memo(function ScheduleList({ outages, rounds }: MaintenanceSchedule) {
  return (
    <div className="accordion">
      {outages.map((outage, index) => (
        <Fold
          key={writeDays(outage)}
          name="planned"
          className="accordion-item schedule-outage"
          open={index === 0}
          summary={<span>{`Outage, ${writeDays(outage)}`}</span>}
        >
          {outage.moved ? <p className="planned-limit">{describeMove(outage.moved)}</p> : null}
          <PlannedTasks tasks={outage.tasks} />
        </Fold>
      ))}
      {rounds.map((round) => (
        <Fold
          key={round.name}
          name="planned"
          className="accordion-item schedule-round"
          summary={
            <span>{`${capitalize(round.name)} round. ${writeRecurrence(round)}; ${writeLabor(round.minutes)} each`}</span>
          }
        >
          <PlannedTasks tasks={round.tasks} />
        </Fold>
      ))}
    </div>
  );
});

/** Tasks grouped by equipment, each with the state of the equipment, the limit, the interval and the source. */
function PlannedTasks({ tasks }: { tasks: readonly PlannedTask[] }) {
  const groups = Map.groupBy(tasks, ({ equipment }) => equipment);
  return (
    <div className="planned-tasks">
      {[...groups].map(([equipment, equipmentTasks]) => (
        <section key={equipment} className="planned-equipment">
          <h3>
            <span>{`${equipment} `}</span>
            <span className="type-mono">{`Condition ${equipmentTasks[0]?.condition}`}</span>
          </h3>
          <ul role="list">
            {equipmentTasks.map((planned) => (
              <TaskItem key={planned.task} planned={planned} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function TaskItem({ planned }: { planned: PlannedTask }) {
  const { task, state, limit, source } = planned;
  // Tasks of an outage have an interval, and tasks of a round have a duration.
  const time = 'months' in planned ? writeInterval(planned.months) : writeLabor(planned.minutes);
  return (
    <li>
      <p>{task}</p>
      {limit ? <p className="planned-limit">{`Call when: ${limit}`}</p> : null}
      <p className="planned-source">{`${capitalize(state)}, ${time}. ${source}`}</p>
    </li>
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
