import { People } from '#site/blocks/people.tsx';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Breadcrumb } from '#ui/sections/breadcrumb.tsx';
import { Section } from '#ui/sections/section.tsx';
import { FormTable } from '#ui/sheets/form-table.tsx';
import type { SafetyContent } from './read-safety-page.ts';
import './safety-page.css';

/** Safety facts that buyers request before they invite a bid, as a sheet that prints on two pages. */
export function SafetyPage({ page }: { page: SafetyContent }) {
  const { words, crew } = page;
  return (
    <>
      <SafetySheet page={page} />
      {crew.people.length > 0 ? (
        <div className="screen-only">
          <Section id="people" label="People" heading={words.crew}>
            <People people={crew.people} note={crew.note} />
          </Section>
        </div>
      ) : null}
    </>
  );
}

function SafetySheet({ page }: { page: SafetyContent }) {
  const { words, company, sample, tables, quote } = page;
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
        <div className="safety-lead">
          <p>{words.lead}</p>
          {sample ? (
            <p>
              <Badge>{sample.label}</Badge> {sample.note}
            </p>
          ) : null}
        </div>
        <CompanyFacts page={page} />
        {tables.map((table) => (
          <FormTable
            key={table.caption}
            table={table}
            captioned
            wordy
            phones={table.phones}
            mark={sample?.label}
          />
        ))}
        <YearNotes heading={words.years.injuries} notes={page.injuries} mark={sample?.label} />
        <YearNotes heading={words.years.sources} notes={page.sources} mark={sample?.label} />
        <Foot page={page} />
      </article>
      <div className="action-row screen-only">
        <ButtonLink size="lg" href={quote.href}>
          {quote.label}
          <Icon name="arrow" className="arrow" />
        </ButtonLink>
        <Button size="lg" variant="outline" className="scripted-only" data-print="page">
          {words.print}
        </Button>
      </div>
    </div>
  );
}

function CompanyFacts({ page: { company } }: { page: SafetyContent }) {
  const { legalName, address, phone, email } = company;
  const facts = [
    { label: 'Legal name', text: legalName },
    {
      label: 'Office',
      text: `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`,
    },
    { label: 'Phone', text: phone.display },
    { label: 'Email', text: email },
  ];
  return (
    <dl className="sheet-facts">
      {facts.map(({ label, text }) => (
        <div key={`${label} ${text}`}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Sentences about each year: what happened, and where the figures come from. */
function YearNotes({
  heading,
  notes,
  mark,
}: {
  heading: string;
  notes: readonly { year: string; text: string }[];
  mark: string | undefined;
}) {
  if (notes.length === 0) return null;
  return (
    <section className="safety-years">
      <h2>
        {heading} {mark ? <Badge>{mark}</Badge> : null}
      </h2>
      <dl>
        {notes.map(({ year, text }) => (
          <div key={year}>
            <dt>{year}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Contacts for documents and questions, the note on rates, and the dates of the figures and of the page. */
function Foot({ page }: { page: SafetyContent }) {
  const { words, buyersContacts, hasRates, dates, address } = page;
  return (
    <footer className="safety-foot">
      {hasRates ? <p className="safety-note">{words.years.note}</p> : null}
      <div className="safety-contacts">
        <SafetyContact page={page} />
        <Documents page={page} />
        {buyersContacts.map(({ id, name, role, subjects, phone, isOffice, email }) => (
          <section key={id} aria-label={name}>
            <h2>{subjects}</h2>
            <p>{`${name}, ${role}`}</p>
            <ContactLinks contact={{ phone, email }} prefix={isOffice ? 'Office ' : ''} />
          </section>
        ))}
      </div>
      <dl className="safety-dates">
        {dates.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className="paper-only">
          <dt>Address of this page</dt>
          <dd>{address}</dd>
        </div>
      </dl>
    </footer>
  );
}

function SafetyContact({ page: { words, sample, contacts } }: { page: SafetyContent }) {
  const { safety } = contacts;
  return (
    <section aria-labelledby="safety-contact-heading">
      <h2 id="safety-contact-heading">
        {words.safetyContact.heading} {sample ? <Badge>{sample.label}</Badge> : null}
      </h2>
      {safety ? <ContactDetails contact={safety} /> : <p>{words.notStated}</p>}
    </section>
  );
}

/** Documents that buyers can request, who sends them, and a link to the contact form that requests them. */
function Documents({ page: { words, sample, contacts, documents } }: { page: SafetyContent }) {
  return (
    <section className="safety-documents" aria-labelledby="documents-heading">
      <h2 id="documents-heading">
        {words.documents.heading} {sample ? <Badge>{sample.label}</Badge> : null}
      </h2>
      {documents.names.length > 0 ? (
        <>
          <p>{words.documents.text}</p>
          <ul>
            {documents.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      ) : null}
      {contacts.documents ? <ContactDetails contact={contacts.documents} /> : null}
      <ButtonLink variant="outline" className="screen-only" href={documents.request}>
        {words.documents.request}
      </ButtonLink>
    </section>
  );
}

function ContactDetails({
  contact,
}: {
  contact: Contact & { name: string; role?: string | undefined };
}) {
  return (
    <>
      <p>{contact.role ? `${contact.name}, ${contact.role}` : contact.name}</p>
      <ContactLinks contact={contact} />
    </>
  );
}

interface Contact {
  phone?: { number: string; display: string } | undefined;
  email?: string | undefined;
}

function ContactLinks({
  contact: { phone, email },
  prefix = '',
}: {
  contact: Contact;
  prefix?: string;
}) {
  return (
    <>
      {phone ? (
        <TextLink href={`tel:${phone.number}`}>{`${prefix}${phone.display}`}</TextLink>
      ) : null}
      {email ? <TextLink href={`mailto:${email}`}>{email}</TextLink> : null}
    </>
  );
}
