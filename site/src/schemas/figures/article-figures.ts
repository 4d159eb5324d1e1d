import { z } from 'zod';
import { figureNumbers, type OwnDrawingName } from '#illustrations/figures/figure-numbers.ts';
import { group } from '../fields.ts';
import { bars } from './bars.ts';
import { figureWords } from './figure-fields.ts';
import { loadDay } from './load-day.ts';
import { stateNumbers } from './state-numbers.ts';
import { stepsGrouped } from './steps-grouped.ts';
import { windows } from './windows.ts';

/** The drawings that an article orders with data of its own. */
const ordered = [bars, loadDay, stepsGrouped, windows] as const;

const ownNames = Object.keys(figureNumbers) as OwnDrawingName[];

/** A drawing that holds its own data. Its caption and words may state them: `{tank.height} ft`. */
const own = group({ drawing: z.enum(ownNames), ...figureWords }).transform((figure, issues) => ({
  ...figure,
  ...stateNumbers(figure, figureNumbers[figure.drawing], issues),
}));

const names = [...ordered.map((each) => each.shape.drawing.value), ...ownNames].sort();

/** A figure, told apart by its drawing. */
export const figureSchema = z.discriminatedUnion('drawing', [...ordered, own], {
  error: `expected a drawing: ${names.join(', ')}`,
});

export type ArticleFigure = z.infer<typeof figureSchema>;

type OrderedFigure = Extract<ArticleFigure, { data: unknown }>;

export type OrderedDrawingName = OrderedFigure['drawing'];

/** The data that a drawing is ordered with. */
export type FigureData<Name extends OrderedDrawingName> = Extract<
  OrderedFigure,
  { drawing: Name }
>['data'];
