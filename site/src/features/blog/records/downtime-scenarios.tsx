import { Part, Parts, RecordHeading, RecordList } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';
import '#ui/blocks/formula.css';
import './records.css';

type Loss = RecordsProps<'downtimeScenarios'>['records'][number]['productionLoss'];

/** Stops with their arithmetic in full. */
export function DowntimeScenarios({ records }: RecordsProps<'downtimeScenarios'>) {
  return (
    <RecordList>
      {records.map(({ scenario, downtime, productionLoss, repairCost, prevention }) => (
        <li key={scenario}>
          <RecordHeading aside={<p className="type-mono">{downtime}</p>}>{scenario}</RecordHeading>
          <p className="formula">
            {spellOut(productionLoss)}
            <strong>{dollars(productionLoss.amount)}</strong>
          </p>
          <Parts columns={2}>
            <Part name="Repair">{repairCost}</Part>
            <Part name="Prevention">{prevention}</Part>
          </Parts>
        </li>
      ))}
    </RecordList>
  );
}

/** The factors as one would write them on paper; a single well and a whole loss go without saying. */
function spellOut({ wells, barrelsPerDay, hours, share, price }: Loss): string {
  return [
    ...(wells === 1 ? [] : [`${wells} wells`]),
    `${barrelsPerDay.toLocaleString('en-US')} bbl/d`,
    `${hours} h ÷ 24`,
    ...(share === 1 ? [] : [`${share}`]),
    `$${price} =`,
  ].join(' × ');
}

function dollars(amount: number): string {
  return ` $${amount.toLocaleString('en-US')}`;
}
