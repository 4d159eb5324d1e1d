import type { ReactElement } from 'react';
import './icon.css';

/** Icon beside text or inside a labeled control. Hidden from assistive technology. */
export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName;
  /** Width and height of the icon, in CSS pixels. */
  size?: number;
  className?: string;
}) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}

/** Shapes of the icons in a 20 x 20 unit view box, drawn in the current text color. */
const drawings = {
  arrow: <path d="M2.5 10h14M11.5 4.5 17 10l-5.5 5.5" />,
  phone: (
    <path d="M4 2.8h3l1.6 4-2 1.5a11 11 0 0 0 5.1 5.1l1.5-2 4 1.6v3c0 .8-.7 1.4-1.5 1.3A15.8 15.8 0 0 1 2.7 4.3C2.6 3.5 3.2 2.8 4 2.8Z" />
  ),
  menu: <path d="M3 7h14M3 13h14" />,
  close: <path d="m4.5 4.5 11 11m0-11-11 11" />,
  sun: (
    <path d="M10 6.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8ZM10 1.5v2.3M10 16.2v2.3M1.5 10h2.3M16.2 10h2.3M4 4l1.6 1.6M14.4 14.4 16 16M16 4l-1.6 1.6M5.6 14.4 4 16" />
  ),
  moon: <path d="M16.5 12.3A7.2 7.2 0 0 1 7.7 3.5a7.2 7.2 0 1 0 8.8 8.8Z" />,
  screen: <path d="M2.5 3.5h15v10h-15zM7 17h6M10 13.5V17" />,
  mail: <path d="M2.5 4.5h15v11h-15zM3 5l7 6 7-6" />,
  pin: (
    <path d="M10 18s6-5.6 6-10a6 6 0 1 0-12 0c0 4.4 6 10 6 10ZM10 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z" />
  ),
} satisfies Record<string, ReactElement>;

export type IconName = keyof typeof drawings;
