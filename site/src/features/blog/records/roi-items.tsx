import { Items } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';
import '../text-table.css';

/** Investments with their arithmetic. */
export function RoiItems({ records }: RecordsProps<'roiItems'>) {
  return (
    <table className="stacking-table">
      <thead>
        <tr>
          <th scope="col">Investment</th>
          <th scope="col">Cost</th>
          <th scope="col">Annual savings</th>
          <th scope="col">Payback</th>
          <th scope="col">Also</th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ investment, typicalCost, annualSavings, payback, benefits }) => (
          <tr key={investment}>
            <th scope="row">{investment}</th>
            <td data-column="Cost">{dollars(typicalCost)}</td>
            <td data-column="Annual savings">
              {annualSavings.formula} = {dollars(annualSavings.amount)}
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

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
