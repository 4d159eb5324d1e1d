import { formatDollars } from '#electrical/tools/describe-outage.ts';
import type { RecordOf, RowRecord } from '#schemas/article-records.ts';
import { typeset } from '#schemas/prose/typeset.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { RecordIcon } from './record-icon.tsx';
import { Items, Parts, RecordHeading, RecordList, type RecordsProps } from './record-parts.tsx';
import '#ui/sections/formula.css';
import '#ui/sections/columns.css';
import '#ui/sections/split.css';

/** Examples of production outages, each with the full calculation of the loss. */
export function DowntimeScenarios({ records }: RecordsProps<'downtimeScenarios'>) {
  return (
    <RecordList>
      {records.map(({ scenario, downtime, productionLoss, repairCost, prevention }) => (
        <li key={scenario}>
          <RecordHeading aside={<p className="type-mono">{downtime}</p>}>{scenario}</RecordHeading>
          <p className="formula">
            {typeset(formatLossFormula(productionLoss))}{' '}
            <strong>{formatDollars(productionLoss.amount)}</strong>
          </p>
          <Parts parts={{ Repair: repairCost, Prevention: prevention }} />
        </li>
      ))}
    </RecordList>
  );
}

type Loss = RecordOf<'downtimeScenarios'>['productionLoss'];

/** Returns the formula for the value of deferred production, up to the equals sign. Factors of 1 are omitted. */
function formatLossFormula({ wells, barrelsPerDay, hours, share, price }: Loss): string {
  const factors = [`${barrelsPerDay.toLocaleString('en-US')} bbl/d`, `${hours} h ÷ 24`];
  if (wells !== 1) factors.unshift(`${wells} wells`);
  if (share !== 1) factors.push(`${share}`);
  return `${factors.join(' × ')} × $${price} =`;
}

/** Industry trends: current state, outlook, drivers and requirements. */
export function Trends({ records }: RecordsProps<'trends'>) {
  return (
    <RecordList>
      {records.map((record) => (
        <li key={record.trend}>
          <h3 className="type-card-title flex items-center gap-3">
            <RecordIcon name={record.icon} />
            {record.trend}
          </h3>
          <p>{record.description}</p>
          <Parts
            parts={{
              Today: record.currentState,
              Outlook: record.futureOutlook,
              Drivers: record.keyDrivers,
              Requirements: record.technicalRequirements,
            }}
          />
          <p className="record-impact">{record.estimatedImpact}</p>
        </li>
      ))}
    </RecordList>
  );
}

/** Maintenance intervals with the tasks, the time required and the criticality of each interval. */
export function MaintenanceIntervals({ records }: RecordsProps<'maintenanceIntervals'>) {
  return (
    <ol role="list" className="intervals">
      {records.map(({ interval, tasks, timeRequired, criticalLevel }) => (
        <li key={interval} className="split split-tablet split-3-9">
          <div className="grid gap-2 content-start justify-items-start">
            <h3 className="interval-name">{interval}</h3>
            <p className="type-mono">{timeRequired}</p>
            <Badge variant={criticalLevel === 'Critical' ? 'default' : 'outline'}>
              {criticalLevel}
            </Badge>
          </div>
          <Items items={tasks} />
        </li>
      ))}
    </ol>
  );
}

/** Performance metrics of the company, each with a definition. */
export function Metrics({
  records,
  illustrative,
}: RecordsProps<'metrics'> & {
  /** Badge text for metrics that the owner has not confirmed. */
  illustrative?: string | undefined;
}) {
  return (
    <dl className="columns columns-2 metrics">
      {records.map(({ metric, value, description }) => (
        <div key={metric}>
          <dt className="type-card-title">{metric}</dt>
          <dd className="metric-value">
            {value} {illustrative ? <Badge>{illustrative}</Badge> : null}
          </dd>
          <dd className="type-small text-ink-2">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows with the name on the left and the content on the right; numbered if `start` is set. */
export function Rows({
  rows,
  start,
}: {
  rows: readonly RowRecord[];
  /** The number of the first row, in a numbered list. */
  start?: number;
}) {
  return (
    <RecordList start={start}>
      {rows.map((row, index) => (
        // A row with both text and parts is not split into columns: its parts take the full width below the text.
        <li
          key={row.name}
          className={row.text && row.parts ? undefined : 'split split-tablet split-4-8'}
        >
          <RecordHeading number={start && start + index}>{row.name}</RecordHeading>
          <RowContent {...row} />
        </li>
      ))}
    </RecordList>
  );
}

function RowContent({ text, items, impact, parts }: RowRecord) {
  if (parts) {
    return (
      <>
        {text ? <p>{text}</p> : null}
        <Parts
          parts={parts}
          // By default, `Parts` has two columns. There is room for them only if the row has text above the parts.
          className={text && Object.keys(parts).length > 1 ? undefined : 'record-parts'}
        />
      </>
    );
  }
  const list = items ? <Items items={items} /> : null;
  if (!text && !impact) return list;
  return (
    <div className="grid gap-3">
      {text ? <p>{text}</p> : null}
      {list}
      {impact ? <p className="record-impact">{impact}</p> : null}
    </div>
  );
}
