import {
  type Bid,
  leaders,
  total,
  weightSensitivityData,
} from '#electrical/figures/plots/weight-sensitivity.ts';
import { tenth } from '#electrical/tenth.ts';
import { Dot } from '../../../plot/dot.tsx';
import { Grid, Lines, type PlotBox, Trace } from '../../../plot/plot.tsx';
import { linear } from '../../../plot/scale.ts';
import { Stroke } from '../../../symbols/stroke.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';

/** Each total runs straight from the commercial score to the technical; the highest line leads. */
export const weightSensitivity: FigureDrawing = {
  sizes: { wide: [720, 444], narrow: [360, 452] },
  draw(size) {
    const { weight, bids } = weightSensitivityData;
    const letters = lettering[size];
    const box = boxes[size];
    const { left, right, top, bottom } = box;
    const scores = bids.flatMap((bid) => [bid.technical, bid.commercial]);
    const [low, high] = [
      Math.floor((Math.min(...scores) - 1) / 5) * 5,
      Math.ceil(Math.max(...scores) / 5) * 5,
    ];
    const x = linear([0, 100], [left, right]);
    const y = linear([low, high + 2.5], [bottom, top]);
    const stretches = leaders(bids);
    const ranked = [...bids].sort((a, b) => total(b, weight) - total(a, weight));
    // Where a line comes down steeply, lettering starts beyond it.
    const steep = (bid: Bid) => bid.commercial - bid.technical > 20;
    const strip = bottom + letters + 11;
    return (
      <>
        <Grid
          box={box}
          x={x}
          y={y}
          xTicks={Array.from({ length: 11 }, (_, i) => [10 * i])}
          yTicks={Array.from({ length: (high - low) / 5 + 1 }, (_, i) => {
            const value = low + 5 * i;
            return [value, value % 10 ? undefined : `${value}`];
          })}
          size={letters}
        />
        {bids.map((bid) => (
          <Trace key={bid.name} d={`M${left} ${y(bid.commercial)}L${right} ${y(bid.technical)}`} />
        ))}
        <Trace
          d={`M${left} ${y(Math.max(...bids.map((bid) => bid.commercial)))}${stretches
            .map(({ bid, to }) => `L${x(to)} ${y(total(bid, to))}`)
            .join('')}`}
          tone="live"
          weight={3.5}
        />
        {stretches.slice(0, -1).map(({ bid, to }) => (
          <g key={to}>
            <Trace d={`M${x(to)} ${y(total(bid, to))}V${strip}`} tone="quiet" weight={1.2} />
            <Dot x={x(to)} y={y(total(bid, to))} live />
            <Lettering
              x={x(to) + (steep(bid) ? -8 : 0)}
              y={y(total(bid, to)) - 16}
              size={letters}
              anchor={steep(bid) ? 'start' : 'middle'}
            >
              {total(bid, to).toFixed(1)}
            </Lettering>
          </g>
        ))}
        <Trace d={`M${x(weight)} ${top}V${bottom}`} dashed weight={1.2} />
        <Lines
          x={x(weight) + 10}
          y={top + letters + 4}
          size={letters}
          lines={[
            `AT ${weight}%`,
            ...ranked.map((bid) => `${bid.name} ${total(bid, weight).toFixed(1)}`),
          ]}
        />
        {ranked.map((bid) => (
          <Dot key={bid.name} x={x(weight)} y={y(total(bid, weight))} />
        ))}
        {bids.map(({ name, commercial, technical }) => {
          // On the side of the line's end that the line itself leaves free.
          const [start, end] = technical > commercial ? [letters + 5, -8] : [-8, letters + 5];
          return (
            <g key={name}>
              <Lettering x={left + 8} y={y(commercial) + start} size={letters} anchor="start">
                {`${name} ${commercial}`}
              </Lettering>
              <Lettering x={right - 6} y={y(technical) + end} size={letters} anchor="end">
                {`${name} ${technical}`}
              </Lettering>
            </g>
          );
        })}
        <Stroke d={`M${left} ${bottom}V${strip}H${right}V${bottom}`} stroke="var(--line-2)" />
        {stretches.map(({ bid, from, to }) => (
          <Lettering
            key={bid.name}
            x={tenth((x(from) + x(to)) / 2)}
            y={bottom + letters + 3}
            size={letters}
          >
            {`${bid.name} LEADS`}
          </Lettering>
        ))}
        {[0, ...stretches.map((each) => each.to)].map((at) => (
          <Lettering
            key={at}
            x={x(at)}
            y={strip + letters + 6}
            size={letters}
            anchor={at === 100 ? 'end' : 'middle'}
          >
            {`${tenth(at)}%`}
          </Lettering>
        ))}
        <Lettering x={left} y={top - 9} size={letters} anchor="start" quiet>
          TOTAL SCORE
        </Lettering>
        <Lettering x={right} y={strip + 2.3 * letters + 6} size={letters} anchor="end" quiet>
          TECHNICAL WEIGHT
        </Lettering>
      </>
    );
  },
};

const boxes: Record<FigureSize, PlotBox> = {
  wide: { left: 40, right: 708, top: 28, bottom: 374 },
  narrow: { left: 40, right: 352, top: 30, bottom: 370 },
};
