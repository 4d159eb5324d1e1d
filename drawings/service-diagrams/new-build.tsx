import { Breaker } from '../symbols/breaker.tsx';
import { Round } from '../symbols/device.tsx';
import { Bus, down, Wire } from '../symbols/wire.tsx';

/** A new bus with three motors on it. */
export function NewBuild() {
  return (
    <>
      <Wire d={down(120, 0, 34) + feeders.map((x) => down(x, 34, 84, [58, 7])).join('')} />
      <Bus from={42} to={198} y={34} />
      {feeders.map((x) => (
        <g key={x}>
          <Breaker x={x} y={58} size={14} />
          <Round x={x} y={98}>
            M
          </Round>
        </g>
      ))}
    </>
  );
}

const feeders = [68, 120, 172] as const;
