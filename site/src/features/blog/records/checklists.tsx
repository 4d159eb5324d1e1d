import { Badge } from '#ui/controls/badge.tsx';
import { Parts, RecordHeading, type RecordsProps } from './record-parts.tsx';
import './checklists.css';

/** Checks to tick, each with the equipment's state and when to call or what has to be met. */
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

/** What to see and what to ask before a contract, the critical ones marked. */
export function QualificationCategories({ records }: RecordsProps<'qualificationCategories'>) {
  return (
    <div className="records">
      {records.map(({ category, priority, items, questions }) => (
        <section key={category}>
          <RecordHeading
            aside={
              <Badge variant={priority === 'Critical' ? 'default' : 'outline'}>{priority}</Badge>
            }
          >
            {category}
          </RecordHeading>
          <ul className="checklist">
            {items.map((item) => (
              <li key={item}>
                <span className="checklist-task">{item}</span>
              </li>
            ))}
          </ul>
          <Parts className="record-parts" parts={{ 'Questions to ask': questions }} />
        </section>
      ))}
    </div>
  );
}
