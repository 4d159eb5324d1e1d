import { z } from 'zod';
import {
  fillPlaceholders,
  findUnknownPlaceholders,
  placeholderNames,
} from '#contract/placeholders.ts';
import {
  type FigureName,
  figureNumbers,
  figuresWithArticleData,
} from '#drawings/figures/figure-numbers.ts';
import { group, listBy, listOf, placeName, refuse, unfilled } from './fields.ts';
import {
  barsFigureSchema,
  captionExample,
  loadDayFigureSchema,
  sentenceExample,
  stepsGroupedFigureSchema,
  windowsFigureSchema,
} from './figure-data.ts';
import { typeset } from './prose/typeset.ts';

const builtInNames = Object.keys(figureNumbers) as FigureName[];

/** The fields of a drawing whose data is in the code. Its texts name numbers of the drawing: `{tank.height} ft`. */
const builtInShape = {
  drawing: z.enum(builtInNames),
  caption: unfilled('a caption', captionExample),
  words: listOf(unfilled('a sentence', sentenceExample), 'sentences'),
};

type BuiltInFigure = z.infer<z.ZodObject<typeof builtInShape>>;

/** A drawing whose data is in the code, with the fields of `shape`. Parsing inserts its numbers into its texts. */
const builtInFigureWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  group({ ...shape, ...builtInShape })
    .superRefine((figure, issues) => refuseUnknownNumbers(figure as BuiltInFigure, issues))
    .overwrite((figure) => ({ ...figure, ...insertNumbers(figure as BuiltInFigure) }));

function refuseUnknownNumbers({ drawing, caption, words }: BuiltInFigure, issues: z.RefinementCtx) {
  const numbers = figureNumbers[drawing];
  const known = [...placeholderNames(numbers)];
  const checkText = (path: PropertyKey[], text: string) => {
    for (const name of findUnknownPlaceholders(text, numbers)) {
      const [start] = name.split('.');
      // List names with the same first part first, because one of them was probably meant: `from.Hobbs` for `from.Hobs`.
      const isNear = (other: string) => other.split('.')[0] === start;
      const listed = [...known.filter(isNear), ...known.filter((other) => !isNear(other))];
      refuse(
        issues,
        path,
        `the drawing has no number {${name}}; write one of ${listed.join(', ')}`,
      );
    }
  };
  checkText(['caption'], caption);
  for (const [index, sentence] of words.entries()) checkText(['words', index], sentence);
}

function insertNumbers({ drawing, caption, words }: BuiltInFigure) {
  const insert = (text: string) => typeset(fillPlaceholders(text, figureNumbers[drawing]));
  return { caption: insert(caption), words: words.map(insert) };
}

const names = [...figuresWithArticleData, ...builtInNames].sort();

const figureWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion(
    'drawing',
    [
      group({ ...shape, ...barsFigureSchema.shape }),
      group({ ...shape, ...loadDayFigureSchema.shape }),
      group({ ...shape, ...stepsGroupedFigureSchema.shape }),
      group({ ...shape, ...windowsFigureSchema.shape }),
      builtInFigureWith(shape),
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
