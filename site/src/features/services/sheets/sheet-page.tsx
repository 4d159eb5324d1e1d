import {
  blankFormRoute,
  routes,
  sampleSheetRoute,
  samplesRoute,
  spreadsheetRoute,
} from '#contract/routes.ts';
import type { SamplesWords } from '#schemas/samples-page.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { hasBlankForm } from '#site/data/field-form.ts';
import type { Sheet } from '#site/data/sheets.ts';
import { Breadcrumb } from '#ui/blocks/breadcrumb.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { SheetForm } from './sheet-form.tsx';
import '#ui/blocks/plain-list.css';
import './sheet-page.css';

/** Page of a sample sheet, with links to the other sheets. */
export function SheetPage({
  sheet,
  others,
  words,
}: {
  sheet: Sheet;
  others: readonly Sheet[];
  words: SamplesWords;
}) {
  return (
    <div className="wrap rhythm sheet-page">
      <Breadcrumb pages={breadcrumbs.sample(words.heading, sheet.title)} />
      <SheetForm sheet={sheet} label={words.label} />
      <div className="grid gap-6 screen-only">
        <p className="type-small text-ink-2">{words.note}</p>
        <div className="action-row">
          {hasBlankForm(sheet) ? (
            <>
              <ButtonLink variant="outline" href={blankFormRoute(sheet.id)}>
                {words.links.blank}
              </ButtonLink>
              <ButtonLink variant="outline" href={spreadsheetRoute(sheet.id)} download>
                {words.links.spreadsheet}
              </ButtonLink>
            </>
          ) : null}
          <ButtonLink variant="outline" href={samplesRoute}>
            {words.offer.link}
          </ButtonLink>
        </div>
        <OtherSheets sheets={others} heading={words.others} />
        <div className="action-row">
          <ButtonLink size="lg" href={routes.contactForm}>
            {words.action}
            <Icon name="arrow" className="arrow" />
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function OtherSheets({ sheets, heading }: { sheets: readonly Sheet[]; heading: string }) {
  return (
    <nav className="grid gap-3 sheet-others" aria-labelledby="sheet-others">
      <h2 id="sheet-others" className="type-card-title">
        {heading}
      </h2>
      <ul className="plain-list">
        {sheets.map(({ id, number, title }) => (
          <li key={id}>
            <a className="sheet-other" href={sampleSheetRoute(id)}>
              {number} {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
