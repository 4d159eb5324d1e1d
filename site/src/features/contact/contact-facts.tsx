import type { ReactNode } from 'react';
import type { Company } from '#contract/company.ts';
import { safetyRoute } from '#contract/routes.ts';
import { describeLicense } from '#schemas/licenses-in-time.ts';
import { builtAt } from '#site/read/built-at.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import { Panel } from '#ui/sections/panel.tsx';
import type { ContactContent } from './read-contact.ts';
import './contact-page.css';

type ContactProps = { contact: ContactContent; company: Company };

/** Phone and email, for visitors who do not use the form. */
export function ContactWays({ contact: { facts }, company: { phone, email } }: ContactProps) {
  const call = <a href={`tel:${phone.number}`}>{phone.display}</a>;
  const mail = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <DrawingBlock
      className="cell-block contact-facts"
      cells={[
        [facts.phone, call],
        [facts.email, mail],
      ]}
    />
  );
}

/** Office address, hours, licenses, and a link to the safety numbers. */
export function ContactFacts({ contact: { facts, safety }, company }: ContactProps) {
  const { address, hours, licenses, timeZone } = company;
  const office = (
    <address>
      {address.street}
      <br />
      {`${address.city}, ${address.state} ${address.postalCode}`}
    </address>
  );
  const licenseNumbers = licenses.map((license) => (
    <p key={license.number}>
      {license.state}: <span className="whitespace-nowrap">{license.number}</span>
      {describeLicense(license, builtAt, timeZone).map((detail) => (
        <span key={detail} className="license-detail">
          {detail}
        </span>
      ))}
      {license.authority && (
        <a href={license.authority.url} className="license-detail">
          {license.authority.name}
        </a>
      )}
    </p>
  ));
  const safetyLink = <a href={safetyRoute}>{safety?.link}</a>;
  const cells: [name: string, value: ReactNode][] = [
    [facts.office, office],
    [facts.hours, hours.text],
  ];
  if (licenses.length > 0) cells.push([facts.licenses, licenseNumbers]);
  if (safety) cells.push([safety.label, safetyLink]);
  return (
    <div className="contact-aside">
      <DrawingBlock className="cell-block contact-facts" cells={cells} />
    </div>
  );
}

/** Emergency phone number, shown before the contact form. */
export function EmergencyCard({
  contact: { emergency },
  company: { emergencyPhone },
}: ContactProps) {
  return (
    <Panel as="section" dark small className="emergency-card" aria-labelledby="emergency-heading">
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
    </Panel>
  );
}
