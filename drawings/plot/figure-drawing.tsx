import { createContext, use } from 'react';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { type FigureSize, letterSize } from '../lettering.ts';

/**
 * Props of the `Picture` component in `figures/<figure>/picture.tsx`. All except `size` are attributes of the
 * `<svg>`. Figures whose data is in an article also have the prop `data`.
 */
export interface PictureProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  size: FigureSize;
}

const FontSize = createContext(letterSize.wide);

/** Returns the font size that the `FigureDrawing` around a mark has set. */
export function useFontSize(): number {
  return use(FontSize);
}

/** Draws the `<svg>` element of a figure's picture, and sets the font size of the marks inside. */
export function FigureDrawing({ size, ...drawing }: DrawingProps & { size: FigureSize }) {
  return (
    <FontSize value={letterSize[size]}>
      <Drawing fontSize={letterSize[size]} {...drawing} />
    </FontSize>
  );
}
