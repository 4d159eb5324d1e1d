import { responseMapData } from '#electrical/figures/sections/response-map.ts';
import { tenth } from '#electrical/tenth.ts';
import type { Box } from '../../../map/label-placement.ts';
import type { Point } from '../../../parts/polyline.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { Device } from '../../../symbols/device.tsx';
import { Lettering } from '../../../symbols/wire.tsx';

/** Where the key of the map stands. */
export interface KeyPlan {
  /** The left end of each line's sample, on the baseline of its words. */
  near: Point;
  far: Point;
  /** What the figures at the towns are. */
  figures: { at: Point; lines: (tolerance: number) => string[] };
  /** The left end of the scale bar. */
  scale: Point;
  /** The room it takes on the map, if it stands there. */
  rooms: readonly Box[];
}

/** What solid, dashed and the figures mean, and how long 25 miles are. */
export function Key({
  plan: { near, far, figures, scale },
  mile,
  letters,
}: {
  plan: KeyPlan;
  mile: number;
  letters: number;
}) {
  const sample = 30;
  const rise = 0.35 * letters;
  const rows = [
    { at: near, text: `UP TO ABOUT ${responseMapData.within} MIN`, dashed: false },
    { at: far, text: 'BEYOND', dashed: true },
  ];
  return (
    <>
      {rows.map(({ at: [x, y], text, dashed }) => (
        <g key={text}>
          <Trace d={`M${x} ${tenth(y - rise)}h${sample}`} dashed={dashed} />
          <Lettering x={x + sample + 8} y={y} size={letters} anchor="start" quiet>
            {text}
          </Lettering>
        </g>
      ))}
      <Lines
        x={figures.at[0]}
        y={figures.at[1]}
        size={letters}
        lines={figures.lines(responseMapData.tolerance)}
        quiet
      />
      <Device d={`M${scale[0]} ${scale[1] - 6}v6h${tenth(25 * mile)}v-6`} />
      <Lettering x={scale[0]} y={scale[1] - 12} size={letters} anchor="start" quiet>
        25 mi STRAIGHT
      </Lettering>
    </>
  );
}
