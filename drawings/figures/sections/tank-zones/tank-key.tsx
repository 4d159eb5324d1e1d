import { tankZonesData } from '#electrical/figures/sections/tank-zones.ts';
import { hatching } from '../../../plot/hatching.ts';
import { Stroke } from '../../../symbols/stroke.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import { boxSide, type TankSpace } from './tank-space.ts';

/** The two hatchings, and where each box is and what that makes it. */
export function TankKey({
  space: { corners, division },
  size,
  pitch,
}: {
  space: TankSpace;
  size: FigureSize;
  pitch: Record<1 | 2, number>;
}) {
  const { boxes } = tankZonesData;
  const letters = lettering[size];
  const { x, y, line, column } = arrangements[size];
  const swatch = (top: number) => ({ left: x, right: x + 28, top, bottom: top + 18 });
  const everywhere = () => true;
  const second = size === 'wide' ? { x, y: y + 28 } : { x: x + 176, y };
  const rows = [
    `${boxes.roof.fromHatch} FT FROM HATCH`,
    `${boxes.walkway.fromHatch} FT FROM HATCH`,
    `${boxes.stair.fromShell} FT OFF SHELL`,
    `${boxes.dike.fromShell} FT FROM SHELL`,
  ];
  return (
    <>
      <path
        d={
          hatching(everywhere, swatch(y), pitch[1], 'rising') +
          hatching(everywhere, swatch(y), pitch[1], 'falling')
        }
        stroke="var(--hot-line)"
        strokeWidth=".8"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={hatching(
          everywhere,
          { ...swatch(second.y), left: second.x, right: second.x + 28 },
          pitch[2],
          'rising',
        )}
        stroke="var(--line-2)"
        vectorEffect="non-scaling-stroke"
      />
      <Stroke d={`M${x} ${y}h28v18h-28z`} stroke="var(--hot-line)" weight={1.5} />
      <Stroke d={`M${second.x} ${second.y}h28v18h-28z`} stroke="var(--ink)" />
      <Lettering x={x + 38} y={y + 14} size={letters} anchor="start">
        DIVISION 1
      </Lettering>
      <Lettering x={second.x + 38} y={second.y + 14} size={letters} anchor="start">
        DIVISION 2
      </Lettering>
      {rows.map((text, i) => {
        const corner = corners[i] ?? [0, 0];
        const found = division(corner[0] + boxSide / 2, corner[1] + boxSide / 2);
        const at = second.y + 54 + i * line;
        return (
          <g key={'ABCD'[i]}>
            <Lettering x={x} y={at} size={letters} anchor="start">
              {'ABCD'[i]}
            </Lettering>
            <Lettering x={x + 20} y={at} size={letters} anchor="start" quiet>
              {text}
            </Lettering>
            <Lettering
              x={column ?? x + 20}
              y={column ? at : at + letters * 1.3}
              size={letters}
              anchor="start"
            >
              {found ? `DIVISION ${found}` : 'UNCLASSIFIED'}
            </Lettering>
          </g>
        );
      })}
    </>
  );
}

const arrangements: Record<FigureSize, { x: number; y: number; line: number; column?: number }> = {
  wide: { x: 536, y: 12, line: 44 },
  narrow: { x: 4, y: 326, line: 24, column: 226 },
};
