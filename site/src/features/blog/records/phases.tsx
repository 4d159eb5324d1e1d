import { typeset } from '#schemas/prose/typeset.ts';
import { Parts, type RecordsProps } from './record-parts.tsx';
import './phases.css';

/** Project phases with work and milestones. The duration bars share one scale in the whole article. */
export function ProjectPhases({ records, all }: RecordsProps<'projectPhases'>) {
  const longest = Math.max(...all.map(({ duration }) => duration.to));
  return (
    <ol role="list" className="wire-list">
      {records.map(({ phase, duration, activities, keyMilestones }) => (
        <li key={phase}>
          <h3 className="type-card-title">{phase}</h3>
          <p className="phase-duration type-mono">
            {typeset(`${duration.from}-${duration.to} weeks`)}
            <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={duration.to} height="1" fill="var(--line-2)" opacity="0.45" />
              <rect width={duration.from} height="1" fill="var(--ink)" />
            </svg>
          </p>
          <Parts parts={{ Work: activities, Milestones: keyMilestones }} />
        </li>
      ))}
    </ol>
  );
}
