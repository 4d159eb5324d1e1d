import type { ReactNode } from 'react';
import './badge.css';

/** In descending order of emphasis: `destructive`, `default`, `secondary`. `outline` is for facts. */
export type BadgeVariant = 'default' | 'secondary' | 'destructive' | 'outline';

/** Label with a short fact or state. */
export function Badge({
  variant = 'outline',
  children,
}: {
  variant?: BadgeVariant;
  children: ReactNode;
}) {
  return (
    <span className={variant === 'outline' ? 'badge' : `badge badge-${variant}`}>{children}</span>
  );
}
