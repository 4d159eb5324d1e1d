import { Part, Parts, RecordHeading, RecordList } from './record-parts.tsx';
import type { RecordsProps } from './records-props.ts';

/** Who rules on what, by which rules, and what a breach may cost. */
export function RegulatoryAuthorities({ records }: RecordsProps<'regulatoryAuthorities'>) {
  return (
    <RecordList>
      {records.map(({ authority, scope, keyRegulations, penalties }) => (
        <li key={authority} className="record-split">
          <RecordHeading>{authority}</RecordHeading>
          <Parts>
            <Part name="Scope">{scope}</Part>
            <Part name="Key rules">{keyRegulations}</Part>
            <Part name="Penalties">{penalties}</Part>
          </Parts>
        </li>
      ))}
    </RecordList>
  );
}
