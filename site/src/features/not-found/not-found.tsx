import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import type { Entry } from '#site/read/read-entries.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { LinkList } from '#ui/sections/link-list.tsx';
import './not-found.css';

/** Page for unknown addresses: a drawing, the emergency number, and links to the home page and the main pages. */
export function NotFound({
  notFound,
  navigation,
  phone,
}: {
  notFound: Omit<Entry<'notFound'>, 'id'>;
  navigation: Pick<Navigation, 'header' | 'emergencyLabel'>;
  phone: Company['emergencyPhone'];
}) {
  const links = navigation.header.filter(({ page }) => page !== 'home');
  return (
    <section className="wrap dead-end" aria-labelledby="not-found-heading">
      <OpenSwitch />
      <h1 id="not-found-heading" className="type-page-title">
        {notFound.heading}
      </h1>
      <p className="type-lead text-ink-2">{notFound.text}</p>
      <div className="action-row">
        <ButtonLink size="lg" href={routes.home}>
          {notFound.action}
        </ButtonLink>
        <ButtonLink
          size="lg"
          variant="outline"
          href={`tel:${phone.number}`}
          aria-label={`${navigation.emergencyLabel} ${phone.display}`}
        >
          <Icon name="phone" />
          {phone.display}
        </ButtonLink>
      </div>
      <h2 className="type-card-title mt-4">{notFound.pages}</h2>
      <LinkList links={links.map(({ label, page }) => ({ text: label, href: routes[page] }))} />
    </section>
  );
}

// Measures of the drawing of an open switch, in drawing units.
const drawingWidth = 1280;
const busY = 80;
const contactX = 520;
const hingeX = 720;
/** End of the open blade, above the contact. */
const bladeEnd = { x: contactX + 4, y: 16 };

/** Drawing of an open switch in a bus. The part behind the switch is dashed, because it is not energized. */
function OpenSwitch() {
  return (
    <svg
      className="open-switch"
      viewBox={`0 0 ${drawingWidth} 120`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={`M0 ${busY}h${contactX}`} stroke="var(--hot-line)" strokeWidth="5" />
      <path
        d={`M${hingeX} ${busY} ${bladeEnd.x} ${bladeEnd.y}`}
        stroke="var(--ink)"
        strokeWidth="5"
      />
      <path
        d={`M${hingeX} ${busY}h${drawingWidth - hingeX}`}
        stroke="var(--ink-3)"
        strokeWidth="5"
        strokeDasharray="14 12"
      />
      <circle cx={contactX} cy={busY} r="11" fill="var(--hot-line)" />
      <circle cx={hingeX} cy={busY} r="11" fill="var(--ink)" />
    </svg>
  );
}
