import { Breaker } from '../../one-line-symbols/breaker.tsx';
import { Device } from '../../one-line-symbols/device.tsx';
import { contact } from '../../one-line-symbols/switch.tsx';
import { arrowDown, DeadWire, down, Lettering, Wire } from '../../one-line-symbols/wire.tsx';
import { type FigureSize, lettering } from '../figure-drawing.ts';
import { Lines } from '../plot.tsx';
import type { Places } from '../power-building-places.ts';
import { tenth } from '../scale.ts';
import { Drive } from './power-building-motor.tsx';
import {
  type PowerBuildingOneLineData,
  powerBuildingOneLineData,
} from './power-building-one-line-data.ts';

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
