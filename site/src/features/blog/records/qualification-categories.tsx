import { Badge } from '#ui/controls/badge.tsx';
import { Part, RecordHeading } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';
import './checklist-groups.css';
import './records.css';

/** What to see and what to ask before a contract, the weightiest marked. */
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
          <dl className="record-parts">
            <Part name="Questions to ask">{questions}</Part>
          </dl>
        </section>
      ))}
    </div>
  );
}
