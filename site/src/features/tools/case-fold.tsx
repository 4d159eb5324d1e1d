import { type ReactNode, useState } from 'react';
import { AccordionSwitch } from '#ui/controls/accordion.tsx';
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
    <details
      className="case-fold"
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <AccordionSwitch />
        <span className="case-fold-title">{title}</span>
        <span className="field-note">{content}</span>
      </summary>
      <fieldset className={arrangement}>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
