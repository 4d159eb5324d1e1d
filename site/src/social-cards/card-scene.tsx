import type { ReactNode } from 'react';
import { ArticleFigure } from '#drawings/figures/article-figure.tsx';
import { forelands } from '#drawings/forelands/forelands.ts';
import closing from '#drawings/landscapes/closing.svg?raw';
import { type HomeLandscapeName, homeLandscapes } from '#drawings/landscapes/home-landscapes.ts';
import { ServiceMap } from '#drawings/map/service-map.tsx';
import { SvgFile } from '#drawings/svg-file.tsx';
import { yardGradeY, yardSize } from '#drawings/yard/yard-geometry.ts';
import { type YardLayer, yardInService, yardScenes } from '#drawings/yard/yard-scenes.ts';
import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { ToolDrawing } from '#site/blocks/tool-drawing.tsx';
import { measureMapName } from '#site/fonts/measure-map-name.ts';
import { type CardDrawing, socialCardSize } from '#site/seo/social-card.ts';
import { colors } from '#site/styles/colors.ts';
import type { HeadingArea } from './fit-heading.ts';
import { SheetCard } from './sheet-card.tsx';

/** Picture of a card, and the space for its heading. Coordinates are pixels of the card. */
export interface CardScene {
  /** Y of the grade line, where the sky ends and the ground begins. */
  gradeY: number;
  drawing: ReactNode;
  diorama?: CardDiorama;
  heading: HeadingArea & { top: number };
}

/** Position and width of a rendered diorama on a card, in pixels. */
export interface CardDiorama {
  scene: string;
  left: number;
  top: number;
  width: number;
}

type LandscapeName = Extract<CardDrawing, { kind: 'landscape' }>['name'];

const { width, height } = socialCardSize;

/** Size of a landscape drawing, and the y of its grade line. */
interface LandscapeBox {
  width: number;
  height: number;
  gradeY: number;
}

const heroBox: LandscapeBox = { width: 2400, height: 620, gradeY: 600 };
const closingBox: LandscapeBox = { width: 2400, height: 560, gradeY: 540 };
const forelandBox: LandscapeBox = { width: 1320, height: 420, gradeY: 400 };
const yardBox: LandscapeBox = { ...yardSize, gradeY: yardGradeY };

/** For each landscape drawing, its x coordinate at the left edge of the card. */
const landscapeLeft = { hero: 680, closing: 660, yard: 745, foreland: 60 };

/** For the card of each service, the x coordinate of the yard drawing at the left edge of the card. */
const serviceLeft: Record<ServiceDrawing, number> = {
  'new-build': 560,
  'turn-key': 745,
  maintenance: 470,
  emergency: 520,
  automation: 745,
  programming: 690,
};

/** Area of a drawing below the grade line. The drawing fills the area and is aligned to the right. */
const drawingRoom = {
  x: 610,
  y: 168,
  width: 540,
  height: 400,
  preserveAspectRatio: 'xMaxYMid',
  overflow: 'visible',
};

/** The map is round, so it may be closer to the grade line and to the bottom of the card. */
const mapRoom = { ...drawingRoom, y: 150, height: 440 };

/** Returns the scene of a card. */
export function composeScene(drawing: CardDrawing): CardScene {
  switch (drawing.kind) {
    case 'landscape':
      return composeLandscape(drawing.name);
    case 'service':
      return serviceScene(drawing);
    case 'facilityType':
    case 'project':
      return dioramaScene(drawing.name);
    case 'map':
      return belowGradeScene(
        <ServiceMap {...drawing.map} measureName={measureMapName} size="wide" {...mapRoom} />,
      );
    case 'sheet':
      return belowGradeScene(<SheetCard sheet={drawing.sheet} {...drawingRoom} />);
    case 'article':
      return belowGradeScene(<ArticleFigure figure={drawing.plate} size="wide" {...drawingRoom} />);
    case 'tool':
      return belowGradeScene(<ToolDrawing example={drawing.example} {...drawingRoom} />);
  }
}

function composeLandscape(name: LandscapeName): CardScene {
  switch (name) {
    case 'oil-field':
    case 'power-line':
      return homeLandscape(name);
    case 'closing':
      return landscapeScene([{ name: 'closing', svg: closing }], closingBox, landscapeLeft.closing);
    case 'yard':
      return landscapeScene(yardInService, yardBox, landscapeLeft.yard);
    default:
      return landscapeScene([{ name, svg: forelands[name] }], forelandBox, landscapeLeft.foreland);
  }
}

const homeLandscape = (name: HomeLandscapeName) =>
  landscapeScene([{ name, svg: homeLandscapes[name] }], heroBox, landscapeLeft.hero);

/** Returns the scene of a service's card: the yard as the service's page shows it, to the right of the heading. */
function serviceScene({ name, call }: Extract<CardDrawing, { kind: 'service' }>): CardScene {
  const { heading, ...scene } = landscapeScene(yardScenes[name].layers, yardBox, serviceLeft[name]);
  // The heading must end above the poles and the energized line.
  const aboveLine = { ...heading, height: 180 };
  // A phone number spans the width of the card.
  return { ...scene, heading: call ? { ...aboveLine, width: 1072, largest: 120 } : aboveLine };
}

/**
 * Returns a scene with a landscape across the whole card, in overlapping layers.
 *
 * @param left The drawing's x coordinate at the left edge of the card.
 */
function landscapeScene(layers: readonly YardLayer[], box: LandscapeBox, left: number): CardScene {
  const gradeY = height - 24;
  return {
    gradeY,
    drawing: layers.map(({ name, svg, pan = 0 }) => (
      <SvgFile
        key={name}
        svg={svg}
        x={pan - left}
        y={gradeY - box.gradeY}
        width={box.width}
        height={box.height}
        overflow="visible"
      />
    )),
    heading: { top: 150, width: 570, height: 225 },
  };
}

/** Returns a scene with a diorama at night on a plain background. Wires may overlap the end of the heading. */
function dioramaScene(scene: string): CardScene {
  return {
    gradeY: 0,
    drawing: null,
    diorama: { scene, left: 468, top: 40, width: 748 },
    heading: { top: 150, width: 450, height: 330 },
  };
}

/** Returns a scene with a drawing below the grade line, to the right of the heading, and a strip of sky above. */
function belowGradeScene(drawing: ReactNode): CardScene {
  const gradeY = 132;
  return {
    gradeY,
    drawing: (
      <>
        <path d={`M0 ${gradeY}H${width}`} stroke={colors.ink.dark} strokeWidth="2.5" />
        {drawing}
      </>
    ),
    heading: { top: 218, width: 500, height: 330 },
  };
}
