import { powerBuildingOneLineData } from '#electrical/figures/schematics/power-building-one-line.ts';
import { Lines } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { Breaker } from '../../../symbols/breaker.tsx';
import { Box, Round } from '../../../symbols/device.tsx';
import { down, Lettering, Wire } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import type { Places } from './power-building-places.ts';

/** The live feeder: drive, shielded cable, motor. */
export function MotorFeeder({
  place: { motor: x, bus, breaker, drive, cable, machine },
  size,
}: {
  place: Places;
  size: FigureSize;
}) {
  const { motor } = powerBuildingOneLineData;
  const letters = lettering[size];
  const rating = `${motor.horsepower} hp`;
  return (
    <>
      <Wire d={down(x, bus, machine - 15, [breaker, 6], [drive, 12])} weight={2.2} live />
      <Breaker x={x} y={breaker} size={12} live />
      <Drive x={x} y={drive} size={size} />
      <Lettering x={x + 36} y={drive + 5} size={letters} anchor="start">
        {rating}
      </Lettering>
      <Shield x={x} y={cable} />
      <Lettering x={x + 22} y={cable + 4} size={letters} anchor="start" quiet>
        {size === 'wide' ? 'SHIELDED CABLE' : 'SHIELDED'}
      </Lettering>
      <Round x={x} y={machine} r={15} size={letters}>
        M
      </Round>
      <Lines
        x={x + 22}
        y={machine}
        size={letters}
        lines={wrap(`${motor.name}, ${rating}`, 130, letters)}
      />
    </>
  );
}

/** A drive by its name. */
export function Drive({ x, y, size }: { x: number; y: number; size: FigureSize }) {
  return (
    <Box x={x} y={y} width={54} height={24} size={lettering[size]}>
      DRIVE
    </Box>
  );
}

/** A cable's shield. Dashed: a whole ring around a conductor would be a current transformer. */
function Shield({ x, y }: { x: number; y: number }) {
  return (
    <ellipse
      cx={x}
      cy={y}
      rx="9"
      ry="6"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.3"
      strokeDasharray="3 2.5"
      vectorEffect="non-scaling-stroke"
    />
  );
}
