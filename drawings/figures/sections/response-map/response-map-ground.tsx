import { tenth } from '#electrical/tenth.ts';
import { linePath } from '../../../parts/polyline.ts';
import { Stroke } from '../../../symbols/stroke.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type MapFrame, meridians, parallels } from './response-map-frame.ts';

/** What lies under bases and towns: whole degrees, the line between the states, the frame's corners. */
export function Ground({
  frame,
  letters,
  degrees,
}: {
  frame: MapFrame;
  letters: number;
  /** Whether degrees are marked, which takes the width of a large screen. */
  degrees: boolean;
}) {
  const [left, top, right, bottom] = frame.box;
  const corner = 18;
  return (
    <>
      {degrees && <Degrees frame={frame} letters={letters} />}
      <Stroke
        d={frame.stateLine.map(linePath).join('')}
        stroke="var(--ink-3)"
        weight={1.5}
        dashes="14 4 2 4"
      />
      <Stroke
        d={[
          `M${left + corner} ${top}H${left}v${corner}`,
          `M${right - corner} ${top}H${right}v${corner}`,
          `M${left} ${bottom - corner}v${corner}h${corner}`,
          `M${right} ${bottom - corner}v${corner}h${-corner}`,
        ].join('')}
        stroke="var(--ink-3)"
        weight={1.5}
      />
    </>
  );
}

/** Ticks along the frame with their degrees, and a cross wherever two whole degrees meet. */
function Degrees({ frame, letters }: { frame: MapFrame; letters: number }) {
  const [left, top, right, bottom] = frame.box;
  const across = meridians.map((at) => ({ at, ends: frame.meridian(at) }));
  const down = parallels.map((at) => ({ at, ends: frame.parallel(at) }));
  return (
    <>
      <Stroke
        d={[
          ...across.map(({ ends: [x, end] }) => `M${x} ${top}v8M${end} ${bottom}v-8`),
          ...down.map(({ ends: [y, end] }) => `M${left} ${y}h8M${right} ${end}h-8`),
          ...frame.degrees.map(([x, y]) => `M${tenth(x - 5)} ${y}h10m-5-5v10`),
        ].join('')}
        stroke="var(--line-2)"
      />
      {across.map(({ at, ends: [x] }) => (
        <Lettering
          key={at}
          x={tenth(x + 7)}
          y={top + letters + 1}
          size={letters}
          anchor="start"
          quiet
        >
          {`${-at} W`}
        </Lettering>
      ))}
      {down.map(({ at, ends: [y] }) => (
        <Lettering key={at} x={left + 7} y={y - 6} size={letters} anchor="start" quiet>
          {`${at} N`}
        </Lettering>
      ))}
    </>
  );
}
