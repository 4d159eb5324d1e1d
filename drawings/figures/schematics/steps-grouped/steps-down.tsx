import { tenth } from '#electrical/tenth.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { down, Lettering, Wire } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';
import type { FigureData } from '../../ordered-data.ts';
import { deadWire, StepSymbol } from './step-symbol.tsx';

type Groups = Pick<FigureData<'steps-grouped'>, 'groups'>;

const size = lettering.narrow;
const wire = 60;
const names = 87;
const bracket = 228;
const pitch = 66;

export const stepsDownHeight = ({ groups }: Groups) =>
  groups.flatMap(({ steps }) => steps).length * pitch + 8;

/** Steps from top to bottom, the groups right of them. */
export function StepsDown({ groups }: Groups) {
  const steps = groups.flatMap((each) => each.steps);
  const end = steps.length - 1;
  const place = (index: number) => (index + 0.5) * pitch;
  const dead = deadWire(steps.length, place);
  return (
    <>
      <Trace d={down(wire, ...dead)} tone="quiet" dashed />
      <Wire d={`M${wire} ${dead[1]}V${stepsDownHeight({ groups })}`} weight={2.2} live />
      {steps.map((name, index) => {
        const lines = wrap(name, bracket - names - 12, size);
        return (
          <g key={name}>
            <Lettering x={0} y={tenth(place(index) + size * 0.35)} size={size} anchor="start" quiet>
              {index + 1}
            </Lettering>
            <StepSymbol x={wire} y={place(index)} index={index} last={index === end} size={size} />
            <Lines
              x={names}
              y={tenth(place(index) + size * (0.35 - 0.65 * (lines.length - 1)))}
              size={size}
              lines={lines}
            />
          </g>
        );
      })}
      {groups.map(({ name, steps: own }) => {
        const first = steps.indexOf(own[0] ?? '');
        const [top, bottom] = [first * pitch + 8, (first + own.length) * pitch - 8];
        return (
          <g key={name}>
            <Trace d={`M${bracket - 10} ${top}h10V${bottom}h-10`} />
            <Lettering
              x={bracket + 10}
              y={tenth((top + bottom) / 2 + size * 0.35)}
              size={size}
              anchor="start"
            >
              {name}
            </Lettering>
          </g>
        );
      })}
    </>
  );
}
