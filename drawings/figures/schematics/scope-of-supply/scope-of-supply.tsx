import {
  addedToCompare,
  scopeOfSupplyData,
} from '#electrical/figures/schematics/scope-of-supply.ts';
import { tenth } from '#electrical/tenth.ts';
import { Lines } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../../figure-drawing.ts';
import { ServiceOneLine } from './service-one-line.tsx';

/**
 * The utility's line is live up to an open switch; what lies beyond is still to be built. Beside it
 * each offer's price, item by item: a filled square is in it, an empty one had to be added.
 */
export const scopeOfSupply: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 292] },
  draw(size) {
    const { supply, offers, items } = scopeOfSupplyData;
    const wide = size === 'wide';
    const letters = lettering[size];
    const { names, columns, head, row, square, end } = arrangements[size];
    const column = (index: number) => columns.first + columns.apart * index;
    const level = (index: number) => head + 14 + row * (index + 0.5);
    const under = head + 14 + row * items.length;
    const foot = under + letters + 11;
    const box = (x: number, y: number) =>
      `M${x - square / 2} ${tenth(y - square / 2)}h${square}v${square}h${-square}z`;
    return (
      <>
        <ServiceOneLine {...{ supply, size }} />
        <path d={box(names + square / 2, head - letters * 0.35)} fill="var(--ink)" />
        <Lettering x={names + square + 8} y={head} size={letters} anchor="start" quiet>
          {wide ? 'IN THE PRICE' : 'IN PRICE'}
        </Lettering>
        {offers.map((offer, index) => (
          <Lettering key={offer} x={column(index)} y={head} size={letters}>
            {offer}
          </Lettering>
        ))}
        <path
          d={`M${names} ${head + 14}H${end}M${names} ${under}H${end}`}
          stroke="var(--line-2)"
          vectorEffect="non-scaling-stroke"
        />
        {items.map(({ name, short, added }, index) => {
          const lines = wrap((!wide && short) || name, columns.first - names - square, letters);
          return (
            <g key={name}>
              <Lines
                x={names}
                y={tenth(level(index) + letters * (0.35 - 0.65 * (lines.length - 1)))}
                size={letters}
                lines={lines}
              />
              {added.map((price, offer) => (
                <path
                  key={offers[offer]}
                  d={box(column(offer), level(index))}
                  fill={price ? 'none' : 'var(--ink)'}
                  stroke="var(--ink)"
                  strokeWidth="1.5"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </g>
          );
        })}
        <Lettering x={names} y={foot} size={letters} anchor="start" quiet>
          {wide ? 'ADDED TO COMPARE' : 'LEFT OUT'}
        </Lettering>
        {addedToCompare(offers, items).map(({ offer, missing, sum }, index) => (
          <Lettering key={offer} x={column(index)} y={foot} size={letters}>
            {wide ? `$${sum.toLocaleString('en-US')}` : missing}
          </Lettering>
        ))}
      </>
    );
  },
};

interface Arrangement {
  /** Where the names of the items start. */
  names: number;
  /** Where the first offer stands, and from one to the next. */
  columns: { first: number; apart: number };
  /** The baseline of the offers' names. */
  head: number;
  /** From one item to the next. */
  row: number;
  square: number;
  /** Where the rules end. */
  end: number;
}

const arrangements: Record<FigureSize, Arrangement> = {
  wide: {
    names: 228,
    columns: { first: 392, apart: 68 },
    head: 112,
    row: 44,
    square: 14,
    end: 560,
  },
  narrow: {
    names: 132,
    columns: { first: 264, apart: 40 },
    head: 62,
    row: 36,
    square: 14,
    end: 358,
  },
};
