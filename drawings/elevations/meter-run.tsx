import { Lines, Part, type Placement, Shape } from '../parts/part.tsx';
import { flange, Pipe, Valve } from './piping.tsx';

/** The flow meter's middle in the run below. */
export const flowMeterX = 96;

/** A meter run, 190 wide: out of the ground, isolation, straight run, meter, isolation, and back. */
export function MeterRun({ x = 0, y = 0 }: Placement) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Lines d="M62 0v-28M130 0v-28M56 0h12M124 0h12" stroke="var(--structure)" strokeWidth="2" />
      <Pipe d="M8 0V-34H182V0" size={12} />
      <Valve x={36} y={-34} />
      <Valve x={156} y={-34} />
      <Part at={{}}>
        <Lines d={`M${flange(56, -34)}M${flange(132, -34)}`} strokeWidth="2" />
        <Shape d="M78-43h4v18h-4ZM110-43h4v18h-4Z" fill="var(--fill-2)" />
        <Shape d="M82-42h28v16H82Z" />
        <Lines d="M96-42v-10M90-42h12M86-29 106-39" />
        <Shape d="M87-52h18v-13q-9-6-18 0Z" fill="var(--fill-1)" />
        <Lines d="M90-58h12" strokeWidth=".7" />
        <Lines d="M69-40v-12M121-40v-16" />
        <circle cx="121" cy="-58" r="4" vectorEffect="non-scaling-stroke" />
        <Shape d="M65-60h8v8h-8Z" fill="var(--fill-1)" />
      </Part>
    </g>
  );
}
