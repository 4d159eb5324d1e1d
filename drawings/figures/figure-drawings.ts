import type { ReactElement } from 'react';
import type { OwnDrawingName } from '#electrical/figures/figure-numbers.ts';
import type { Detail, FigureDrawing, FigureSize } from './figure-drawing.ts';
import { arcEnergy } from './plots/arc-energy.tsx';
import { bars } from './plots/bars.tsx';
import { costAndSavings } from './plots/cost-and-savings.tsx';
import { eventRecord } from './plots/event-record.tsx';
import { fallOfPotential } from './plots/fall-of-potential.tsx';
import { h2sScale } from './plots/h2s-scale.tsx';
import { hotSpotAging } from './plots/hot-spot-aging.tsx';
import { loadDay } from './plots/load-day.tsx';
import { microgridDay } from './plots/microgrid-day.tsx';
import { stringCurrent } from './plots/string-current.tsx';
import { temperatureRise } from './plots/temperature-rise.tsx';
import { trendToTrip } from './plots/trend-to-trip.tsx';
import { voltageDecisionMap } from './plots/voltage-decision-map.tsx';
import { voltageDrop } from './plots/voltage-drop.tsx';
import { voltagePhasors } from './plots/voltage-phasors.tsx';
import { weightSensitivity } from './plots/weight-sensitivity.tsx';
import { windows } from './plots/windows.tsx';
import { schematic } from './schematics/schematic.tsx';
import { stepsGrouped } from './schematics/steps-grouped.tsx';
import { responseMap } from './sections/response-map.tsx';

export function drawFigure(figure: DrawnFigure, size: FigureSize): ReactElement {
  return drawingOf(figure).draw(size, dataOf(figure));
}

export function figureBox(figure: DrawnFigure, size: FigureSize): string {
  const extent = drawingOf(figure).sizes[size];
  return `0 0 ${(typeof extent === 'function' ? extent(dataOf(figure)) : extent).join(' ')}`;
}

export function figureDetail(figure: DrawnFigure): Detail {
  return drawingOf(figure).detail ?? 0;
}

/** What a figure is drawn from: its drawing's name, and the data of one that is ordered. */
type DrawnFigure =
  | { drawing: OwnDrawingName }
  | { [Name in keyof Ordered]: { drawing: Name; data: DataOf<Ordered[Name]> } }[keyof Ordered];

/** The schema has made sure that a figure's data fit its drawing. */
function drawingOf({ drawing: name }: DrawnFigure) {
  if (name in ordered) return ordered[name as keyof Ordered] as FigureDrawing<unknown>;
  const own = name as OwnDrawingName;
  return (calculated[own] ?? schematic(own, details[own])) as FigureDrawing<unknown>;
}

const dataOf = (figure: DrawnFigure) => ('data' in figure ? figure.data : undefined);

/** The drawings that any article can order with data of its own. */
const ordered = { bars, 'load-day': loadDay, 'steps-grouped': stepsGrouped, windows };

type Ordered = typeof ordered;
type DataOf<Drawing> = Drawing extends FigureDrawing<infer Data> ? Data : never;

/** Of the drawings that hold their own data those that are calculated; each other one is plain files. */
const calculated: Partial<Record<OwnDrawingName, FigureDrawing>> = {
  'arc-energy': arcEnergy,
  'cost-and-savings': costAndSavings,
  'event-record': eventRecord,
  'fall-of-potential': fallOfPotential,
  'h2s-scale': h2sScale,
  'hot-spot-aging': hotSpotAging,
  'microgrid-day': microgridDay,
  'response-map': responseMap,
  'string-current': stringCurrent,
  'temperature-rise': temperatureRise,
  'trend-to-trip': trendToTrip,
  'voltage-decision-map': voltageDecisionMap,
  'voltage-drop': voltageDrop,
  'voltage-phasors': voltagePhasors,
  'weight-sensitivity': weightSensitivity,
};

/** From where down a strip of the narrow file says most, unless that is its top. */
const details: Partial<Record<OwnDrawingName, Detail>> = {
  'cable-section': 60,
  'conduit-seal': 45,
  'ground-grid-plan': 60,
  'one-line-by-phase': 75,
  'power-building-one-line': 15,
  'sag-profile': 30,
  'terminal-block': 75,
};
