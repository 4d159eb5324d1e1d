import type { RowRecord, rowLooks } from '#schemas/article-records.ts';
import { RecordIcon } from './record-icon.tsx';
import { Items, Parts, type RecordsProps } from './record-parts.tsx';
import './compare.css';
import './phases.css';

export type RowLook = (typeof rowLooks)[number];

/** Layouts of unruled rows: cards in two columns, columns with aligned parts, or stages along a wire. */
const looks = {
  cards: { List: 'ul', className: 'compare compare-four' },
  columns: { List: 'ul', className: 'compare' },
  stages: { List: 'ol', className: 'wire-list' },
} as const satisfies Record<RowLook, object>;

export function UnruledRows({ rows, as }: { rows: readonly RowRecord[]; as: RowLook }) {
  const { List, className } = looks[as];
  return (
    <List role="list" className={className}>
      {rows.map(({ name, text, items, impact, parts }) => (
        <li key={name}>
          <h3 className="type-card-title">{name}</h3>
          {text && <p>{text}</p>}
          {items && <Items items={items} />}
          {impact && <p className="record-impact">{impact}</p>}
          {parts && <Parts className="compare-parts" parts={parts} />}
        </li>
      ))}
    </List>
  );
}

/** Voltage classes side by side, with corresponding parts at the same height. */
export function VoltageCategories({ records }: RecordsProps<'voltageCategories'>) {
  return (
    <ul role="list" className="compare compare-five">
      {records.map(({ category, icon, applications, advantages, considerations, costRange }) => (
        <li key={category}>
          <h3 className="type-card-title flex items-center gap-3">
            <RecordIcon name={icon} />
            {category}
          </h3>
          <Parts
            className="compare-parts"
            parts={{
              Applications: applications,
              Advantages: advantages,
              Limits: considerations,
              'Typical cost': costRange,
            }}
          />
        </li>
      ))}
    </ul>
  );
}
