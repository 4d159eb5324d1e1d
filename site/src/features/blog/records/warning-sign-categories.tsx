import { Badge, type BadgeVariant } from '#ui/controls/badge.tsx';
import { RecordHeading } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';
import '../text-table.css';
import './records.css';

type Urgency = RecordsProps<'warningSignCategories'>['records'][number]['urgency'];

/** Signs by category, each as a row: what one sees, what it means, by when to act. */
export function WarningSignCategories({ records }: RecordsProps<'warningSignCategories'>) {
  return (
    <div className="records">
      {records.map(({ category, urgency, signs }) => (
        <section key={category}>
          <RecordHeading aside={<Badge variant={variants[urgency]}>{urgency}</Badge>}>
            {category}
          </RecordHeading>
          <table className="stacking-table">
            <thead>
              <tr>
                <th scope="col">Sign</th>
                <th scope="col">What it means</th>
                <th scope="col">What can follow</th>
                <th scope="col">When to act</th>
              </tr>
            </thead>
            <tbody>
              {signs.map(({ symptom, description, implications, timeframe }) => (
                <tr key={symptom}>
                  <th scope="row">{symptom}</th>
                  <td data-column="What it means">{description}</td>
                  <td data-column="What can follow">{implications}</td>
                  <td data-column="Act">{timeframe}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

const variants: Record<Urgency, BadgeVariant> = {
  Critical: 'destructive',
  High: 'default',
  Moderate: 'secondary',
  Low: 'secondary',
};
