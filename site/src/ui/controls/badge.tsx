import type { ComponentProps } from 'react';
import './badge.css';

/** From the loudest: `destructive`, `default`, `secondary`; `outline` for facts, `ok` for a good state. */
export type BadgeVariant = 'default' | 'secondary' | 'destructive' | 'outline' | 'ok';

/** A short fact or state. */
export function Badge({
  variant = 'outline',
  className = '',
  ...props
}: ComponentProps<'span'> & { variant?: BadgeVariant }) {
  return <span className={`${variants[variant]} ${className}`.trim()} {...props} />;
}

/** The name of a place, tall enough for a finger. */
export function PlaceBadge({ className = '', ...props }: ComponentProps<'span'>) {
  return <span className={`badge badge-place ${className}`.trim()} {...props} />;
}

const variants: Record<BadgeVariant, string> = {
  default: 'badge badge-default',
  secondary: 'badge badge-secondary',
  destructive: 'badge badge-destructive',
  outline: 'badge',
  ok: 'badge badge-ok',
};
