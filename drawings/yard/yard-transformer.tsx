import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { type Condition, Outline } from '../symbols/conductor.tsx';
import { ground } from '../symbols/device.tsx';
import { arrester } from '../symbols/switch.tsx';
import { delta, wye } from '../symbols/transformer.tsx';
import { Dot, Words } from './yard-symbols.tsx';

const { transformer, primary, secondary } = yardRatings;

/** What a sheet and a drawing call the transformer's rating and its two voltages. */
export const transformerLabels = {
  name: transformer.name,
  rating: `${(transformer.voltAmperes / 1000).toLocaleString('en-US')} kVA`,
  primary: `${primary / 1000} kV`,
  secondary: `${secondary}Y/${Math.round(secondary / Math.sqrt(3))} V`,
} as const;

/** T1 with its arrester on a conductor that goes across: delta to the line, grounded wye to the bus. */
export function YardTransformer({
  x,
  y,
  arresterX,
  is,
  stacked,
  words,
}: {
  x: number;
  y: number;
  /** Of the arrester before it. */
  arresterX: number;
  is: Condition;
  /** Whether both voltages stand on one side, where there is no room behind it. */
  stacked: boolean;
  words?: string | undefined;
}) {
  // It stands, and is dead, where the conductors to it are still planned.
  const own = is === 'planned' ? 'dead' : is;
  const winding = (at: number, sweep: 0 | 1) =>
    `M${at} ${y - 20}${`a5 5 0 0 ${sweep} 0 10`.repeat(4)}`;
  return (
    <>
      <Outline d={winding(x - 8, 1) + winding(x + 8, 0)} is={own} />
      <Outline d={delta(x - 22, y + 36) + wye(x + 22, y + 34) + ground(x + 22, y + 42)} is="dead" />
      <Outline
        d={arrester(arresterX, y) + ground(arresterX, y + 22)}
        is={is === 'planned' ? is : 'dead'}
      />
      <Dot at={[arresterX, y]} is={is} />
      <Words x={arresterX + 10} y={y + 46} anchor="end" quiet>
        Arrester
      </Words>
      <Words x={x} y={80}>
        {transformerLabels.name}
      </Words>
      <Words x={x - 16} y={80} anchor="end" quiet>
        {transformerLabels.rating}
      </Words>
      {words ? (
        <Words x={x - 20} y={99} anchor="end" quiet>
          {words}
        </Words>
      ) : null}
      <Words x={x - 8} y={y + 64} anchor="end" quiet>
        {transformerLabels.primary}
      </Words>
      <Words
        x={stacked ? x - 8 : x + 2}
        y={y + (stacked ? 80 : 64)}
        anchor={stacked ? 'end' : 'start'}
        quiet
      >
        {transformerLabels.secondary}
      </Words>
    </>
  );
}
