import { Trace } from '../../../plot/plot.tsx';
import { Device } from '../../../symbols/device.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import type { OrderedDrawing } from '../../ordered-drawing.ts';
import type { WindowRow } from './window-row.ts';
import { WindowsAxis } from './windows-axis.tsx';
import { WindowsCompared } from './windows-compared.tsx';
import { layWindows } from './windows-layout.ts';

/** Time runs to the right up to one live day; what is done in the field is solid. */
export const windows: OrderedDrawing<'windows'> = {
  sizes: {
    wide: (data) => [720, layWindows(data, 'wide').height],
    narrow: (data) => [360, layWindows(data, 'narrow').height],
  },
  draw(data, size) {
    const layout = layWindows(data, size);
    const { x, top, bottom, rows, letters, goalY } = layout;
    return (
      <>
        <WindowsAxis data={data} layout={layout} />
        {rows.map((row, index) => {
          const window = data.windows[index];
          return (
            window && (
              <g key={window.label}>
                <Lettering x={row.label.x} y={row.label.y} size={letters} anchor="start">
                  {window.label}
                </Lettering>
                {row.note && (
                  <Lettering {...row.note} size={letters} quiet>
                    {window.note}
                  </Lettering>
                )}
                {row.against && <Window row={{ ...row, ...row.against }} solid={false} />}
                <Window row={row} solid={window.solid} />
              </g>
            )
          );
        })}
        <Trace d={`M${x(data.goal.at)} ${top}V${bottom}`} tone="live" weight={3} />
        <Lettering x={x(data.goal.at) + 8} y={goalY} size={letters} anchor="end">
          {data.goal.label}
        </Lettering>
        <WindowsCompared data={data} layout={layout} size={size} />
      </>
    );
  },
};

function Window({ row: { from, to, y, height, open }, solid }: { row: WindowRow; solid: boolean }) {
  if (solid) return <path d={`M${from} ${y}H${to}v${height}H${from}z`} fill="var(--ink)" />;
  // One that began before the axis comes in without an end of its own.
  return <Device d={`M${from} ${y}H${to}v${height}H${from}${open ? '' : 'z'}`} />;
}
