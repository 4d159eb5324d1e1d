import { writeInterval, writeLabor } from '#electrical/tools/describe-schedule.ts';
import type { PlannedOutage, PlannedRound } from '#electrical/tools/maintenance-schedule.ts';
import './schedule.css';

/** Tasks by the equipment that they are done at, each with state, limit, interval and its source. */
export function PlannedTasks({
  tasks,
  heading: Heading,
}: {
  tasks: readonly (PlannedRound | PlannedOutage)['tasks'][number][];
  /** The rank of an equipment's name, under what heads the list. */
  heading: 'h3' | 'h4';
}) {
  const groups = Map.groupBy(tasks, ({ equipment }) => equipment);
  return (
    <div className="planned-tasks">
      {[...groups].map(([equipment, own]) => (
        <section key={equipment} className="planned-equipment">
          <Heading>
            {`${equipment} `}
            <span className="type-mono">{`Condition ${own[0]?.condition}`}</span>
          </Heading>
          <ul>
            {own.map(({ task, state, limit, source, ...rest }) => (
              <li key={task}>
                <p>{task}</p>
                {limit ? <p className="planned-limit">{`Call when: ${limit}`}</p> : null}
                <p className="planned-source">
                  {`${capital(state)}, ${'months' in rest ? writeInterval(rest.months) : writeLabor(rest.minutes)}. ${source}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
