import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { emergencyPan, emergencyX, yardLeft, yardX } from './yard-geometry.ts';

/** The width of a page's content, to which the wide one-line is drawn. */
export const yardLineWidth = 1280;

/** Where the symbols stand in the wide one-line: under what they stand for in the scene. */
export function placeSymbols(drawing: ServiceDrawing) {
  const pan = drawing === 'emergency' ? emergencyPan : 0;
  const under = (x: number) => Math.round(x - yardLeft - gutter);
  const transformer = under(yardX.transformer + pan);
  return {
    cutout: under(emergencyX.cutout),
    parted: under(emergencyX.brokenPole),
    potential: under(yardX.deadEnd + pan),
    lineSwitch: under(yardX.disconnect + pan),
    breaker: under(yardX.breaker + pan),
    arrester: transformer - 50,
    transformer,
    main: transformer + (pan ? 42 : 63),
    bus: transformer + (pan ? 64 : 103),
    lighting: under(yardX.controlHouse),
    remoteTerminal: under(yardX.mast),
    motorControl: under(yardX.motorControl),
    // The pump stands at the edge of the page's content; its symbol keeps inside it.
    pump: Math.min(under(yardX.pump), yardLineWidth - (pan ? 14 : 18)),
  };
}

/** Where the wide drawing ends below grade; the logic takes more room. */
export const lineFoot = (drawing: ServiceDrawing) => (drawing === 'programming' ? 532 : 324);

export type YardPlaces = ReturnType<typeof placeSymbols>;

/** Between the page's edge and its content at the width of the scene. */
const gutter = 80;
