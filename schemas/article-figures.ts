import { z } from 'zod';
import { findUnknownPlaceholders, placeholderNames } from '#contract/placeholders.ts';
import { type FigureName, figureNumbers } from '#drawings/figures/figure-numbers.ts';
import { group, listBy, placeName, refuse } from './fields.ts';
import { bars, figureWords, loadDay, stepsGrouped, windows } from './figure-data.ts';

const ordered = [bars, loadDay, stepsGrouped, windows] as const;

const ownNames = Object.keys(figureNumbers) as FigureName[];

/** A drawing that holds its own data. Its caption and words may state them: `{tank.height} ft`. */
const ownWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  group({ ...shape, ...ownShape }).superRefine((figure, issues) => {
    const { drawing, caption, words } = figure as z.infer<z.ZodObject<typeof ownShape>>;
    const numbers = figureNumbers[drawing];
    const texts = [['caption', caption], ...words.map((line, index) => ['words', index, line])];
    for (const text of texts) {
      for (const name of findUnknownPlaceholders(`${text.at(-1)}`, numbers)) {
        const known = [...placeholderNames(numbers)].join(', ');
        const path = text.slice(0, -1) as PropertyKey[];
        refuse(issues, path, `the drawing has no number {${name}}; write one of ${known}`);
      }
    }
  });

const ownShape = { drawing: z.enum(ownNames), ...figureWords };

const names = [...ordered.map((each) => each.shape.drawing.value), ...ownNames].sort();

const figureWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion(
    'drawing',
    [
      group({ ...shape, ...bars.shape }),
      group({ ...shape, ...loadDay.shape }),
      group({ ...shape, ...stepsGrouped.shape }),
      group({ ...shape, ...windows.shape }),
      ownWith(shape),
    ],
    {
      error: `expected a drawing: ${names.join(', ')}; to add one, list it in drawings/figures/figure-numbers.ts`,
    },
  );

export const figureSchema = figureWith({});

/** A figure in the front matter of an article. */
export type FigureFields = z.infer<typeof figureSchema>;

export const namedFiguresSchema = listBy(
  'name',
  figureWith({ name: placeName('decision-map') }),
  'drawings',
  ({ name: _name, ...figure }) => figure as FigureFields,
);
