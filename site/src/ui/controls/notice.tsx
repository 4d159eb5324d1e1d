import type { ComponentProps } from 'react';
import './notice.css';

export type NoticeVariant = 'default' | 'ok' | 'destructive';

/** A message that stands in the page, as opposed to the ones that appear and leave. */
export function Notice({
  variant = 'default',
  className = '',
  ...props
}: ComponentProps<'div'> & { variant?: NoticeVariant }) {
  return <div className={`${variants[variant]} ${className}`.trim()} {...props} />;
}

const variants: Record<NoticeVariant, string> = {
  default: 'notice',
  ok: 'notice notice-ok',
  destructive: 'notice notice-destructive',
};
