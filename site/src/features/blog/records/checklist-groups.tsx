import { RecordHeading } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';
import './records.css';
import './checklist-groups.css';

/** Checks to tick, each with how the equipment stands and when to call or what has to be met. */
export function ChecklistGroups({ records }: RecordsProps<'checklistGroups'>) {
  return (
    <div className="records">
      {records.map(({ category, tasks }) => (
        <section key={category}>
          <RecordHeading>{category}</RecordHeading>
          <ul className="checklist">
            {tasks.map(({ task, state, limit, requirement }) => (
              <li key={task}>
                <span className="checklist-task">{task}</span>{' '}
                {state ? <span className="checklist-state">{state}</span> : null}{' '}
                {limit ? <span className="checklist-limit">Call: {limit}</span> : null}
                {requirement ? (
                  <span className="checklist-limit">Requirement: {requirement}</span>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
