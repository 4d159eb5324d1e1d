import type { ReactNode } from 'react';
import { forelands } from '#drawings/forelands/forelands.ts';
import { drawFigure, figureBox, ServiceMap } from '#drawings/index.ts';
import closing from '#drawings/landscapes/closing.svg?raw';
import hero from '#drawings/landscapes/hero.svg?raw';
import { SvgFile } from '#drawings/svg-file.tsx';
import { yardGradeY, yardSize } from '#drawings/yard/yard-geometry.ts';
import { type YardLayer, yardInService, yardScenes } from '#drawings/yard/yard-scenes.ts';
import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { toolDrawings } from '#site/drawings/tool-drawings.tsx';
import { hasDiorama } from '#site/pictures/dioramas.ts';
import type { HeadingRoom } from './fit-heading.ts';
import { SheetCard } from './sheet-card.tsx';
import { type CardDrawing, socialCardSize } from './social-card.ts';

/** What a card draws, and the room that it leaves for the heading. */
export interface CardScene {
  /** Where the sky ends; the page's ground is below it. */
  gradeY: number;
  drawing: ReactNode;
  heading: HeadingRoom & { top: number };
  /** The scene whose diorama is on the ground, and where. */
  diorama?: { scene: string; left: number; top: number; width: number };
}

const { width, height } = socialCardSize;

/** The scene of a card. A page whose drawing is not there has the landscape of the home page. */
export function composeScene(card: CardDrawing): CardScene {
  if (card.kind === 'service') {
    const scene = landscape(yardScenes[card.name], yardBox, momentLeft[card.name]);
    // The poles and the live line end right under the heading; a number goes across all of it.
    const room = card.call ? { width: 1072, largest: 120 } : {};
    return { ...scene, heading: { ...scene.heading, height: 180, ...room } };
  }
  if (card.kind === 'map') {
    return besideHeading([760, 760], <ServiceMap {...card.map} size="wide" />, 440);
  }
  if (card.kind === 'sheet') return besideHeading([560, 460], <SheetCard sheet={card.sheet} />);
  if (card.kind === 'facilityType' || card.kind === 'project') {
    if (hasDiorama(card.name)) return withDiorama(card.name);
  }
  if (card.kind === 'article') {
    const [, , wide = 1, high = 1] = figureBox(card.plate, 'wide').split(' ').map(Number);
    return besideHeading([wide, high], drawFigure(card.plate, 'wide'));
  }
  if (card.kind === 'tool') {
    const tool = toolDrawings[card.example.calculator];
    if (tool) return besideHeading(tool.box, tool.draw(card.example));
  }
  if (card.kind === 'landscape' && card.name !== 'hero') {
    if (card.name === 'closing')
      return landscape([{ name: 'closing', svg: closing }], closingBox, 660);
    if (card.name === 'yard') return landscape(yardInService, yardBox, 745);
    return landscape([{ name: card.name, svg: forelands[card.name] }], forelandBox, 60);
  }
  return landscape([{ name: 'hero', svg: hero }], heroBox, 680);
}

/** What of the yard lies at a card's left edge: the moment is right of the heading. */
const momentLeft: Record<ServiceDrawing, number> = {
  'new-build': 560,
  'turn-key': 745,
  maintenance: 470,
  emergency: 520,
  automation: 745,
  programming: 690,
};

/** The size of a landscape's file, and the top of its grade line. */
interface LandscapeBox {
  width: number;
  height: number;
  gradeY: number;
}

const heroBox: LandscapeBox = { width: 2400, height: 620, gradeY: 600 };
const closingBox: LandscapeBox = { width: 2400, height: 560, gradeY: 540 };
const forelandBox: LandscapeBox = { width: 1320, height: 420, gradeY: 400 };
const yardBox: LandscapeBox = { ...yardSize, gradeY: yardGradeY };

/**
 * A landscape over the whole card, of layers that lie over each other; `left` is the part of it that lies at
 * the card's left edge.
 */
function landscape(layers: readonly YardLayer[], box: LandscapeBox, left: number): CardScene {
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

/** A diorama by night on the bare ground; the wires may pass over the heading's end. */
function withDiorama(scene: string): CardScene {
  return {
    gradeY: 0,
    drawing: null,
    heading: { top: 150, width: 450, height: 330 },
    diorama: { scene, left: 468, top: 40, width: 748 },
  };
}

/** A drawing below grade, a strip of sky above it: at the right, as large as there is room. */
function besideHeading(
  [wide, high]: readonly [number, number],
  drawing: ReactNode,
  most = 400,
): CardScene {
  const gradeY = 132;
  const room = { x: 610, y: most > 400 ? 150 : 168, width: 540, height: most };
  const scale = Math.min(room.width / wide, room.height / high);
  const left = room.x + (room.width - wide * scale);
  const top = room.y + (room.height - high * scale) / 2;
  return {
    gradeY,
    drawing: (
      <>
        <path d={`M0 ${gradeY}H${width}`} stroke="var(--ink)" strokeWidth="2.5" />
        <g transform={`translate(${left} ${top}) scale(${scale})`}>{drawing}</g>
      </>
    ),
    heading: { top: 218, width: 500, height: 330 },
  };
}
