import { terminalBlockData as data } from '#electrical/figures/schematics/terminal-block.ts';
import { tenth } from '#electrical/tenth.ts';
import { Device } from '../../../symbols/device.tsx';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import { levelOf, places, terminalsShown } from './terminal-places.ts';

/** The terminals in a column; where the drawings agree, a wire from either side with its number. */
export function TerminalStrip({ size }: { size: FigureSize }) {
  const letters = lettering[size];
  const { strip, half, top, pitch, ends } = places[size];
  const shown = terminalsShown(data, size);
  const agreed = shown.filter((each) => !data.disputed.includes(each));
  const level = (terminal: number) => levelOf(data, size, terminal);
  const [left, right] = [strip - half, strip + half];
  return (
    <>
      <path
        d={agreed
          .map(
            (each) =>
              `M${ends.left} ${level(each)}H${left + 5.5}M${right - 5.5} ${level(each)}H${ends.right}`,
          )
          .join('')}
        stroke="var(--line-2)"
        strokeWidth="1.3"
        vectorEffect="non-scaling-stroke"
      />
      <Device
        d={`M${left} ${top}h${2 * half}v${pitch * shown.length}h${-2 * half}z${shown
          .slice(1)
          .map((_, i) => `M${left} ${top + (i + 1) * pitch}h${2 * half}`)
          .join('')}`}
      />
      {shown.map((each) => (
        <g key={each}>
          <Lettering x={strip} y={tenth(level(each) + letters * 0.35)} size={letters}>
            {each}
          </Lettering>
          {[left + 9, right - 9].map((x) => (
            <circle
              key={x}
              cx={x}
              cy={level(each)}
              r="3.5"
              {...(each === data.disputed[0] ? live : plain)}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {size === 'wide' && (
            <WireNumber x={left - 8} y={level(each)} anchor="end">
              {data.wires + each}
            </WireNumber>
          )}
          {size === 'wide' && agreed.includes(each) && (
            <WireNumber x={right + 8} y={level(each)} anchor="start">
              {data.wires + each}
            </WireNumber>
          )}
        </g>
      ))}
    </>
  );
}

function WireNumber(place: { x: number; y: number; anchor: 'start' | 'end'; children: string }) {
  return <Lettering {...place} y={place.y - 7} size={lettering.wide} quiet />;
}

/** The terminal that the supply comes to is live on both sides. */
const live = { fill: 'var(--hot-line)', stroke: 'var(--hot-line)' };
const plain = { fill: 'none', stroke: 'var(--ink)' };
