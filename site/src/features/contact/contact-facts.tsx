import type { ReactNode } from 'react';
import type { Company } from '#contract/company.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import type { ContactContent } from './read-contact.ts';
import './contact-page.css';

type Known = { contact: ContactContent; company: Company };

/** What one who does not write in the form does: call, or write a mail. */
export function ContactWays({ contact: { facts }, company: { phone, email } }: Known) {
  return (
    <dl className="contact-facts">
      <Fact label={facts.phone}>
        <a href={`tel:${phone.number}`}>{phone.display}</a>
      </Fact>
      <Fact label={facts.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
    </dl>
  );
}

/** Where and when the office is, its licenses, and the number for an outage. */
export function ContactFacts({ contact: { facts, emergency }, company }: Known) {
  const { emergencyPhone, address, hours, licenses } = company;
  return (
    <div className="contact-aside">
      <dl className="contact-facts">
        <Fact label={facts.office}>
          <address>
            {address.street}
            <br />
            {`${address.city}, ${address.state} ${address.postalCode}`}
          </address>
        </Fact>
        <Fact label={facts.hours}>{hours.text}</Fact>
        {licenses.length > 0 ? (
          <Fact label={facts.licenses}>
            {licenses.map(({ state, number }) => (
              <p key={number}>
                {state}: <span className="whitespace-nowrap">{number}</span>
              </p>
            ))}
          </Fact>
        ) : null}
      </dl>
      <section className="emergency-card dusk" aria-labelledby="emergency-heading">
        <h2 id="emergency-heading" className="type-card-title">
          {emergency.heading}
        </h2>
        <p className="text-ink-2">{emergency.text}</p>
        <b className="emergency-number">{emergencyPhone.display}</b>
        <ButtonLink
          size="lg"
          variant="outline"
          href={`tel:${emergencyPhone.number}`}
          aria-label={`${emergency.action}: ${emergencyPhone.display}`}
        >
          <Icon name="phone" />
          {emergency.action}
        </ButtonLink>
      </section>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="title-block-label">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
