import { type ReactNode, useState } from 'react';
import { AccordionSwitch } from '#ui/controls/accordion.tsx';
import './case-fold.css';

/**
 * Fields that many visitors leave as they are. Closed at first, unless one of them has an error; once
 * open, the fold stays open when the error is corrected.
 */
export function CaseFold({
  title,
  content,
  hasError,
  arrangement,
  children,
}: {
  title: string;
  /** What the closed fold has, in a few words. Example: 8 of 10 on site */
  content: string;
  hasError: boolean;
  /** The class that arranges the fields. */
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
