import type { ComponentProps } from 'react';
import './button.css';

interface ButtonLook {
  /** `default` is the primary action: one to a screen. */
  variant?: 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
  /** Without one 44 px high; `icon` is a square of that height, named by `aria-label`. */
  size?: 'sm' | 'lg' | 'icon';
}

/** A button that does something on this page. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...props} />;
}

/** A link with the look of a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<'a'> & ButtonLook) {
  return <a className={buttonClass({ variant, size }, className)} {...props} />;
}

function buttonClass({ variant = 'default', size }: ButtonLook, more = '') {
  return ['button', `button-${variant}`, size && `button-${size}`, more].filter(Boolean).join(' ');
}
