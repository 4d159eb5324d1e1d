import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { Breadcrumb } from '#ui/blocks/breadcrumb.tsx';
import { FormTable } from '#ui/pictures/form-table.tsx';
import type { SafetyContent } from './read-safety-page.ts';
import './safety-page.css';

/** Safety facts that buyers request before they invite a bid, as a sheet that prints on one page. */
export function SafetyPage({ page }: { page: SafetyContent }) {
  const { words, company, tables } = page;
  return (
    <div className="wrap rhythm sheet-page safety-page">
      <Breadcrumb pages={breadcrumbs.safety} />
      <article className="sheet-form" aria-labelledby="sheet-title">
        <header className="sheet-form-head">
          <h1 className="sheet-title" id="sheet-title">
            {words.heading}
          </h1>
          <p>{company.name}</p>
        </header>
        <p className="safety-lead">{words.lead}</p>
        <CompanyFacts company={company} />
        {tables.map((table) => (
          <FormTable key={table.caption} table={table} captioned />
        ))}
        <Foot page={page} />
      </article>
    </div>
  );
}

function CompanyFacts({ company }: Pick<SafetyContent, 'company'>) {
  const { legalName, address, phone, email, licenses } = company;
  const facts = [
    ['Company', legalName],
    ['Office', `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`],
    ['Phone', phone.display],
    ['Email', email],
    ...licenses.map(({ state, number }) => [`${state} license`, number] as const),
  ] as const;
  return (
    <dl className="sheet-facts">
      {facts.map(([name, value]) => (
        <div key={value}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Contact for safety documents, and the title block with the build date. */
function Foot({ page: { words, documents, hasRates, company, date } }: { page: SafetyContent }) {
  return (
    <footer className="sheet-form-foot">
      <div className="safety-documents">
        {hasRates ? <p>{words.years.note}</p> : null}
        {documents ? (
          <section aria-labelledby="documents-heading">
            <h2 id="documents-heading">{words.documents.heading}</h2>
            <p>{words.documents.text}</p>
            <p>{documents.name}</p>
            {documents.phone ? (
              <a href={`tel:${documents.phone.number}`}>{documents.phone.display}</a>
            ) : null}
            {documents.email ? <a href={`mailto:${documents.email}`}>{documents.email}</a> : null}
          </section>
        ) : null}
      </div>
      <div className="sheet-block">
        <p className="sheet-subject">{words.heading}</p>
        <p>{company.name}</p>
        <dl>
          <div>
            <dt>Sheet</dt>
            <dd>1 of 1</dd>
          </div>
          <div>
            <dt>Date</dt>
            <dd>{date}</dd>
          </div>
        </dl>
      </div>
    </footer>
  );
}
