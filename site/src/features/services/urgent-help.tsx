import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import type { Urgent } from '#schemas/service.ts';
import '#ui/sections/split.css';
import './urgent-help.css';

type Phone = Company['emergencyPhone'];

/** Id of the help in Spanish, for the link from the help in English. The truck card's side in Spanish has it too. */
const spanishId = 'espanol';

/**
 * What a caller needs first in an emergency, below the page heading: the phone number, what to do until the crew
 * arrives, and what to say on the phone.
 */
export function UrgentHelp({
  urgent,
  lead,
  phone,
  cardLink,
}: {
  urgent: Urgent;
  /** Sentence that says when to call. */
  lead: string;
  phone: Phone;
  /** Text of the link to the truck card, if the site has the card. */
  cardLink: string | undefined;
}) {
  const { untilWeArrive, callHeading, facts, arrival, spanish } = urgent;
  return (
    <div className="urgent-help">
      <div className="urgent-first grid gap-1">
        <p className="type-small text-ink-2">{lead}</p>
        <div className="flex flex-wrap items-center gap-x-7">
          <PhoneNumber phone={phone} />
          <a className="urgent-language screen-only" href={`#${spanishId}`} lang="es">
            {spanish.link}
          </a>
          <CardLink text={cardLink} href={routes.truckCard} />
        </div>
        <Instructions instructions={untilWeArrive} />
      </div>
      <div className="urgent-call grid gap-3">
        <h2 className="type-card-title">{callHeading}</h2>
        <Facts facts={facts} />
        <p className="type-small text-ink-2">{arrival}</p>
      </div>
    </div>
  );
}

/** Emergency help in Spanish, below the yard picture. */
export function UrgentHelpInSpanish({
  words,
  phone,
  cardLink,
}: {
  words: Urgent['spanish'];
  phone: Phone;
  cardLink: string | undefined;
}) {
  const { heading, untilWeArrive, callHeading, facts, arrival } = words;
  return (
    <div id={spanishId} className="wrap rhythm rail" lang="es">
      <div className="split split-tablet split-7-5 urgent-panel">
        <div className="urgent-first grid gap-1">
          <h2 className="type-card-title">{heading}</h2>
          <PhoneNumber phone={phone} />
          <Instructions instructions={untilWeArrive} />
        </div>
        <div className="urgent-call grid gap-3">
          <h3 className="type-card-title">{callHeading}</h3>
          <Facts facts={facts} />
          <p className="type-small text-ink-2">{arrival}</p>
          <CardLink text={cardLink} href={`${routes.truckCard}#${spanishId}`} />
        </div>
      </div>
    </div>
  );
}

/** Link to the truck card, not printed. */
function CardLink({ text, href }: { text: string | undefined; href: string }) {
  if (!text) return null;
  return (
    <p className="screen-only">
      <a className="urgent-language" href={href}>
        {text}
      </a>
    </p>
  );
}

function PhoneNumber({ phone }: { phone: Phone }) {
  return (
    <p>
      <a className="urgent-number" href={`tel:${phone.number}`}>
        {phone.display}
      </a>
    </p>
  );
}

/** What to do until the crew arrives. */
function Instructions({ instructions }: { instructions: readonly string[] }) {
  return (
    <ul role="list" className="urgent-lines">
      {instructions.map((instruction) => (
        <li key={instruction}>{instruction}</li>
      ))}
    </ul>
  );
}

/** What to say on the phone. */
function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <ol role="list" className="urgent-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ol>
  );
}
