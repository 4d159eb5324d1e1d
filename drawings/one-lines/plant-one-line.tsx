import type { ReactElement } from 'react';
import type { PlantLine } from '#electrical/plants/plant-line.ts';
import { BusBar, Conductor, Lettering } from '../symbols/wire.tsx';
import { arrangeNarrow } from './arrange-narrow.ts';
import { arrangeWide } from './arrange-wide.ts';
import { type Arrangement, type StepMark as Mark, markRadius } from './arrangement.ts';
import { Hangers, PartDetails } from './part-details.tsx';
import { PlantSymbol } from './plant-symbol.tsx';

/**
 * The one-line of a plant across a page and for a phone, y = 0 at grade. `steps` are the ids of the
 * parts that the page's steps name, in their order. The page lights one by setting `--lit` to its
 * number.
 */
export function plantOneLine(
  line: PlantLine,
  steps: readonly string[],
): Record<'wide' | 'narrow', ReactElement> {
  return {
    wide: <Arranged arrangement={arrangeWide(line, steps)} size="var(--lettering, 13px)" />,
    narrow: <Arranged arrangement={arrangeNarrow(line, steps)} size={12} />,
  };
}

/** The box of the wide drawing. */
export const plantLineBox = (line: PlantLine) => boxOf(arrangeWide(line, []));

/** The box of the drawing for a phone, which shows every part that a step names. */
export const narrowPlantLineBox = (line: PlantLine, steps: readonly string[]) =>
  boxOf(arrangeNarrow(line, steps));

const boxOf = ({ width, height }: Arrangement) => `0 0 ${width} ${height}`;

function Arranged({ arrangement, size }: { arrangement: Arrangement; size: string | number }) {
  const { width, busY, conductors, parts, detailed, arresters, taps, words, marks } = arrangement;
  return (
    <>
      {marks.map((mark) => (
        <Halo key={mark.number} mark={mark} />
      ))}
      {[true, false].map((live) => {
        const d = conductors.flatMap((each) => (each.live === live ? each.d : [])).join('');
        return d ? <Conductor key={d} d={d} is={live ? 'live' : 'dead'} /> : null;
      })}
      <BusBar d={`M0 ${busY}H${width}`} is="live" />
      {parts.map((placed) => (
        <PlantSymbol key={placed.part.id} placed={placed} />
      ))}
      {detailed ? <PartDetails parts={parts} /> : null}
      <Hangers arresters={arresters} taps={taps} />
      {words.map(({ x, y, anchor, text, quiet }) => (
        <Lettering key={`${x} ${y}`} {...{ x, y, anchor, quiet, size }}>
          {text}
        </Lettering>
      ))}
      {marks.map((mark) => (
        <StepMark key={mark.number} mark={mark} />
      ))}
    </>
  );
}

/** The number of a step beside its part; ink when the page says that the step is chosen. */
function StepMark({ mark: { number, x, y } }: { mark: Mark }) {
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
function Halo({ mark: { number, halo, haloWidth } }: { mark: Mark }) {
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
