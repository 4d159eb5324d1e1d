import { sampleSheetRoute, samplesRoute } from '#contract/routes.ts';
import { SheetThumbnail } from '#drawings/sheets/sheet-thumbnail.tsx';
import type { Sheet } from '#site/data/sheets.ts';
import { SectionHeading } from '#ui/blocks/section-heading.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { SheetForm } from './sheet-form.tsx';
import '#ui/blocks/card.css';
import '#ui/blocks/section.css';
import './sheet-wall.css';

/** The records that a customer receives: the first as it is, each as a link. */
export function SheetWall({
  section,
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
  label: string;
}) {
  const { heading, intro, sheets, mark, note, all } = section;
  const [first] = sheets;
  return (
    <section id="sheets" className="wrap rhythm rail" aria-labelledby="sheets-heading">
      <div className="section-head mb-8">
        <SectionHeading section={{ label, heading }} id="sheets-heading" />
        {intro ? <p className="section-intro">{intro}</p> : null}
      </div>
      <div className="sheet-wall">
        {first ? <FullSheet sheet={first} mark={mark} /> : null}
        <div>
          <ul>
            {sheets.map((sheet) => (
              <ListedSheet key={sheet.id} sheet={sheet} caption={sheet.wall} />
            ))}
          </ul>
          <p className="type-mono mt-4 text-ink-3">{note}</p>
          <ButtonLink variant="outline" className="mt-4" href={samplesRoute}>
            {all}
            <Icon name="arrow" className="arrow" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** A picture of the form at its own size, whose cells are not read out; phones show its upper part. */
function FullSheet({ sheet, mark }: { sheet: Sheet; mark: string }) {
  return (
    <div className="wall-sheet screen-only" role="img" aria-label={`${sheet.title}. ${mark}`}>
      <SheetForm sheet={sheet} label={mark} copy />
    </div>
  );
}

/** A sheet with a small picture, the link to its page, and what it shows. */
function ListedSheet({ sheet, caption }: { sheet: Sheet; caption: string }) {
  const { id, number, title, blocks } = sheet;
  const parts = blocks.map(({ kind }) => (kind === 'table' ? 'table' : 'drawing'));
  return (
    <li className="wall-caption">
      <SheetThumbnail parts={parts} className="sheet-thumbnail" />
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
