import type { Company } from '#contract/company.ts';
import { type ForelandName, forelands } from '#drawings/forelands/forelands.ts';
import road from '#drawings/forelands/road.svg?raw';
import { RoadSign } from '#drawings/forelands/road-sign.tsx';
import riser from '#drawings/gutter/riser.svg?raw';
import tap from '#drawings/gutter/tap.svg?raw';
import { SvgFile } from '#drawings/svg-file.tsx';
import '#ui/blocks/page-hero.css';
import '#ui/pictures/scene.css';
import './gutter-riser.css';

/** The foreground of a first screen, and the riser that feeds the page's rail. */
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

/** Forelands with something higher than a pole. */
const tallForelands: readonly ForelandName[] = ['plant', 'house'];

/** The foreland whose sign names the states of the company's bases. */
export function RoadForeland({ bases }: { bases: Company['bases'] }) {
  return (
    <>
      <SvgFile svg={road} className="landscape foreland" />
      <RoadSign bases={bases} className="landscape foreland" />
      <GutterRiser />
    </>
  );
}

/** The riser pole in the margin of a first screen, which feeds the rail of the page below it. */
export const GutterRiser = () => (
  <SvgFile svg={riser} viewBox={gutterViewBox} className="scene gutter-riser" />
);

/** In place of the riser pole, a tap on a pole of the yard's own line. */
export const GutterTap = () => (
  <SvgFile svg={tap} viewBox={gutterViewBox} className="scene gutter-riser" />
);

/** The column, one unit wide, where the cable comes down; the rest of the pole overflows it. */
const gutterViewBox = '0 -120 1 120';
