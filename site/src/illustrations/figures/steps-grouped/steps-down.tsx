import type { FigureData } from '#site/schemas/figures/article-figures.ts';
import { Lettering, Wire } from '../../one-line/wire.tsx';
import { lettering } from '../figure-drawing.ts';
import { Lines, Trace } from '../plot.tsx';
import { tenth } from '../scale.ts';
import { wrap } from '../wrap.ts';
import { halfOf, StepSymbol } from './step-symbol.tsx';

type Groups = Pick<FigureData<'steps-grouped'>, 'groups'>;

const size = lettering.narrow;
const wire = 44;
const names = 76;
const bracket = 218;
const pitch = 66;

export const stepsDownHeight = ({ groups }: Groups) =>
  groups.flatMap(({ steps }) => steps).length * pitch + 8;

/** Steps from top to bottom, the groups right of them. */
export function StepsDown({ groups }: Groups) {
  const steps = groups.flatMap((each) => each.steps);
  const end = steps.length - 1;
  const place = (index: number) => (index + 0.5) * pitch;
  return (
    <>
      <Trace
        d={steps
          .slice(1)
          .map(
            (_, i) =>
              `M${wire} ${place(i) + halfOf(i, false)}V${place(i + 1) - halfOf(i + 1, i + 1 === end)}`,
          )
          .join('')}
        tone="quiet"
        dashed
      />
      <Wire d={`M${wire} ${place(end) - 23}V${stepsDownHeight({ groups })}`} weight={2.2} live />
      <circle cx={wire} cy={place(end) - 23} r="2.5" fill="var(--hot-line)" />
      {steps.map((name, index) => {
        const lines = wrap(name, bracket - names - 14, size);
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
              x={bracket + 14}
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
