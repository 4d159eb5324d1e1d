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
function drawingOf({ drawing }: DrawnFigure) {
  return { ...own, ...ordered }[drawing] as FigureDrawing<unknown>;
}

const dataOf = (figure: DrawnFigure) => ('data' in figure ? figure.data : undefined);

/** The drawings that any article can order with data of its own. */
const ordered = { bars, 'load-day': loadDay, 'steps-grouped': stepsGrouped, windows };

type Ordered = typeof ordered;
type DataOf<Drawing> = Drawing extends FigureDrawing<infer Data> ? Data : never;

/** The drawings that hold their own data, most of them made for one article. */
const own: Record<OwnDrawingName, FigureDrawing> = {
  'arc-energy': arcEnergy,
  'authority-map': schematic('authority-map'),
  'cable-section': schematic('cable-section', 60),
  'call-timeline': schematic('call-timeline'),
  'clearance-by-voltage': schematic('clearance-by-voltage'),
  'conduit-seal': schematic('conduit-seal', 45),
  'cost-and-savings': costAndSavings,
  'event-record': eventRecord,
  'failure-curve': schematic('failure-curve'),
  'fall-of-potential': fallOfPotential,
  'ground-grid-plan': schematic('ground-grid-plan', 60),
  'h2s-scale': h2sScale,
  'hot-spot-aging': hotSpotAging,
  interfaces: schematic('interfaces'),
  'microgrid-day': microgridDay,
  'one-line-by-phase': schematic('one-line-by-phase', 75),
  'phase-timeline': schematic('phase-timeline'),
  'power-building-one-line': schematic('power-building-one-line', 15),
  'response-map': responseMap,
  'sag-profile': schematic('sag-profile', 30),
  'scope-line': schematic('scope-line'),
  'scope-of-supply': schematic('scope-of-supply'),
  'string-current': schematic('string-current'),
  'substation-one-line': schematic('substation-one-line'),
  'tank-zones': schematic('tank-zones'),
  'temperature-rise': temperatureRise,
  'terminal-block': schematic('terminal-block', 75),
  'test-sequence': schematic('test-sequence'),
  'trench-section': schematic('trench-section'),
  'trend-to-trip': trendToTrip,
  'voltage-decision-map': voltageDecisionMap,
  'voltage-drop': voltageDrop,
  'voltage-phasors': voltagePhasors,
  'weight-sensitivity': weightSensitivity,
};
