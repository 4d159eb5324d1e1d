import type { z } from 'zod';
import type { figureSchema } from '../figures/article-figures.ts';
import type { articleRecordsSchema } from './article-records.ts';
import { countScenario } from './count-scenario.ts';

interface Counted {
  figures?: Record<string, z.infer<typeof figureSchema>> | undefined;
  records?: z.infer<typeof articleRecordsSchema> | undefined;
}

/** Bars that say they show an article's records, and do not. */
export function findMiscounted({ figures = {}, records }: Counted) {
  return Object.values(figures).flatMap((figure, index) => {
    if (figure.drawing !== 'bars' || !figure.data.counts) return [];
    const counts = figure.data.counts;
    const expected = records?.[counts]?.map(({ productionLoss }) => countScenario(productionLoss));
    const shown = figure.data.bars.map(({ values: [value] }) => value);
    if (`${shown}` === `${expected}`) return [];
    return [
      {
        path: ['figures', index, 'data', 'bars'],
        message: `expected the values ${expected?.join(', ')}, which is what ${counts} give; correct the bars or remove \`counts\``,
      },
    ];
  });
}
