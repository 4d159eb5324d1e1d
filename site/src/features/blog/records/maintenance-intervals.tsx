import { Badge } from '#ui/controls/badge.tsx';
import { Items, type RecordsProps } from './record-parts.tsx';

/** Intervals from the shortest on: what to do, how long it takes, how critical it is. */
export function MaintenanceIntervals({ records }: RecordsProps<'maintenanceIntervals'>) {
  return (
    <ol className="intervals">
      {records.map(({ interval, tasks, timeRequired, criticalLevel }) => (
        <li key={interval}>
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
