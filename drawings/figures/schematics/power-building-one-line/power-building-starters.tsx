import {
  type PowerBuildingOneLineData,
  powerBuildingOneLineData,
} from '#electrical/figures/schematics/power-building-one-line.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines } from '../../../plot/plot.tsx';
import { Breaker } from '../../../symbols/breaker.tsx';
import { Device } from '../../../symbols/device.tsx';
import { contact } from '../../../symbols/switch.tsx';
import { arrowDown, DeadWire, down, Lettering, Wire } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import { Drive } from './power-building-motor.tsx';
import type { Places } from './power-building-places.ts';

type Starter = PowerBuildingOneLineData['starters'][number];

/** The starters that are still open: dead below their breakers, each a contactor or a drive. */
export function Starters({ place, size }: { place: Places; size: FigureSize }) {
  const { starters } = powerBuildingOneLineData;
  const letters = lettering[size];
  const { bus, breaker, drive, machine } = place;
  const end = machine - letters - (size === 'wide' ? 30 : 16);
  return (
    <>
      {starters.map((starter, index) => {
        const middle = place.starters[index] ?? 0;
        return (
          <g key={starter.name.join(' ')}>
            {feeders(starter, middle).map((x) => (
              <g key={x}>
                <Wire d={`M${x} ${bus}V${breaker - 6}`} live />
                <Breaker x={x} y={breaker} size={12} dead />
                <DeadWire
                  d={down(x, breaker + 6, end, [drive, starter.drive ? 12 : 4]) + arrowDown(x, end)}
                />
                {starter.drive ? (
                  <Drive x={x} y={drive} size={size} />
                ) : (
                  <g transform={`rotate(90 ${x} ${drive})`}>
                    <Device d={contact(x, drive)} />
                  </g>
                )}
              </g>
            ))}
            {size === 'wide' ? (
              <Lines
                x={middle}
                y={tenth(machine - letters * 1.3)}
                size={letters}
                anchor="middle"
                quiet
                lines={[...starter.name, `${motors(starter, size)} hp`]}
              />
            ) : (
              <Lettering x={middle} y={machine} size={letters} quiet>
                {motors(starter, size)}
              </Lettering>
            )}
          </g>
        );
      })}
      {size === 'narrow' && (
        <Lettering x={356} y={tenth(machine + letters * 1.3)} size={letters} anchor="end" quiet>
          OTHER STARTERS, hp
        </Lettering>
      )}
    </>
  );
}

const feeders = ({ count }: Starter, x: number) => (count === 2 ? [x - 10, x + 10] : [x]);

const motors = ({ count, horsepower }: Starter, size: FigureSize) =>
  count === 2 ? (size === 'wide' ? `2 × ${horsepower}` : `2×${horsepower}`) : `${horsepower}`;
