/**
 * Names of the colors in drawings. Their values in both themes are in `site/src/styles/colors.ts`. The type check requires
 * a value for each name.
 */
export type DrawingColor =
  | 'ink'
  | 'ink-2'
  | 'ink-3'
  | 'line'
  | 'line-2'
  | 'hot'
  | 'hot-line'
  | 'deep'
  | 'bg'
  | 'surface'
  | 'surface-2'
  | 'structure'
  | 'far'
  | 'wire'
  | 'fill-0'
  | 'fill-1'
  | 'fill-2'
  | 'fill-3'
  | 'lamp'
  | 'beacon'
  | 'sun'
  | 'star'
  | 'mesa-far'
  | 'mesa-mid'
  | 'mesa-near'
  | 'plain';

/**
 * Colors of elements that a page can energize with the custom properties `--wiring`, `--breaker`, `--supply` and `--load`.
 * `site/src/styles/colors.ts` has the colors of these elements on pages that do not set the properties.
 */
export type SwitchedColor = 'wiring' | 'breaker' | 'supply' | 'supply-terminal' | 'load';

export type DrawingPalette = Record<DrawingColor | SwitchedColor, string>;

/**
 * Returns the style sheet of all drawings. Its classes set only colors. Stroke widths, dashes and font
 * sizes are attributes of the elements.
 *
 * Pages pass custom properties (`var(--ink)`) as colors, so that drawings follow the theme. Social cards
 * pass plain colors, because the program that rasterizes the cards does not support custom properties,
 * `:is()`, nesting or cascade layers.
 */
export function drawingStyles(color: DrawingPalette): string {
  return `
/* Line widths do not scale with the drawing. */
.drawing path, .drawing circle, .drawing ellipse, .drawing rect, .drawing line {
  vector-effect: non-scaling-stroke
}
.drawing .to-scale, .drawing .to-scale * { vector-effect: none }

/*
 * Conductors and equipment. De-energized conductors look like outlines, so the two classes have the same color.
 * The class conductor-live is also used for highlighted curves, bars and lines in figures.
 */
.drawing .outline { stroke: ${color.ink} }
.drawing .conductor { stroke: ${color.ink} }
.drawing .conductor-live { stroke: ${color['hot-line']} }
.drawing .conductor-switched { stroke: ${color.wiring} }
.drawing .breaker-switched { fill: ${color.breaker}; stroke: ${color.wiring} }
.drawing .solid-switched { fill: ${color.wiring} }
.drawing .control-wire { stroke: ${color['ink-3']} }
.drawing .outline-soft { stroke: ${color['ink-2']} }
.drawing .outline-quiet { stroke: ${color['ink-3']} }
.drawing .solid { fill: ${color.ink} }
.drawing .solid-live { fill: ${color['hot-line']} }
.drawing .solid-soft { fill: ${color['ink-2']} }
.drawing .solid-quiet { fill: ${color['ink-3']} }
.drawing .highlight { stroke: ${color.hot} }

/* The two sides of a symbol, toward the source and toward the load, which a page can energize separately. */
.drawing .supply-side { stroke: ${color.supply} }
.drawing .supply-terminal { fill: ${color['supply-terminal']} }
.drawing .load-side { stroke: ${color.load} }

/* Lettering. */
.drawing .label { fill: ${color.ink} }
.drawing .label-soft { fill: ${color['ink-2']} }
.drawing .label-quiet { fill: ${color['ink-3']} }
.drawing .label-on-solid { fill: ${color.surface} }

/* Materials that a cross section cuts through. */
.drawing .material { fill: ${color['line-2']} }

/* Leaders, dimension lines and hatching, and the grids of plots. */
.drawing .leader { stroke: ${color['line-2']} }
.drawing .grid { stroke: ${color.line} }

/* Areas that cover other elements, and rims around marks, in the color of the panel behind the drawing. */
.drawing .panel { fill: ${color.deep} }
.drawing .rim { stroke: ${color.deep} }

/* Scenery: surfaces from light to dark, outlines from near to far. */
.drawing .face { fill: ${color['fill-0']} }
.drawing .face-side { fill: ${color['fill-1']} }
.drawing .face-shade { fill: ${color['fill-2']} }
.drawing .face-dark { fill: ${color['fill-3']} }
.drawing .face-line { stroke: ${color['fill-0']} }
.drawing .face-side-line { stroke: ${color['fill-1']} }
.drawing .structure { stroke: ${color.structure} }
.drawing .structure-far { stroke: ${color.far} }
.drawing .structure-solid { fill: ${color.structure} }
.drawing .overhead-wire { stroke: ${color.wire} }

/* Lights in the scenery: lamps and beacons are off in the light theme, and the sun is hidden in the dark theme. */
.drawing .lamp { fill: ${color.lamp} }
.drawing .beacon { fill: ${color.beacon} }
.drawing .sun { fill: ${color.sun} }
.drawing .stars { stroke: ${color.star} }
.drawing .cloud { stroke: ${color['line-2']} }

/* Land. */
.drawing .mesa-far { fill: ${color['mesa-far']} }
.drawing .mesa-mid { fill: ${color['mesa-mid']} }
.drawing .mesa-near { fill: ${color['mesa-near']} }
.drawing .strata-far { stroke: ${color['mesa-mid']} }
.drawing .strata-mid { stroke: ${color['mesa-near']} }
.drawing .plain { fill: ${color.plain} }
.drawing .grade-line { stroke: ${color.ink} }
.drawing .earth { stroke: ${color['line-2']} }

/* Site plans and maps. */
.drawing .contour { stroke: ${color['line-2']} }
.drawing .graded-ground { fill: ${color['surface-2']} }
.drawing .ground { fill: ${color.bg} }
.drawing .paper { fill: ${color.surface} }
.drawing .road { stroke: ${color.surface} }
.drawing .county-line { stroke: ${color['line-2']} }
.drawing .rim-on-ground { stroke: ${color.bg} }
.drawing .rim-on-paper { stroke: ${color.surface} }
.drawing .rim-on-panel { stroke: ${color.deep} }
`;
}
