import type { ReactNode } from 'react';
import './by-kind.css';

/** Words for someone with a job and for someone who wants to work with us; without the second, the same for both. */
export function ByKind({ job, work }: { job: ReactNode; work: ReactNode | undefined }) {
  if (work === undefined) return job;
  return (
    <>
      <span className="for-job">{job}</span>
      <span className="for-work">{work}</span>
    </>
  );
}
