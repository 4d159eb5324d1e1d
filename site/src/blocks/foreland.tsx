import type { Company } from '#contract/company.ts';
import { type ForelandName, forelands } from '#drawings/forelands/forelands.ts';
import road from '#drawings/forelands/road.svg?raw';
import { RoadSign } from '#drawings/forelands/road-sign.tsx';
import riser from '#drawings/gutter/riser.svg?raw';
import tap from '#drawings/gutter/tap.svg?raw';
import { SvgFile } from '#drawings/svg-file.tsx';
import '#ui/sections/page-hero.css';
import '#ui/pictures/scene.css';
import './gutter-riser.css';

/** Forelands that are taller than a utility pole. */
const tallForelands: readonly ForelandName[] = ['plant', 'house'];

/** View box of a column one unit wide that contains the cable. The rest of the pole overflows the view box. */
const gutterViewBox = '0 -120 1 120';

/** Foreground landscape of a hero, and the riser that feeds the page's rail. */
export function Foreland({ name }: { name: ForelandName }) {
  const isTall = tallForelands.includes(name);
  return (
    <>
      <SvgFile
        svg={forelands[name]}
        className={isTall ? 'landscape foreland foreland-tall' : 'landscape foreland'}
      />
      <GutterRiser />
    </>
  );
}

/** Foreground landscape with a road sign that names the states of the company's bases. */
export function RoadForeland({ bases }: { bases: Company['bases'] }) {
  return (
    <>
      <SvgFile svg={road} className="landscape foreland" />
      <RoadSign bases={bases} className="landscape foreland" />
      <GutterRiser />
    </>
  );
}

/** Riser pole in the margin of a hero. It feeds the rail, which runs down the page below. */
export const GutterRiser = () => (
  <SvgFile svg={riser} viewBox={gutterViewBox} className="scene gutter-riser" />
);

/** Alternative to the riser pole for heroes that show the yard: a tap on a pole of the yard's own power line. */
export const GutterTap = () => (
  <SvgFile svg={tap} viewBox={gutterViewBox} className="scene gutter-riser" />
);
