import { Lines, Part, type Placement, Shape } from './part.tsx';

/**
 * A metal shop with its office, 190 by 76: an open roll-up door, a door and two windows, lit at
 * dusk. Its left foot is the origin.
 */
export function Shop(at: Placement) {
  return (
    <Part at={at}>
      <Shape d="M0 0v-56h190V0Z" />
      <Lines
        d={Array.from({ length: 18 }, (_, i) => `M${(i + 1) * 10}-56V0`).join('')}
        strokeWidth=".4"
      />
      <Shape d="M-5-56 95-76 195-56Z" fill="var(--fill-2)" />
      <Lines d="M-5-56v-3L95-79l100 20v3" strokeWidth="1.4" />
      <Shape d="M18 0v-42h60V0Z" fill="var(--fill-3)" />
      <Shape d="M18 0v-42h60V0Z" fill="var(--lamp)" fillOpacity=".75" />
      <Shape d="M16-48h64v9H16Z" fill="var(--fill-2)" />
      <Lines
        d="M18-45h60M18-42h60M24 0v-16h14v16M58 0v-24h14V0M24-12h14M58-16h14"
        strokeWidth=".7"
      />
      <Shape d="M98 0v-30h15V0Z" fill="var(--fill-1)" />
      <Lines d="M110-15v3M96-33h19" strokeWidth=".9" />
      <Shape d="M126-32h20v14h-20ZM156-32h20v14h-20Z" fill="var(--fill-2)" />
      <Shape d="M126-32h20v14h-20ZM156-32h20v14h-20Z" fill="var(--lamp)" />
      <Lines d="M136-32v14M166-32v14M126-25h20M156-25h20" strokeWidth=".7" />
    </Part>
  );
}
