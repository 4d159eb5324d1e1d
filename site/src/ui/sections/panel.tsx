import type { HTMLAttributes } from 'react';
import './panel.css';

/** Box around content: framed or, with `dark`, on dark ground in both themes. */
export function Panel({
  as: Element = 'div',
  dark = false,
  small = false,
  toEdge = false,
  className = '',
  ...attributes
}: HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'figure' | 'p';
  dark?: boolean;
  /** Whether the panel has less padding on wide screens: for short text, such as a note. */
  small?: boolean;
  /** Whether phones extend the panel to the screen edges: for drawings. */
  toEdge?: boolean;
}) {
  const classes = [
    'panel',
    dark && 'panel-dark always-dark',
    small && 'panel-small',
    toEdge && 'panel-to-edge',
    className,
  ];
  return <Element className={classes.filter(Boolean).join(' ')} {...attributes} />;
}
