import type { ReactNode } from 'react';
import { ArticleFigure } from '#drawings/figures/article-figure.tsx';
import { describeOutage } from '#electrical/tools/describe-outage.ts';
import type { FigureFields } from '#schemas/article-figures.ts';
import { destinationOf, type LinkKind } from '#schemas/links.ts';
import { PhotoFigure } from '#ui/pictures/photo-figure.tsx';
import { Panel } from '#ui/sections/panel.tsx';
import { ArticleCall } from './article-call.tsx';
import { Calculation, WorkedCalculation } from './calculation.tsx';
import { SafetyNote, WorkedExample } from './note.tsx';
import { PrintForm } from './print-form.tsx';
import type { ArticlePageContent } from './read-blog.ts';
import { articleFile, recordComponents } from './record-components.tsx';
import '#ui/pictures/arrangements.css';
import '#ui/pictures/drawn-figure.css';
import './figure-words.css';

type ToProps = { children?: ReactNode } & Partial<Record<LinkKind, string>>;

/** Components that an article's MDX text can use: records, figures, notes and links. */
export function articleComponents(page: ArticlePageContent) {
  const { article, photos, words, company, illustrative, downtime, findAddress, actions } = page;
  return {
    ...recordComponents(article, illustrative),
    Calculation,
    /** Repeats the article's first call to action one third of the way through the text. */
    Call: ({ children }: { children?: ReactNode }) => (
      <ArticleCall action={actions[0]}>{children}</ArticleCall>
    ),
    /** A figure that the article defines under `figures`. Its calculated numbers were filled in when the file was parsed. */
    Figure: ({ name }: { name: string }) => {
      const figure = article.figures[name];
      if (!figure)
        throw new Error(`${articleFile(article)} uses the figure "${name}" but does not define it`);
      return <FigurePanel figure={figure} wordsLabel={words.figureWords} />;
    },
    /** A photo that the article defines under `photos`. */
    Photo: ({ name }: { name: string }) => {
      const photo = photos[name];
      if (!photo)
        throw new Error(`${articleFile(article)} uses the photo "${name}" but does not define it`);
      return <PhotoFigure photo={photo} sizes="(width >= 68.8125rem) 56rem, 100vw" />;
    },
    PrintForm: () => {
      if (!article.form)
        throw new Error(`${articleFile(article)} uses <PrintForm /> but defines no \`form\``);
      return <PrintForm title={article.title} company={company} form={article.form} />;
    },
    Safety: SafetyNote,
    /** Step-by-step calculation of the downtime tool's example outage. */
    OutageAvoided: () => {
      if (!downtime)
        throw new Error(
          `${articleFile(article)} uses <OutageAvoided /> but no tool has \`downtime\``,
        );
      return <WorkedCalculation lines={describeOutage(downtime.outage, downtime.plan)} />;
    },
    Unconfirmed: () => (illustrative ? `(${illustrative.toLowerCase()})` : null),
    Worked: WorkedExample,
    /** Link to a page of the site; plain text while the target page is a draft. */
    To: ({ children, ...target }: ToProps) => {
      const address = findAddress(destinationOf(target));
      return address ? <a href={address}>{children}</a> : (children ?? null);
    },
  };
}

interface FigurePanelProps {
  figure: FigureFields;
  /** Whether the figure is the plate in the head of the article. */
  plate?: boolean;
  /** Label of the button that expands the text version of the figure. */
  wordsLabel: string;
}

/** Article figure with a caption and a text version. It is on a dark panel, unless it is the plate. */
export function FigurePanel({ figure, plate = false, wordsLabel }: FigurePanelProps) {
  const { caption, words } = figure;
  const content = (
    <>
      <ArticleFigure figure={figure} size="wide" label={caption} className="wide-only" />
      <ArticleFigure figure={figure} size="narrow" label={caption} className="narrow-only" />
      <figcaption>
        <p className="figure-caption">{caption}</p>
        <details className="figure-words screen-only">
          <summary>{wordsLabel}</summary>
          <ul role="list">
            {words.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </>
  );
  return plate ? (
    <figure className="drawn-figure head-plate">{content}</figure>
  ) : (
    <Panel as="figure" dark toEdge className="drawn-figure">
      {content}
    </Panel>
  );
}
