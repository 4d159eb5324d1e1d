import { Lines, Part, type Placement, Shape } from './part.tsx';

/** A three-phase pad-mounted transformer, 50 by 44, with its cable compartment and fins. */
export function Padmount(at: Placement) {
  return (
    <Part at={at}>
      <Shape d="M-27 0v-4h54v4Z" fill="var(--fill-2)" />
      <Shape d="M13-35h11v29H13Z" fill="var(--fill-1)" />
      <Lines d="M15.5-35v29M18-35v29M20.5-35v29" strokeWidth=".7" />
      <Shape d="M-24-4v-36h37v36Z" />
      <Shape d="M-26-40 -23-44H13.5L15-40Z" fill="var(--fill-2)" />
      <Lines d="M-5.5-38v32M-22-38v32h33.5v-32Z" strokeWidth=".6" />
      <Lines d="M-8-25v6M-3-25v6" strokeWidth="1.6" />
      <Lines d="M-19-34h8v6h-8ZM-2-34h8v6h-8Z" strokeWidth=".6" />
    </Part>
  );
}
