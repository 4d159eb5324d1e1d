import type { Company } from '#contract/company.ts';
import { formatPosition } from '#site/layout/footer.tsx';
import './positions.css';

/** Where the bases stand, under the grade line of the hero. */
export function Positions({ bases }: { bases: Company['bases'] }) {
  return (
    <p className="wrap positions type-mono">
      {bases.map((base) => (
        <span key={base.city}>
          {`${base.city}, ${base.stateCode}  ${formatPosition(base.position)}`}
        </span>
      ))}
    </p>
  );
}
