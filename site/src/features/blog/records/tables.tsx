import { formatDollars } from '#electrical/tools/describe-outage.ts';
import { Badge, type BadgeVariant } from '#ui/controls/badge.tsx';
import { Items, RecordHeading, type RecordsProps } from './record-parts.tsx';
import '../text-table.css';

type Urgency = RecordsProps<'warningSignCategories'>['records'][number]['urgency'];

const urgencyVariants: Record<Urgency, BadgeVariant> = {
  Critical: 'destructive',
  High: 'default',
  Moderate: 'secondary',
  Low: 'secondary',
};

/** Table of investments with cost, calculated savings and payback time. */
export function RoiItems({ records }: RecordsProps<'roiItems'>) {
  return (
    <table className="stacking-table">
      <Head columns={['Investment', 'Cost', 'Annual savings', 'Payback', 'Also']} />
      <tbody>
        {records.map(({ investment, typicalCost, annualSavings, payback, benefits }) => (
          <tr key={investment}>
            <th scope="row">{investment}</th>
            <td data-column="Cost">{formatDollars(typicalCost)}</td>
            <td data-column="Annual savings">
              {annualSavings.formula} = {formatDollars(annualSavings.amount)}
            </td>
            <td data-column="Payback">{payback} years</td>
            <td data-column="Also">
              <Items items={benefits} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One table per category of warning signs: the sign, its meaning, the possible result, and when to act. */
export function WarningSignCategories({ records }: RecordsProps<'warningSignCategories'>) {
  return (
    <div className="records">
      {records.map(({ category, urgency, signs }) => (
        <section key={category}>
          <RecordHeading aside={<Badge variant={urgencyVariants[urgency]}>{urgency}</Badge>}>
            {category}
          </RecordHeading>
          <table className="stacking-table">
            <Head columns={['Sign', 'What it means', 'What can follow', 'When to act']} />
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

function Head({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
