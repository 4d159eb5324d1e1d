import { Lettering } from '../symbols/wire.tsx';
import { type StepMark as Mark, markRadius } from './arrangement.ts';

/** The number of a step beside its part; ink when the page says that the step is chosen. */
export function StepMark({ mark: { number, x, y } }: { mark: Mark }) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={markRadius}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <Lettering x={x} y={y + 4.2}>
        {number}
      </Lettering>
      <g opacity={whenLit(number)}>
        <circle cx={x} cy={y} r={markRadius} fill="var(--ink)" />
        <text
          x={x}
          y={y + 4.2}
          textAnchor="middle"
          fill="var(--surface)"
          fontFamily="var(--mono, monospace)"
          fontSize="12"
          fontWeight="500"
        >
          {number}
        </text>
      </g>
    </>
  );
}

/** The light behind the part of the chosen step. */
export function Halo({ mark: { number, halo, haloWidth } }: { mark: Mark }) {
  return (
    <g opacity={whenLit(number)}>
      <path
        d={halo}
        stroke="var(--hot)"
        strokeOpacity="0.25"
        strokeWidth={haloWidth}
        strokeLinecap="round"
      />
    </g>
  );
}

/** Opaque while `--lit` is the number: an inherited property reaches where no class of a page does. */
const whenLit = (number: number) =>
  `calc(1 - max(var(--lit, 0) - ${number}, ${number} - var(--lit, 0)))`;
