import type { ReactNode } from 'react';
import { describeOutage } from '#electrical/tools/describe-outage.ts';
import { destinationOf, type LinkKind } from '#schemas/links.ts';
import { ArticleCall } from './article-call.tsx';
import { Calculation, WorkedCalculation } from './calculation.tsx';
import { FigurePanel } from './figure-panel.tsx';
import { SafetyNote, WorkedExample } from './note.tsx';
import { PrintForm } from './print-form.tsx';
import type { ArticlePageContent } from './read-blog.ts';
import { articleFile, recordComponents } from './record-components.tsx';

/** What an article's text may name: its records, its figures, notes and links. */
export function articleComponents(page: ArticlePageContent) {
  const { article, words, company, illustrative, downtime, findAddress, actions } = page;
  return {
    ...recordComponents(article, illustrative),
    Calculation,
    /** Repeats the article's first closing action after the first third of the text. */
    Call: ({ children }: { children?: ReactNode }) => (
      <ArticleCall action={actions[0]}>{children}</ArticleCall>
    ),
    Figure: ({ name }: { name: string }) => {
      const figure = article.figures[name];
      if (!figure)
        throw new Error(`${articleFile(article)} places the figure "${name}" but has none`);
      return <FigurePanel figure={figure} wordsLabel={words.figureWords} />;
    },
    PrintForm: () => {
      if (!article.form) throw new Error(`${articleFile(article)} places its form but has none`);
      return <PrintForm title={article.title} company={company} form={article.form} />;
    },
    Safety: SafetyNote,
    /** The outage of the downtime tool's example, line by line. */
    OutageAvoided: () => {
      if (!downtime)
        throw new Error(`${articleFile(article)} places an outage but no tool has \`downtime\``);
      return <WorkedCalculation lines={describeOutage(downtime.outage, downtime.plan)} />;
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
