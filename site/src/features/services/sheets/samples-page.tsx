import {
  blankFormRoute,
  sampleSheetRoute,
  spreadsheetRoute,
  truckCardRoute,
} from '#contract/routes.ts';
import type { SamplesWords } from '#schemas/samples-page.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { hasBlankForm } from '#site/data/field-form.ts';
import type { Sheet } from '#site/data/sheets.ts';
import { PageHero } from '#site/layout/page-hero.tsx';
import { columnClasses } from '#ui/blocks/column-classes.ts';
import { Section } from '#ui/blocks/section.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { SheetIcon } from './sheet-icon.tsx';
import '#ui/blocks/card.css';
import './samples-page.css';

/** Page that lists all sample sheets, each with links to the filled-in sheet, the blank form and the spreadsheet. */
export function SamplesPage({ words, sheets }: { words: SamplesWords; sheets: readonly Sheet[] }) {
  return (
    <>
      <PageHero
        land="survey"
        breadcrumb={breadcrumbs.samples(words.heading)}
        heading={words.heading}
        lead={words.lead}
      />
      <div className="wrap rhythm rail index-cards">
        <ul className={columnClasses('sample-cards', sheets.length, 3)}>
          {sheets.map((sheet) => (
            <SampleCard key={sheet.id} sheet={sheet} words={words} />
          ))}
        </ul>
        <p className="type-mono mt-4 text-ink-3">{words.note}</p>
      </div>
      <Section id="card" label="Records" heading={words.card.heading} beside>
        <div className="grid gap-4">
          <p>{words.card.summary}</p>
          <p>
            <ButtonLink variant="outline" href={truckCardRoute}>
              {words.card.print}
            </ButtonLink>
          </p>
        </div>
      </Section>
    </>
  );
}

/** A sheet with its icon, number, title, purpose and links. */
function SampleCard({ sheet, words }: { sheet: Sheet; words: SamplesWords }) {
  const { id, number, title, use } = sheet;
  const { filled, blank, spreadsheet } = words.links;
  return (
    <li className="card card-sheet sample-card">
      <div className="sample-words">
        <SheetIcon sheet={sheet} />
        <div className="grid content-start gap-1">
          <p className="type-mono text-ink-3">{number}</p>
          <h2 className="type-card-title">{title}</h2>
          <p className="type-small text-ink-2">{use}</p>
        </div>
      </div>
      <ul className="sample-links">
        <SampleLink text={filled} title={title} href={sampleSheetRoute(id)} />
        {hasBlankForm(sheet) ? (
          <>
            <SampleLink text={blank} title={title} href={blankFormRoute(id)} />
            <SampleLink text={spreadsheet} title={title} href={spreadsheetRoute(id)} download />
          </>
        ) : null}
      </ul>
    </li>
  );
}

/** Link that screen readers announce with the title of the sheet, because every card has links with the same text. */
function SampleLink({
  text,
  title,
  href,
  download,
}: {
  text: string;
  title: string;
  href: string;
  download?: boolean;
}) {
  return (
    <li>
      <a className="link-inline" href={href} download={download}>
        {text}
        <span className="visually-hidden">: {title}</span>
      </a>
    </li>
  );
}
