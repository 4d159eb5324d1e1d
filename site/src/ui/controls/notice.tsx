import type { ComponentProps } from 'react';
import './notice.css';

export type NoticeVariant = 'default' | 'ok' | 'destructive';

/** Permanent message in the page. Temporary notices are in notices.tsx. */
export function Notice({
  variant = 'default',
  className = '',
  ...props
}: ComponentProps<'div'> & { variant?: NoticeVariant }) {
  const look = variant === 'default' ? 'notice' : `notice notice-${variant}`;
  return <div className={`${look} ${className}`.trim()} {...props} />;
}
