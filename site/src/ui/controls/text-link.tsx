import type { ReactNode } from 'react';
import './text-link.css';

/** Link on a line of its own, such as a phone number, with a touch target of 44 px. */
export function TextLink({
  href,
  className = '',
  children,
}: {
  href: string;
  /** Classes for the style of the text, such as `type-small`, or `screen-only` to hide the link on paper. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <a className={`text-link ${className}`.trim()} href={href}>
      {children}
    </a>
  );
}
