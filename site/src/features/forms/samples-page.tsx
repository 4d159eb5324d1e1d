import type { ReactNode } from 'react';
import { blankFormRoute, routes, sampleSheetRoute, spreadsheetRoute } from '#contract/routes.ts';
import type { SamplesWords } from '#schemas/samples-page.ts';
import { moments } from '#schemas/shared-words.ts';
import { PageHero } from '#site/blocks/page-hero.tsx';
import { SheetIcon } from '#site/blocks/sheets/sheet-icon.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { hasBlankForm, type Sheet } from '#site/read/sheets.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Section } from '#ui/sections/section.tsx';
import { offlineFormsId } from './offline-forms-id.ts';
import './samples-page.css';

/** Page that lists all sheets, grouped by moment, each with links to the field form, the spreadsheet and the sheet. */
export function SamplesPage({
  words,
  sheets,
  children,
}: {
  words: SamplesWords;
  sheets: readonly Sheet[];
  /** The link to the form that the visitor has begun. */
  children: ReactNode;
}) {
  const firstForm = sheets.find(hasBlankForm);
  return (
    <>
      <PageHero
        land={words.landscape}
        breadcrumb={breadcrumbs.samples(words.heading)}
        heading={words.heading}
        lead={words.lead}
      />
      <div className="wrap rhythm rail form-index">
        <div className="form-index-top screen-only">
          {children}
          {firstForm ? (
            <p className="scripted-only">
              <ButtonLink
                variant="outline"
                href={`${blankFormRoute(firstForm.id)}#${offlineFormsId}`}
              >
                {words.fill.offline.keep}
              </ButtonLink>
            </p>
          ) : null}
        </div>
        {moments.map((moment) => (
          <FormGroup
            key={moment}
            id={moment}
            sheets={sheets.filter((sheet) => sheet.moment === moment)}
            words={words}
          />
        ))}
        <p className="type-mono text-ink-3">{words.note}</p>
      </div>
      <Section id="card" label="Records" heading={words.card.heading} beside>
        <div className="grid gap-4">
          <p>{words.card.summary}</p>
          <p>
            <ButtonLink variant="outline" href={routes.truckCard}>
              {words.card.print}
            </ButtonLink>
          </p>
        </div>
      </Section>
    </>
  );
}

/** The forms of one moment of a job, one row for each form. */
function FormGroup({
  id,
  sheets,
  words,
}: {
  id: (typeof moments)[number];
  sheets: readonly Sheet[];
  words: SamplesWords;
}) {
  if (sheets.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-section-title">
        {words.moments[id]}
      </h2>
      <ul role="list">
        {sheets.map((sheet) => (
          <FormRow key={sheet.id} sheet={sheet} words={words} />
        ))}
      </ul>
    </section>
  );
}

/** A sheet with its picture, number, title, purpose and links. */
function FormRow({ sheet, words }: { sheet: Sheet; words: SamplesWords }) {
  const { id, number, title, use } = sheet;
  const { filled, blank, spreadsheet } = words.links;
  return (
    <li className="form-row">
      <SheetIcon sheet={sheet} />
      <div className="grid content-start gap-1">
        <p className="type-mono text-ink-3">{number}</p>
        <h3 className="type-card-title">{title}</h3>
        <p className="type-small text-ink-2">{use}</p>
      </div>
      <div className="form-actions">
        {hasBlankForm(sheet) ? (
          <>
            <FormAction text={blank} title={title} href={blankFormRoute(id)} />
            <FormAction text={spreadsheet} title={title} href={spreadsheetRoute(id)} download />
          </>
        ) : null}
        <FormAction text={filled} title={title} href={sampleSheetRoute(id)} />
      </div>
    </li>
  );
}

/** Link that screen readers announce with the title of the sheet, because every row has links with the same text. */
function FormAction({
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
    <ButtonLink variant="outline" href={href} download={download}>
      <span>
        {text}
        <span className="visually-hidden">: {title}</span>
      </span>
    </ButtonLink>
  );
}
