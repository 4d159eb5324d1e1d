import type { ComponentProps } from 'react';
import './notice.css';

export type NoticeVariant = 'default' | 'ok' | 'destructive';

/** A message in the page; those that appear and leave are in notices.tsx. */
export function Notice({
  variant = 'default',
  className = '',
  ...props
}: ComponentProps<'div'> & { variant?: NoticeVariant }) {
  const look = variant === 'default' ? 'notice' : `notice notice-${variant}`;
  return <div className={`${look} ${className}`.trim()} {...props} />;
}
