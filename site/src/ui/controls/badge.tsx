import type { ReactNode } from 'react';
import './badge.css';

/** From the loudest: `destructive`, `default`, `secondary`; `outline` for facts. */
export type BadgeVariant = 'default' | 'secondary' | 'destructive' | 'outline';

/** A short fact or state. */
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
