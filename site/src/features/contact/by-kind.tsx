import type { ReactNode } from 'react';
import './by-kind.css';

/**
 * Text that differs between customers and job applicants. by-kind.css shows one of the two versions, depending on the
 * kind of inquiry that is selected in the form's first field.
 */
export function ByKind({
  customer,
  applicant,
}: {
  customer: ReactNode;
  /** If undefined, applicants see the same text as customers. */
  applicant: ReactNode | undefined;
}) {
  if (applicant === undefined) return customer;
  return (
    <>
      <span className="for-customers">{customer}</span>
      <span className="for-applicants">{applicant}</span>
    </>
  );
}
