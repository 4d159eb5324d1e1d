import type { z } from 'zod';
import { routes, sampleSheetRoute } from '#site/routes.ts';
import type { samplesPageSchema } from '#site/schemas/samples-page.ts';
import { type SheetName, sheetNames, sheetRegister } from '#site/sheets/sheet-register.ts';
import { sheets } from '#site/sheets/sheets.ts';
import { Breadcrumb, type BreadcrumbPage } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SheetBlockView } from './sheet-block-view.tsx';

/** One sample sheet as a form of real text, and the way to the others. */
export function SheetPage({
  name,
  words,
  breadcrumb,
}: {
  name: SheetName;
  words: z.infer<ReturnType<typeof samplesPageSchema>>;
  breadcrumb: readonly BreadcrumbPage[];
}) {
  const { facts, blocks, notes, station } = sheets[name];
  const { title, number, subject, revision, date, by } = sheetRegister[name];
  const cells = [
    ['Sheet', number],
    ['Rev', `${revision}`],
    ['Date', date],
    ['By', by],
  ] as const;
  const captioned = blocks.filter(({ kind }) => kind === 'table').length > 1;
  return (
    <div className="wrap rhythm sheet-page">
      <Breadcrumb pages={breadcrumb} />
      <article className="sheet-form" aria-labelledby="sheet-title">
        <header className="sheet-form-head">
          <h1 id="sheet-title">{title}</h1>
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
      </article>
      <div className="sheet-after">
        <p className="type-small text-ink-2">{words.note}</p>
        <nav className="sheet-others" aria-labelledby="sheet-others">
          <h2 id="sheet-others" className="type-card-title">
            {words.others}
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
