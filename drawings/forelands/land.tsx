import type { ReactNode } from 'react';
import { Brush, GradeLine, Mesas, type Skyline, Stars, Yuccas } from '../parts/desert.tsx';
import { Lines } from '../parts/part.tsx';

/** Shown at true scale on wide pages, `pageCenter` in the page's middle. */
export const forelandViewBox = '0 0 1320 420';
/** The top of the grade line, on which everything is. */
export const gradeY = 400;
/** The horizon: above it sky and mesas, below it the plain. */
export const horizonY = 366;
/** Land, grade line and conductors go on to here, for pages wider than the drawing. */
export const reach = { from: -1900, to: 2800 } as const;

/**
 * The land of a first screen: stars or sun, mesas and the plain, `behind` on the horizon, the
 * equipment as children, then the grade line and its plants.
 *
 * @param shift moves the mesas, so that no two pages have the same horizon.
 */
export function Land({ shift, sun, yuccas, brush, behind, children }: LandProps) {
  return (
    <>
      <g transform="translate(-540)">
        <Stars count={44} height={330} seed={shift + 31} />
      </g>
      <circle cx={sun} cy="284" r="112" fill="var(--sun)" fillOpacity=".7" />
      <Lines
        d={`M${sun + 190} 126h118M${sun + 232} 133h76`}
        stroke="var(--line-2)"
        strokeWidth=".8"
        strokeOpacity=".6"
      />
      <g transform={`translate(${shift})`}>
        <Mesas
          skyline={skyline}
          from={reach.from - shift}
          to={reach.to - shift}
          y={horizonY}
          ground={gradeY}
        />
      </g>
      {behind}
      {children}
      <GradeLine from={reach.from} to={reach.to} y={gradeY} />
      <Yuccas at={yuccas} y={gradeY} seed={3} />
      <Brush at={brush} y={gradeY} seed={2} scale={1.1} />
    </>
  );
}

interface LandProps {
  shift: number;
  sun: number;
  yuccas: readonly number[];
  brush: readonly number[];
  behind?: ReactNode;
  children: ReactNode;
}

const skyline: Skyline = {
  far: '-980 -760 60, -420 -180 66, 120 330 58, 560 640 74, 700 960 68, 1260 1500 62, 1840 2060 64',
  mid: '-640 -480 42, -60 90 44, 400 520 40, 930 1010 36, 1130 1330 46, 1600 1780 42',
  near: '-250 -120 20, 280 380 22, 820 900 19, 1420 1560 21',
};
