import type { OrderedDrawing } from '../../ordered-drawing.ts';
import { StepsAcross } from './steps-across.tsx';
import { StepsDown, stepsDownHeight } from './steps-down.tsx';

/** The wire of the site's steps, dead until the last one closes, with brackets for larger steps. */
export const stepsGrouped: OrderedDrawing<'steps-grouped'> = {
  sizes: { wide: [720, 204], narrow: (data) => [360, stepsDownHeight(data)] },
  draw: (data, size) =>
    size === 'wide' ? <StepsAcross groups={data.groups} /> : <StepsDown groups={data.groups} />,
};
