import { blankFormRoute, routes, sampleSheetRoute, spreadsheetRoute } from '#contract/routes.ts';
import type { SamplesWords } from '#schemas/samples-page.ts';
import { SheetForm } from '#site/blocks/sheets/sheet-form.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { hasBlankForm, type Sheet } from '#site/read/sheets.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { Breadcrumb } from '#ui/sections/breadcrumb.tsx';
import '#ui/sections/plain-list.css';
import type { RosterEntry } from './read-roster.ts';
import './sheet-page.css';

/** Page of a sample sheet, with links to the other sheets. */
export function SheetPage({
  sheet,
  others,
  roster,
  words,
  company,
}: {
  sheet: Sheet;
  others: readonly Sheet[];
  /** The people whose numbers stand on the sheet. */
  roster: readonly RosterEntry[];
  words: SamplesWords;
  company: { name: string; numbers: readonly string[] };
}) {
  return (
    <div className="wrap rhythm sheet-page sample-page">
      <Breadcrumb pages={breadcrumbs.sample(words.heading, sheet.title)} />
      <SheetActions sheet={sheet} words={words} />
      <SheetForm sheet={sheet} label={words.label} company={company} />
      <div className="grid gap-6 screen-only">
        <p className="type-small text-ink-2">{words.note}</p>
        <Roster people={roster} heading={words.roster} />
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

/** Links to the field form and spreadsheet of the sheet, and to all forms. They are above the sheet, in the first screen. */
function SheetActions({ sheet, words }: { sheet: Sheet; words: SamplesWords }) {
  return (
    <div className="action-row screen-only">
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
      <ButtonLink variant="outline" href={routes.fieldForms}>
        {words.offer.link}
      </ButtonLink>
    </div>
  );
}

function Roster({ people, heading }: { people: readonly RosterEntry[]; heading: string }) {
  if (people.length === 0) return null;
  return (
    <nav className="grid gap-3 sheet-roster" aria-labelledby="sheet-roster">
      <h2 id="sheet-roster" className="type-card-title">
        {heading}
      </h2>
      <ul role="list" className="plain-list">
        {people.map(({ number, role, sample, href }) => (
          <li key={number}>
            <a className="sheet-other" href={href}>
              {number} {role}
            </a>
            {sample ? <Badge>{sample}</Badge> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OtherSheets({ sheets, heading }: { sheets: readonly Sheet[]; heading: string }) {
  return (
    <nav className="grid gap-3 sheet-others" aria-labelledby="sheet-others">
      <h2 id="sheet-others" className="type-card-title">
        {heading}
      </h2>
      <ul role="list" className="plain-list">
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
