import type { ReactNode } from 'react';
import './by-kind.css';

/** Shows `job` to customers and `work` to job applicants. Without `work`, both see `job`. */
export function ByKind({ job, work }: { job: ReactNode; work: ReactNode | undefined }) {
  if (work === undefined) return job;
  return (
    <>
      <span className="for-job">{job}</span>
      <span className="for-work">{work}</span>
    </>
  );
}
