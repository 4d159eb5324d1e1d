import type { ComponentProps } from 'react';
import './badge.css';

/** From the loudest: `destructive`, `default`, `secondary`; `outline` for facts. */
export type BadgeVariant = 'default' | 'secondary' | 'destructive' | 'outline';

/** A short fact or state. */
export function Badge({
  variant = 'outline',
  className = '',
  ...props
}: ComponentProps<'span'> & { variant?: BadgeVariant }) {
  const look = variant === 'outline' ? 'badge' : `badge badge-${variant}`;
  return <span className={`${look} ${className}`.trim()} {...props} />;
}
