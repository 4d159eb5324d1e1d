import { microgridDayData } from '#electrical/figures/plots/microgrid-day.ts';
import { tenth } from '#electrical/tenth.ts';
import { Dimension } from '../../../plot/dimension.tsx';
import { Area, Lines, type PlotBox, Trace } from '../../../plot/plot.tsx';
import type { Scale } from '../../../plot/scale.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';

/**
 * The minutes of the cloud, on the scale of the day mere strokes, drawn out beside it: as its edge
 * crosses the field gas climbs to what its units reach, and storage fills what is still missing.
 */
export function MicrogridCloud({
  stored,
  box: { left, right },
  y,
  size,
}: {
  /** What storage gives. Megawatts. */
  stored: number;
  box: PlotBox;
  y: Scale;
  size: FigureSize;
}) {
  const { load, solar, gas, cloud } = microgridDayData;
  const wide = size === 'wide';
  const letters = lettering[size];
  const minute = (enlarged * (right - left)) / (24 * 60);
  const half = cloud.edge / 2;
  const start = tenth(right - (cloud.minutes + cloud.edge + 2 * margin) * minute);
  const x: Scale = (minutes) => tenth(start + (margin + half + minutes) * minute);
  const [covering, covered, clearing, clear] = [
    x(-half),
    x(half),
    x(cloud.minutes - half),
    x(cloud.minutes + half),
  ];
  const [before, reached, needed] = [
    y(load - solar.peak),
    y(gas.noon * gas.rating),
    y(load - cloud.solar),
  ];
  const [top, bottom] = [tenth(y(load) + 12), y((load - solar.peak) / 2)];
  const [middle, minutesY] = [x(cloud.minutes / 2), tenth((before + bottom) / 2 + letters * 0.55)];
  const climb = `${covering} ${before}L${covered} ${reached}H${clearing}L${clear} ${before}`;
  const missing = `${clear} ${before}L${clearing} ${needed}H${covered}L${covering} ${before}`;
  return (
    <>
      <path
        d={`M${start} ${top}H${right}V${bottom}H${start}z`}
        fill="var(--deep)"
        stroke="var(--line-2)"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={[before, reached, needed].map((at) => `M${start} ${at}H${right}`).join('')}
        stroke="var(--line)"
        vectorEffect="non-scaling-stroke"
      />
      <Area d={`M${climb}L${missing}z`} tone="plain" />
      <Trace d={`M${missing}`} />
      <Trace d={`M${start} ${before}L${climb}H${right}`} tone="live" />
      <Lines
        x={middle}
        y={top + letters + 7}
        size={letters}
        anchor="middle"
        lines={wide ? ['CLOUD', `TIME × ${enlarged}`] : ['CLOUD']}
        quiet
      />
      <Lettering x={middle} y={tenth((reached + needed) / 2 + letters * 0.35)} size={letters}>
        {wide ? 'STORAGE' : `${stored} MW`}
      </Lettering>
      <Lettering x={middle} y={tenth((before + reached) / 2 + letters * 0.35)} size={letters}>
        GAS
      </Lettering>
      <Dimension from={x(0)} to={x(cloud.minutes)} at={minutesY} />
      <Lettering x={middle} y={minutesY - 9} size={letters}>
        {`${cloud.minutes} min`}
      </Lettering>
    </>
  );
}

/** How much longer a minute is than in the day. */
const enlarged = 25;

/** Before and after the cloud. Minutes. */
const margin = 1;
