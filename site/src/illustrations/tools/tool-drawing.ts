import type { ReactElement } from 'react';

/** A drawing of a tool's example, for the list of tools and for social cards. */
export interface ToolDrawing {
  /** Width and height, in the drawing's units. */
  box: readonly [width: number, height: number];
  draw(): ReactElement;
}
