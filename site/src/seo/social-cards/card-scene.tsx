import type { ReactElement, ReactNode } from 'react';
import { grade } from '#illustrations/elevations/elevation.tsx';
import { facilityElevations } from '#illustrations/elevations/facility-elevations.tsx';
import { drawFigure, figureBox } from '#illustrations/figures/figure-drawings.ts';
import { serviceFragments } from '#illustrations/fragments/fragments.tsx';
import { ClosingLandscape, closingGradeY } from '#illustrations/landscapes/closing-landscape.tsx';
import { heroGradeY } from '#illustrations/landscapes/hero-geometry.ts';
import { HeroLandscape } from '#illustrations/landscapes/hero-landscape.tsx';
import { DrawOutBreaker, WithdrawnBreaker } from '#illustrations/one-line/draw-out.tsx';
import { sheet } from '#illustrations/site-plans/relief.tsx';
import { SitePlan } from '#illustrations/site-plans/site-plan.tsx';
import type { ArticleFigure } from '#site/schemas/figures/article-figures.ts';
import type { CardDrawing } from '../pages.ts';
import type { HeadingRoom } from './fit-heading.ts';
import { socialCardSize } from './social-card.ts';
import type { PageProperties } from './standalone-svg.ts';

/** What a card draws, and the room that it leaves for the heading. */
export interface CardScene {
  /** Where the sky ends; the page's ground is below it. */
  gradeY: number;
  drawing: ReactNode;
  heading: HeadingRoom & { top: number };
  /** What the drawing is told as a page would tell it. */
  properties?: PageProperties;
}

const { width, height } = socialCardSize;

/** The scene of a card. A page whose drawing is not there has the landscape of the home page. */
export function composeScene(card: CardDrawing): CardScene {
  if (card.kind === 'service') {
    const fragment = named(serviceFragments, card.name);
    if (fragment)
      return belowGrade(<Feeder fragment={fragment} dead={card.dead} />, feed(card.dead));
  }
  if (card.kind === 'facilityType') {
    const elevation = named(facilityElevations, card.name);
    if (elevation) return onGrade(elevation);
  }
  if (card.kind === 'article') return onPanel(card.plate);
  if (card.kind === 'project') return belowGrade(<Sheet slug={card.name} />);
  return card.name === 'closing'
    ? landscape(<ClosingLandscape />, closingGradeY, 660)
    : landscape(<HeroLandscape />, heroGradeY, 680);
}

const named = (drawings: Record<string, ReactElement>, name: string) => drawings[name];

/** The supply is always live; what hangs on a withdrawn breaker is not. */
const feed = (dead: boolean): PageProperties =>
  dead
    ? { '--supply': '--hot-line' }
    : { '--supply': '--hot-line', '--wiring': '--hot-line', '--breaker': '--hot-line' };

/** A landscape over the whole card; `left` is the part of it that lies at the card's left edge. */
function landscape(drawing: ReactElement, ownGradeY: number, left: number): CardScene {
  const gradeY = height - 24;
  return {
    gradeY,
    drawing: <g transform={`translate(${-left} ${gradeY - ownGradeY})`}>{drawing}</g>,
    heading: { top: 150, width: 570, height: 225 },
  };
}

/** A facility on the card's own grade line, its one-line below. */
function onGrade(elevation: ReactElement): CardScene {
  const gradeY = 432;
  const scale = 1.5;
  return {
    gradeY,
    drawing: (
      <>
        <Grade y={gradeY} />
        {/* The mesas end with the drawing; its left edge fades, so that no cliff stands there. */}
        <linearGradient id="edge">
          <stop stopColor="#fff" stopOpacity="0" />
          <stop offset=".1" stopColor="#fff" />
        </linearGradient>
        <mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="420" height="300">
          <path d={`M0 0h420v${grade}H0z`} fill="url(#edge)" />
          <path d={`M0 ${grade}h420V300H0z`} fill="#fff" />
        </mask>
        <g
          transform={`translate(${width - 400 * scale} ${gradeY - grade * scale}) scale(${scale})`}
          mask="url(#fade)"
        >
          {elevation}
        </g>
      </>
    ),
    heading: { top: 150, width: 500, height: 262 },
  };
}

/** A drawing below grade, a strip of sky above it. */
function belowGrade(drawing: ReactElement, properties?: PageProperties): CardScene {
  const gradeY = 132;
  return {
    gradeY,
    drawing: (
      <>
        <Grade y={gradeY} />
        {drawing}
      </>
    ),
    heading: { top: 218, width: 500, height: 330 },
    properties,
  };
}

/** An article's plate under a strip of sky. */
function onPanel(plate: ArticleFigure): CardScene {
  const room = { x: 610, y: 168, width: 540, height: 400 };
  const [, , wide = 1, high = 1] = figureBox(plate, 'wide').split(' ').map(Number);
  const scale = Math.min(room.width / wide, room.height / high);
  const left = room.x + (room.width - wide * scale);
  const top = room.y + (room.height - high * scale) / 2;
  return belowGrade(
    <g transform={`translate(${left} ${top}) scale(${scale})`}>{drawFigure(plate, 'wide')}</g>,
  );
}

function Grade({ y }: { y: number }) {
  return <path d={`M0 ${y}H${width}`} stroke="var(--ink)" strokeWidth="2.5" />;
}

/** A service's feeder: from the live conductor at the grade line through its breaker. */
function Feeder({ fragment, dead }: { fragment: ReactElement; dead: boolean }) {
  return (
    <>
      <g transform="translate(845 132) scale(1.55)">
        {dead ? <WithdrawnBreaker /> : <DrawOutBreaker />}
      </g>
      <g transform="translate(600 250) scale(2.3)">{fragment}</g>
    </>
  );
}

/** A project's site from above on its framed sheet. */
function Sheet({ slug }: { slug: string }) {
  const paper = `M0 0h${sheet.width}v${sheet.depth}H0z`;
  return (
    <g transform="translate(612 178) scale(1.31)">
      <path d={paper} fill="var(--surface)" />
      <svg width={sheet.width} height={sheet.depth}>
        <SitePlan slug={slug} />
      </svg>
      <path d={paper} fill="none" stroke="var(--ink)" strokeWidth="1.2" />
    </g>
  );
}
