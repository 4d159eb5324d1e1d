import type { z } from 'zod';
import { sheets } from '#drawings/index.ts';
import { type SheetName, sheetNames, sheetRegister } from '#electrical/station/sheet-register.ts';
import { routes, sampleSheetRoute } from '#site/routes.ts';
import type { samplesPageSchema } from '#site/schemas/samples-page.ts';
import { Breadcrumb, type BreadcrumbPage } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SheetBlockView } from './sheet-block-view.tsx';
import '#ui/card.css';
import '#ui/plain-list.css';
import './sheet-page.css';

/** One sample sheet as a form of real text, and the way to the others. */
export function SheetPage({
  name,
  words,
  breadcrumb,
}: {
  name: SheetName;
  words: SamplesWords;
  breadcrumb: readonly BreadcrumbPage[];
}) {
  const { facts, blocks } = sheets[name];
  const captioned = blocks.filter(({ kind }) => kind === 'table').length > 1;
  return (
    <div className="wrap rhythm sheet-page">
      <Breadcrumb pages={breadcrumb} />
      <article className="sheet-form" aria-labelledby="sheet-title">
        <header className="sheet-form-head">
          <h1 id="sheet-title">{sheetRegister[name].title}</h1>
          <p>{words.label}</p>
        </header>
        <dl className="sheet-facts">
          {facts.map(([fact, value]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {blocks.map((block) => (
          <SheetBlockView
            key={block.kind === 'table' ? block.caption : block.label}
            block={block}
            name={name}
            captioned={captioned}
          />
        ))}
        <SheetFoot name={name} />
      </article>
      <div className="sheet-after">
        <p className="type-small text-ink-2">{words.note}</p>
        <OtherSheets name={name} heading={words.others} />
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

type SamplesWords = z.infer<ReturnType<typeof samplesPageSchema>>;

/** Notes, and the title block. */
function SheetFoot({ name }: { name: SheetName }) {
  const { notes, station } = sheets[name];
  const { number, subject, revision, date, by } = sheetRegister[name];
  const cells = [
    ['Sheet', number],
    ['Rev', `${revision}`],
    ['Date', date],
    ['By', by],
  ] as const;
  return (
    <footer className="sheet-form-foot">
      <p>
        {notes.map((note) => (
          <span key={note}>{note} </span>
        ))}
      </p>
      <div className="sheet-block">
        <p className="sheet-subject">{subject}</p>
        <p>{station}</p>
        <dl>
          {cells.map(([cell, value]) => (
            <div key={cell}>
              <dt>{cell}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </footer>
  );
}

function OtherSheets({ name, heading }: { name: SheetName; heading: string }) {
  return (
    <nav className="sheet-others" aria-labelledby="sheet-others">
      <h2 id="sheet-others" className="type-card-title">
        {heading}
      </h2>
      <ul className="plain-list">
        {sheetNames
          .filter((each) => each !== name)
          .map((each) => (
            <li key={each}>
              <a className="sheet-other" href={sampleSheetRoute(each)}>
                {sheetRegister[each].number} {sheetRegister[each].title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
