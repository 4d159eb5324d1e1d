import { tenth } from '#electrical/tenth.ts';
import { Dimension } from '../../../plot/dimension.tsx';
import { Dot } from '../../../plot/dot.tsx';
import { Trace } from '../../../plot/plot.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import type { FigureSize } from '../../figure-drawing.ts';
import type { FigureData } from '../../ordered-data.ts';
import type { WindowsLayout } from './windows-layout.ts';

/** What two calendars differ by, and the day in one window that lets another begin. */
export function WindowsCompared({
  data,
  layout,
  size,
}: {
  data: FigureData<'windows'>;
  layout: WindowsLayout;
  size: FigureSize;
}) {
  return (
    <>
      <Difference goal={data.goal} layout={layout} size={size} />
      <Release data={data} layout={layout} size={size} />
    </>
  );
}

/** The same day on both calendars. Between the two lines a phone has no room for the lettering. */
function Difference({
  goal: { at, against },
  layout: { x, titleY, bottom, rows, letters },
  size,
}: {
  goal: FigureData<'windows'>['goal'];
  layout: WindowsLayout;
  size: FigureSize;
}) {
  if (!against) return null;
  const level = rows[1]?.y ?? titleY;
  const wide = size === 'wide';
  return (
    <>
      <Trace d={`M${x(against.at)} ${titleY + 6}V${bottom}`} dashed />
      <Lettering x={x(against.at) + 8} y={titleY} size={letters} anchor="end">
        {against.label}
      </Lettering>
      <Dimension from={x(at)} to={x(against.at)} at={level}>
        {wide ? against.difference : ''}
      </Dimension>
      {!wide && (
        <Lettering x={x(at) - 10} y={tenth(level + letters * 0.35)} size={letters} anchor="end">
          {against.difference}
        </Lettering>
      )}
    </>
  );
}

/** A mark on one bar. The line from it to the other one would run through names on a phone. */
function Release({
  data: { release, windows },
  layout: { x, rows, letters },
  size,
}: {
  data: FigureData<'windows'>;
  layout: WindowsLayout;
  size: FigureSize;
}) {
  const rowOf = (name?: string) => rows[windows.findIndex(({ label }) => label === name)];
  const [of, begins] = [rowOf(release?.of), rowOf(release?.begins)];
  if (!release || !of || !begins) return null;
  const middle = of.y + of.height / 2;
  return (
    <>
      {size === 'wide' && (
        <Trace d={`M${x(release.at)} ${of.y + of.height}V${begins.y}`} dashed weight={1.2} />
      )}
      <Dot x={x(release.at)} y={middle} />
      <Lettering
        x={of.to + 10}
        y={tenth(middle + letters * 0.35)}
        size={letters}
        anchor="start"
        quiet
      >
        {release.label}
      </Lettering>
    </>
  );
}
