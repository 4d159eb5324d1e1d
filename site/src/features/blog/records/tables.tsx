import { formatDollars } from '#electrical/tools/describe-outage.ts';
import { Badge, type BadgeVariant } from '#ui/controls/badge.tsx';
import { Table } from '#ui/tables/table.tsx';
import { Items, RecordHeading, type RecordsProps } from './record-parts.tsx';

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
    <Table
      phones="records"
      columns={['Investment', 'Cost', 'Annual savings', 'Payback', 'Also']}
      rows={records.map(({ investment, typicalCost, annualSavings, payback, benefits }) => ({
        key: investment,
        cells: [
          investment,
          formatDollars(typicalCost),
          `${annualSavings.formula} = ${formatDollars(annualSavings.amount)}`,
          `${payback} years`,
          <Items key="benefits" items={benefits} />,
        ],
      }))}
    />
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
          <Table
            phones="records"
            columns={['Sign', 'What it means', 'What can follow', 'When to act']}
            rows={signs.map(({ symptom, description, implications, timeframe }) => ({
              key: symptom,
              cells: [symptom, description, implications, timeframe],
            }))}
          />
        </section>
      ))}
    </div>
  );
}
