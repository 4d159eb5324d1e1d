import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An article that is reviewed after it was published: on which day, by whom, and what changed. */
export const reviewed = {
  id: 'electrical-safety-risks-andrews-tx-oilfields',
  day: '2025-06-03',
  shown: 'Reviewed June 2025 by Ann Poe, PE 90210, Texas',
  change: 'A rule of this sample changed in May 2025 (its own source).',
};

/** Writes that review into a folder `content`, in place of any that is there. */
export async function reviewArticle(content: string): Promise<void> {
  const file = join(content, `articles/${reviewed.id}.mdx`);
  const review = [
    'reviewed:',
    `  date: ${reviewed.day}`,
    '  changes:',
    `    - text: ${reviewed.change}`,
    '  reviewer:',
    '    name: Ann Poe',
    '    license: PE 90210, Texas',
    '',
  ].join('\n');
  const article = (await readFile(file, 'utf8')).replace(/^reviewed:\n( .*\n)*/m, '');
  await writeFile(file, article.replace(/^(publishDate: .*\n)/m, `$1${review}`));
}
