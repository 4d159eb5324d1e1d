import type { ReactNode } from 'react';
import type { DowntimeInput } from '#electrical/tools/downtime-cost.ts';
import type { ArticleWords } from '#schemas/blog-page.ts';
import type { LinkKind } from '#schemas/links.ts';
import type { Article } from '#site/data/content.ts';
import type { Destination, FindAddress } from '#site/data/links.ts';
import { articleFile } from './article-file.ts';
import { FigurePanel } from './figure-panel.tsx';
import { SafetyNote, WorkedExample } from './note.tsx';
import { PrintForm } from './print-form.tsx';
import { recordComponents } from './record-components.tsx';
import { OutageAvoided } from './records/outage-avoided.tsx';

/** What an article's text may name: its records, its figures, notes and links. */
export function articleComponents(
  article: Article,
  words: ArticleWords,
  {
    company,
    illustrative,
    downtime,
    findAddress,
  }: {
    /** The company's name. */
    company: string;
    /** The label of cases and figures that the owner has not confirmed. */
    illustrative?: string | undefined;
    /** The case that the downtime tool opens with. */
    downtime?: DowntimeInput | undefined;
    findAddress: FindAddress;
  },
) {
  return {
    ...recordComponents(article, illustrative),
    Figure: ({ name }: { name: string }) => {
      const figure = article.figures[name];
      if (!figure)
        throw new Error(`${articleFile(article)} places the figure "${name}" but has none`);
      return (
        <FigurePanel
          article={article.id}
          name={name}
          figure={figure}
          wordsLabel={words.figureWords}
        />
      );
    },
    PrintForm: () => {
      if (!article.form) throw new Error(`${articleFile(article)} places its form but has none`);
      return <PrintForm title={article.title} company={company} form={article.form} />;
    },
    Safety: SafetyNote,
    OutageAvoided: () => {
      if (!downtime)
        throw new Error(`${articleFile(article)} places an outage but no tool has \`downtime\``);
      return <OutageAvoided example={downtime} />;
    },
    Unconfirmed: () => (illustrative ? `(${illustrative.toLowerCase()})` : null),
    Worked: WorkedExample,
    /** A link by what it leads to; plain words while that is a draft. */
    To: ({ children, ...target }: ToProps) => {
      const address = findAddress(destinationOf(target));
      return address ? <a href={address}>{children}</a> : (children ?? null);
    },
  };
}

type ToProps = { children?: ReactNode } & Partial<Record<LinkKind, string>>;

/** What a text names by a bare id, in the form of the links above it. */
function destinationOf({ page, ...ids }: Omit<ToProps, 'children'>): Destination {
  if (page) return { page: page as Destination['page'] };
  return Object.fromEntries(Object.entries(ids).map(([kind, id]) => [kind, { id }]));
}
