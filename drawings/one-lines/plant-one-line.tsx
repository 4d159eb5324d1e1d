import type { PlantLine, Winding } from '#electrical/plants/plant-line.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { Device, ground, Round } from '../symbols/device.tsx';
import { Lettering } from '../symbols/lettering.tsx';
import { arrester } from '../symbols/switch.tsx';
import { delta, wye } from '../symbols/transformer.tsx';
import { BusBar, Conductor, ControlWire, Wire } from '../symbols/wire.tsx';
import { arrangeNarrow, phoneWidth, tabletWidth } from './arrange-narrow.ts';
import { arrangeWide } from './arrange-wide.ts';
import {
  type Arrangement,
  markRadius,
  nearestRelay,
  type PlacedPart,
  placeRelays,
  relayRadius,
  type StepMark,
} from './arrangement.ts';
import { PlantSymbol } from './plant-symbol.tsx';

interface PlantOneLineProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  line: PlantLine;
  /** Ids of the parts that the page's steps refer to, in the order of the steps. */
  steps: readonly string[];
  size: 'wide' | 'tablet' | 'narrow';
}

/**
 * The one-line of a plant. Grade is at y = 0. Each step has a `.step-mark` and a `.step-halo` element with the
 * step's number in `data-step`. The page's script sets `data-lit` on the elements of the selected step.
 */
export function PlantOneLine({ line, steps, size, ...root }: PlantOneLineProps) {
  const { width, height, busY, conductors, parts, detailed, arresters, taps, words, marks } =
    arrange(line, steps, size);
  const pathOf = (isLive: boolean) =>
    conductors
      .filter(({ live }) => live === isLive)
      .map(({ d }) => d)
      .join('');
  const deadPath = pathOf(false);
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} {...root}>
      {marks.map((mark) => (
        <Halo key={mark.number} mark={mark} />
      ))}
      <Conductor d={pathOf(true)} live />
      {deadPath ? <Conductor d={deadPath} /> : null}
      <BusBar d={`M0 ${busY}H${width}`} live />
      {parts.map((placed) => (
        <PlantSymbol key={placed.part.id} placed={placed} />
      ))}
      {detailed ? <PartDetails parts={parts} /> : null}
      <ArrestersAndTaps arresters={arresters} taps={taps} />
      <g className="part-names" fontSize={size === 'wide' ? 13 : 12}>
        {words.map(({ x, y, anchor, text, quiet }) => (
          <text
            key={`${x} ${y}`}
            className={quiet ? 'label-quiet' : 'label'}
            x={x}
            y={y}
            textAnchor={anchor}
          >
            {text}
          </text>
        ))}
      </g>
      {marks.map((mark) => (
        <Mark key={mark.number} mark={mark} />
      ))}
    </Drawing>
  );
}

function arrange(
  line: PlantLine,
  steps: readonly string[],
  size: PlantOneLineProps['size'],
): Arrangement {
  switch (size) {
    case 'wide':
      return arrangeWide(line, steps);
    case 'tablet':
      return arrangeNarrow(line, steps, tabletWidth);
    case 'narrow':
      return arrangeNarrow(line, steps, phoneWidth);
  }
}

/** Pages show the first step as selected until the visitor selects another one. */
const litAtFirst = (step: number) => (step === 1 ? '' : undefined);

/** The number of a step beside its part, drawn on a solid circle while the step is selected. */
function Mark({ mark: { number, x, y } }: { mark: StepMark }) {
  const baseline = y + 4.2;
  return (
    <g className="step-mark" data-step={number} data-lit={litAtFirst(number)}>
      <circle className="paper outline to-scale" cx={x} cy={y} r={markRadius} strokeWidth="1.5" />
      <Lettering x={x} y={baseline}>
        {number}
      </Lettering>
      <g className="when-lit">
        <circle className="solid" cx={x} cy={y} r={markRadius} />
        <text className="label-on-solid" x={x} y={baseline} textAnchor="middle" fontSize="12">
          {number}
        </text>
      </g>
    </g>
  );
}

/** The halo around a part, visible while the part's step is selected. */
function Halo({ mark: { number, halo, haloWidth } }: { mark: StepMark }) {
  return (
    <path
      className="step-halo highlight to-scale"
      data-step={number}
      data-lit={litAtFirst(number)}
      d={halo}
      strokeOpacity="0.25"
      strokeWidth={haloWidth}
      strokeLinecap="round"
    />
  );
}

/** Relays beside the breakers that they trip, and the connection symbols of windings. */
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
      <Device d={parts.map(windingConnections).join('')} />
    </>
  );
}

/** Places the relays of a breaker to its left (to its right if mirrored), with their trip wires. */
function relaysOf({ part: { relays = [] }, x, y, mirrored }: PlacedPart) {
  const side = mirrored ? -1 : 1;
  return placeRelays(relays.length).map(({ dx, dy }, index) => {
    const isOuter = dx < -nearestRelay;
    const wireStart = `M${x + (dx + relayRadius) * side} ${y + dy}`;
    // An outer relay is wired to the inner relay beside it.
    const wireEnd = isOuter ? `h${2 * side}` : `L${x - 9 * side} ${y}`;
    return {
      number: relays[index] ?? '',
      x: x + dx * side,
      y: y + dy,
      wire: wireStart + wireEnd,
    };
  });
}

function windingConnections({ part: { windings }, x, y, mirrored }: PlacedPart): string {
  if (!windings) return '';
  const [upper, lower] = windings;
  const symbolX = mirrored ? x + 26 : x - 26;
  return windingConnection(upper, symbolX, y - 11) + windingConnection(lower, symbolX, y + 11);
}

function windingConnection(winding: Winding, x: number, y: number): string {
  switch (winding) {
    case 'delta':
      return delta(x, y);
    case 'wye-grounded':
      return `${wye(x, y - 3)}m-5 0h10m-7.5 3h5`;
    case 'single':
      return '';
  }
}

/** Arresters with their leads and grounds, and dots where arresters and side branches connect. */
function ArrestersAndTaps({ arresters, taps }: Pick<Arrangement, 'arresters' | 'taps'>) {
  const leads = arresters.map(({ x, y, lead }) => `M${x} ${y}h${-lead}`);
  const devices = arresters.map(
    ({ x, y, lead }) => arrester(x - lead, y) + ground(x - lead, y + 22),
  );
  return (
    <>
      <Wire d={leads.join('')} live />
      <Device d={devices.join('')} />
      {[...arresters, ...taps].map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="solid-live" cx={x} cy={y} r="3" />
      ))}
    </>
  );
}
