import { cutBox, sheetBox } from '#drawings/index.ts';
import { type SheetName, sheetRegister } from '#electrical/station/sheet-register.ts';
import { Drawing } from '#site/drawings/drawing.tsx';
import { sampleSheetRoute } from '#site/routes.ts';
import { Icon } from '#ui/icon.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import '#ui/card.css';
import '#ui/section.css';
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
    sheets: readonly { sheet: SheetName; caption: string }[];
    note: string;
  };
  device: string;
  label: string;
}) {
  const { heading, intro, sheets, note } = section;
  const six = sheets.length > 2;
  return (
    <section
      id="sheets"
      className={six ? 'wrap rhythm rail' : 'wrap rhythm rail sheets-beside'}
      aria-labelledby="sheets-heading"
    >
      <div className={six ? 'section-head sheets-head-clear pb-8' : 'section-head pb-8'}>
        <SectionHeading device={device} section={{ label, heading }} id="sheets-heading" />
        {intro ? <p className="section-intro">{intro}</p> : null}
      </div>
      <div>
        <ul className={six ? 'sheet-wall sheet-wall-six' : 'sheet-wall'}>
          {sheets.map(({ sheet, caption }, index) => (
            <WallSheet key={sheet} name={sheet} caption={caption} first={index === 0} />
          ))}
        </ul>
        <p className="type-mono mt-4 text-ink-3">{note}</p>
      </div>
    </section>
  );
}

function WallSheet({
  name,
  caption,
  first,
}: {
  name: SheetName;
  caption: string;
  /** Only the first is drawn on phones. */
  first: boolean;
}) {
  const { number, title } = sheetRegister[name];
  return (
    <li>
      <Drawing
        sprite={`sheet-${name}`}
        name="sheet"
        viewBox={`0 0 ${sheetBox.width} ${sheetBox.height}`}
        className="wall-sheet"
      />
      {first ? (
        <Drawing
          sprite={`sheet-${name}`}
          name="cut"
          viewBox={`0 0 ${cutBox.width} ${cutBox.height}`}
          className="wall-cut"
        />
      ) : null}
      <div className="wall-caption">
        <span className="type-mono text-ink-3">{number}</span>
        <a className="card-link" href={sampleSheetRoute(name)}>
          {title}
        </a>
        <Icon name="arrow" size={18} className="arrow" />
        <p>{caption}</p>
      </div>
    </li>
  );
}
