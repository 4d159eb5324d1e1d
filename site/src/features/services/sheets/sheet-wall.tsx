import { sampleSheetRoute, samplesRoute } from '#contract/routes.ts';
import type { Sheet } from '#site/data/sheets.ts';
import { SectionHeading } from '#ui/blocks/section-heading.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { SheetForm } from './sheet-form.tsx';
import '#ui/blocks/card.css';
import '#ui/blocks/section.css';
import './sheet-wall.css';

/** The records that a customer receives: two beside their words, or six on a wall. */
export function SheetWall({
  section,
  device,
  label,
}: {
  section: {
    heading: string;
    intro?: string | undefined;
    sheets: readonly (Sheet & { wall: string })[];
    /** What marks a sheet as a sample. */
    mark: string;
    note: string;
    /** What the link to all sheets says. */
    all: string;
  };
  device: string;
  label: string;
}) {
  const { heading, intro, sheets, mark, note, all } = section;
  return (
    <section id="sheets" className="wrap rhythm rail" aria-labelledby="sheets-heading">
      <div className="section-head mb-8">
        <SectionHeading device={device} section={{ label, heading }} id="sheets-heading" />
        {intro ? <p className="section-intro">{intro}</p> : null}
      </div>
      <div>
        <ul className={sheets.length > 2 ? 'sheet-wall sheet-wall-six' : 'sheet-wall'}>
          {sheets.map((sheet) => (
            <WallSheet key={sheet.id} sheet={sheet} mark={mark} caption={sheet.wall} />
          ))}
        </ul>
        <p className="type-mono mt-4 text-ink-3">{note}</p>
        <ButtonLink variant="outline" className="mt-4" href={samplesRoute}>
          {all}
          <Icon name="arrow" className="arrow" />
        </ButtonLink>
      </div>
    </section>
  );
}

/** A copy of the sheet, scaled, with the link to its page; phones show the first alone, cut. */
function WallSheet({ sheet, mark, caption }: { sheet: Sheet; mark: string; caption: string }) {
  const { id, number, title } = sheet;
  return (
    <li>
      <div className="wall-sheet screen-only" aria-hidden inert>
        <SheetForm sheet={sheet} label={mark} copy />
      </div>
      <div className="wall-caption">
        <span className="type-mono text-ink-3">{number}</span>
        <a className="card-link" href={sampleSheetRoute(id)}>
          {title}
        </a>
        <Icon name="arrow" size={18} className="arrow" />
        <p>{caption}</p>
      </div>
    </li>
  );
}
