import { Badge } from '#ui/controls/badge.tsx';
import { Parts, RecordHeading, type RecordsProps } from './record-parts.tsx';
import './checklists.css';

/** Checklists. A task can have the state of the equipment, the limit at which to call, and a requirement. */
export function ChecklistGroups({ records }: RecordsProps<'checklistGroups'>) {
  return (
    <div className="records">
      {records.map(({ category, tasks }) => (
        <section key={category}>
          <RecordHeading>{category}</RecordHeading>
          <ul role="list" className="checklist">
            {tasks.map(({ task, state, limit, requirement }) => (
              <li key={task}>
                <p className="checklist-task">{task}</p>
                {state ? <p className="checklist-state">{state}</p> : null}
                {limit ? <p className="checklist-limit">Call: {limit}</p> : null}
                {requirement ? <p className="checklist-limit">Requirement: {requirement}</p> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Qualifications to check and questions to ask before signing a contract, with the priority of each category. */
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
          <ul role="list" className="checklist">
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
