import type { ComponentProps } from 'react';
import './button.css';

/** The six looks of a button. `default` is the primary action: one to a screen. */
type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';

/** The four sizes; `icon` is a 44 px square whose name is given by `aria-label`. */
type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
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

function buttonClass({ variant = 'default', size = 'default' }: ButtonLook, more = '') {
  return ['button', variants[variant], sizes[size], more].filter(Boolean).join(' ');
}

// Whole names: the style sheet is compiled from the class names that stand in the sources.
const variants: Record<ButtonVariant, string> = {
  default: 'button-default',
  destructive: 'button-destructive',
  outline: 'button-outline',
  secondary: 'button-secondary',
  ghost: 'button-ghost',
  link: 'button-link',
};

const sizes: Record<ButtonSize, string> = {
  default: '',
  sm: 'button-sm',
  lg: 'button-lg',
  icon: 'button-icon',
};
