import { routes, sampleSheetRoute } from '#contract/routes.ts';
import type { Sheet } from '#site/read/sheets.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { HeroActions, type HeroButton } from '#ui/sections/hero-actions.tsx';
import { SectionHeading } from '#ui/sections/section.tsx';
import { SheetForm } from './sheet-form.tsx';
import { SheetIcon } from './sheet-icon.tsx';
import '#ui/cards/card.css';
import '#ui/sections/section.css';
import '#ui/sections/split.css';
import './sheet-wall.css';

interface SheetSection {
  heading: string;
  intro?: string | undefined;
  sheets: readonly (Sheet & { caption: string })[];
  /** Notice that the sheets are samples. */
  note: string;
  /** Text of the link to all sheets. */
  linkToAll: string;
}

/** Records that customers receive: the first sheet in full size, and links to the pages of the section's sheets. */
export function SheetWall({
  section,
  label,
  quoteButton,
}: {
  section: SheetSection;
  label: string;
  quoteButton?: HeroButton | undefined;
}) {
  const { heading, intro, sheets, note, linkToAll } = section;
  const [first] = sheets;
  return (
    <section id="sheets" className="wrap rhythm rail" aria-labelledby="sheets-heading">
      <div className="section-head mb-7">
        <SectionHeading section={{ label, heading }} id="sheets-heading" />
        <p className="section-intro">
          {intro} {note}
        </p>
      </div>
      <div className="split split-8-4 sheet-wall">
        {first ? <FullSheet sheet={first} /> : null}
        <div>
          <ul role="list">
            {sheets.map((sheet) => (
              <ListedSheet key={sheet.id} sheet={sheet} caption={sheet.caption} />
            ))}
          </ul>
          <ButtonLink variant="outline" className="mt-4" href={routes.fieldForms}>
            {linkToAll}
            <Icon name="arrow" className="arrow" />
          </ButtonLink>
          {quoteButton ? (
            <div className="action-row sheet-quote">
              <HeroActions buttons={[quoteButton]} />
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** Full-size sheet as a picture, so that screen readers announce only its title. Phones show the upper part. */
function FullSheet({ sheet }: { sheet: Sheet }) {
  const { title, number } = sheet;
  return (
    <div className="wall-sheet screen-only" role="img" aria-label={title}>
      <SheetForm sheet={sheet} label={number} copy />
    </div>
  );
}

/** List item of a sheet: thumbnail, number, link to the sheet's page, and caption. */
function ListedSheet({ sheet, caption }: { sheet: Sheet; caption: string }) {
  const { id, number, title } = sheet;
  return (
    <li className="wall-caption">
      <SheetIcon sheet={sheet} />
      <div className="grid gap-1">
        <p className="type-mono text-ink-3">{number}</p>
        <a className="card-link" href={sampleSheetRoute(id)}>
          {title}
        </a>
        <p className="text-ink-2">{caption}</p>
      </div>
    </li>
  );
}
