import type { ReactElement } from 'react';
import type { PlantLine, Winding } from '#electrical/plants/plant-line.ts';
import { Device, ground, Round } from '../symbols/device.tsx';
import { arrester } from '../symbols/switch.tsx';
import { delta, wye } from '../symbols/transformer.tsx';
import { BusBar, Conductor, ControlWire, Lettering, Wire } from '../symbols/wire.tsx';
import { arrangeNarrow } from './arrange-narrow.ts';
import { arrangeWide } from './arrange-wide.ts';
import {
  type Arrangement,
  type StepMark as Mark,
  markRadius,
  type PlacedPart,
  placeRelays,
  relayRadius,
} from './arrangement.ts';
import { PlantSymbol } from './plant-symbol.tsx';

/**
 * The one-line of a plant across a page, for a tablet and for a phone, y = 0 at grade. `steps` are the ids of the
 * parts that the page's steps name, in their order. The page lights one by setting `--lit` to its
 * number.
 */
export function plantOneLine(
  line: PlantLine,
  steps: readonly string[],
): Record<PlantLineSize, ReactElement> {
  return {
    wide: <Arranged arrangement={arrange.wide(line, steps)} size="var(--lettering, 13px)" />,
    tablet: <Arranged arrangement={arrange.tablet(line, steps)} size={12} />,
    narrow: <Arranged arrangement={arrange.narrow(line, steps)} size={12} />,
  };
}

/** The box of that drawing. */
export function plantLineBox(line: PlantLine, steps: readonly string[], size: PlantLineSize) {
  const { width, height } = arrange[size](line, steps);
  return `0 0 ${width} ${height}`;
}

export const plantLineSizes = ['wide', 'tablet', 'narrow'] as const;

type PlantLineSize = (typeof plantLineSizes)[number];

const arrange = {
  wide: arrangeWide,
  // Lettering is 12 px on a page of 768.
  tablet: (line: PlantLine, steps: readonly string[]) => arrangeNarrow(line, steps, 680),
  narrow: (line: PlantLine, steps: readonly string[]) => arrangeNarrow(line, steps),
};

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

/** Left of parts, or right of mirrored ones: the relays that trip them, how their windings are connected. */
function PartDetails({ parts }: { parts: readonly PlacedPart[] }) {
  const relays = parts.flatMap(relaysOf);
  return (
    <>
      <ControlWire d={relays.map(({ wire }) => wire).join('')} />
      {relays.map(({ number, x, y }) => (
        <Round key={`${x} ${y}`} x={x} y={y} r={relayRadius} size={11}>
          {number}
        </Round>
      ))}
      <Device d={parts.map(windingsOf).join('')} />
    </>
  );
}

/** Each with the wire to the part that it trips, or to the relay before it. */
function relaysOf({ part: { relays = [] }, x, y, mirrored }: PlacedPart) {
  const side = mirrored ? -1 : 1;
  return placeRelays(relays.length).map(([dx, dy], index) => ({
    number: relays[index] ?? '',
    x: x + dx * side,
    y: y + dy,
    wire: `M${x + (dx + relayRadius) * side} ${y + dy}${dx < -37 ? `h${2 * side}` : `L${x - 9 * side} ${y}`}`,
  }));
}

function windingsOf({ part: { windings }, x, y, mirrored }: PlacedPart): string {
  if (!windings) return '';
  const beside = mirrored ? x + 26 : x - 26;
  return connected(windings[0], beside, y - 11) + connected(windings[1], beside, y + 11);
}

/** What is on conductors: arresters to ground, and the dots where branches begin. */
function Hangers({ arresters, taps }: Pick<Arrangement, 'arresters' | 'taps'>) {
  return (
    <>
      <Wire live d={arresters.map(({ x, y, lead }) => `M${x} ${y}h${-lead}`).join('')} />
      <Device
        d={arresters
          .map(({ x, y, lead }) => arrester(x - lead, y) + ground(x - lead, y + 22))
          .join('')}
      />
      {[...arresters, ...taps].map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3" fill="var(--hot-line)" />
      ))}
    </>
  );
}

function connected(winding: Winding, x: number, y: number): string {
  switch (winding) {
    case 'delta':
      return delta(x, y);
    case 'wye-grounded':
      return `${wye(x, y - 3)}m-5 0h10m-7.5 3h5`;
    case 'single':
      return '';
  }
}
