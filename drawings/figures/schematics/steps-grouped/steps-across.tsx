import { tenth } from '#electrical/tenth.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { across, Lettering, Wire } from '../../../symbols/wire.tsx';
import { lettering } from '../../figure-drawing.ts';
import type { FigureData } from '../../ordered-data.ts';
import { deadWire, StepSymbol } from './step-symbol.tsx';

const size = lettering.wide;
const width = 720;
const wire = 46;
const names = 116;
const bracket = 160;

/** Steps from left to right, the groups under them. */
export function StepsAcross({ groups }: Pick<FigureData<'steps-grouped'>, 'groups'>) {
  const steps = groups.flatMap((each) => each.steps);
  const pitch = width / steps.length;
  const end = steps.length - 1;
  const place = (index: number) => tenth((index + 0.5) * pitch);
  const dead = deadWire(steps.length, place);
  return (
    <>
      <Trace d={across(wire, ...dead)} tone="quiet" dashed />
      <Wire d={`M${dead[1]} ${wire}H${width}`} weight={2.2} live />
      {steps.map((name, index) => (
        <g key={name}>
          <Lettering x={place(index)} y={size} size={size} quiet>
            {index + 1}
          </Lettering>
          <StepSymbol
            x={place(index)}
            y={wire}
            index={index}
            last={index === end}
            lies
            size={size}
          />
          <Lines
            x={place(index)}
            y={names}
            size={size}
            anchor="middle"
            lines={wrap(name, pitch - 32, size)}
          />
        </g>
      ))}
      {groups.map(({ name, steps: own }) => {
        const first = steps.indexOf(own[0] ?? '');
        const [left, right] = [first * pitch + 10, (first + own.length) * pitch - 10];
        return (
          <g key={name}>
            <Trace d={`M${left} ${bracket - 12}V${bracket}H${right}v-12`} />
            <Lettering x={(left + right) / 2} y={bracket + 34} size={size + 4}>
              {name}
            </Lettering>
          </g>
        );
      })}
    </>
  );
}
