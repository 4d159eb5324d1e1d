import type { ComponentProps } from 'react';
import './button.css';

interface ButtonLook {
  /** `default` is for the primary action. Use it only once per screen. */
  variant?: 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
  /** By default, buttons are 44 px high. `icon` is a 44 px square, which needs an `aria-label`. */
  size?: 'sm' | 'lg' | 'icon';
}

/** Button for an action on the current page. Use `ButtonLink` to link to another page. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...props} />;
}

/** Link that looks like a button. */
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
