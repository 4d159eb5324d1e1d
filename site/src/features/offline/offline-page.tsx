import type { Company } from '#contract/company.ts';
import type { Entry } from '#site/data/content.ts';
import { YardScene } from '#site/drawings/yard-scene.tsx';
import { type Link, LinkList } from '#ui/blocks/link-list.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import '#ui/blocks/page-hero.css';
import '#site/layout/yard-hero.css';
import './offline-page.css';

/**
 * In place of a page that is not stored where there is no network: the phone first, then what
 * is stored. The list holds every page of the site; its script shows those that are there. The line
 * that is down in the picture is the emergency page's, which is stored with this one.
 */
export function OfflinePage({
  offline,
  company,
  groups,
}: {
  offline: Omit<Entry<'offline'>, 'id'>;
  company: Company;
  groups: readonly { heading: string; links: readonly Link[] }[];
}) {
  const { phones, stored } = offline;
  return (
    <>
      <div className="sky scene page-hero yard-hero moment-emergency">
        <div className="wrap page-hero-words yard-hero-words">
          <h1 className="type-page-title">{offline.heading}</h1>
          <p className="type-lead text-ink-2">{offline.text}</p>
          <div className="action-row">
            <Phone label={phones.emergency} phone={company.emergencyPhone} size="lg" />
            <Phone label={phones.office} phone={company.phone} size="lg" variant="outline" />
            {/* The address that was requested, which is not this page's own. */}
            <ButtonLink size="lg" variant="outline" href="">
              {offline.again}
            </ButtonLink>
          </div>
        </div>
        <YardScene moment="emergency" className="yard" />
      </div>
      <section
        className="wrap rhythm index-cards grid gap-5"
        aria-labelledby="stored-heading"
        data-stored
        hidden
      >
        <h2 id="stored-heading" className="type-section-title">
          {stored.heading}
        </h2>
        <p className="text-ink-2">{stored.text}</p>
        {groups.map(({ heading, links }) => (
          <div key={heading} className="stored-group">
            <h3 className="type-card-title">{heading}</h3>
            <LinkList links={links} hidden />
          </div>
        ))}
      </section>
    </>
  );
}

function Phone({
  label,
  phone,
  ...look
}: { label: string; phone: Company['phone'] } & Pick<
  Parameters<typeof ButtonLink>[0],
  'size' | 'variant'
>) {
  return (
    <ButtonLink href={`tel:${phone.number}`} {...look}>
      <Icon name="phone" />
      {/* On phones the number is a line of its own, on both. */}
      <span className="phone-lines">
        <span className="whitespace-nowrap">{label}:</span>{' '}
        <span className="whitespace-nowrap">{phone.display}</span>
      </span>
    </ButtonLink>
  );
}
