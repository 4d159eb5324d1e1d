import { type ReactNode, useState } from 'react';
import { Fold } from '#ui/controls/fold.tsx';
import './case-fold.css';

/**
 * Collapsed group of fields that many visitors leave unchanged. An error in a field opens the group, and the group
 * stays open after the error is corrected.
 */
export function CaseFold({
  title,
  content,
  hasError,
  arrangement,
  children,
}: {
  title: string;
  /** Short summary of the collapsed fields. Example: 8 of 10 on site */
  content: string;
  hasError: boolean;
  /** CSS class for the layout of the fields. */
  arrangement: 'case-rows' | 'line-pair';
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold
      className="case-fold"
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      summary={
        <>
          <span className="case-fold-title">{title}</span>
          <span className="field-note">{content}</span>
        </>
      }
    >
      <fieldset className={arrangement}>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </Fold>
  );
}
