import type { ReactNode } from 'react';
import type { Tool } from '#site/schemas/tool.ts';

/** A drawing of a tool's example, for the list of tools and for social cards. */
export interface ToolDrawing {
  /** Width and height, in the drawing's units. */
  box: readonly [width: number, height: number];
  draw(example: ToolExample): ReactNode;
}

/** A tool by what it calculates, with the case that it opens with where its content holds one. */
export type ToolExample = Pick<Tool, 'calculator' | 'downtime'>;
