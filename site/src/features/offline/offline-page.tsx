import type { ReactNode } from 'react';
import type { Company } from '#contract/company.ts';
import { YardScene } from '#site/blocks/yard-scene.tsx';
import type { Entry } from '#site/read/read-entries.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { type Link, LinkList } from '#ui/sections/link-list.tsx';
import '#ui/sections/page-hero.css';
import '#site/blocks/yard-hero.css';
import './offline-page.css';

/**
 * Shown offline instead of a page that is not stored: phone numbers first, then links to the stored pages. The HTML
 * lists all pages of the site as hidden items, and a script shows the stored pages. The picture of a downed line also
 * appears on the emergency page.
 */
export function OfflinePage({
  offline,
  company,
  groups,
  children,
}: {
  offline: Omit<Entry<'offline'>, 'id'>;
  company: Company;
  groups: readonly { heading: string; links: readonly Link[] }[];
  /** The link to the field form that the visitor has begun. */
  children: ReactNode;
}) {
  const { phones, stored } = offline;
  return (
    <>
      <div className="sky scene page-hero yard-hero scene-emergency">
        <div className="wrap page-hero-words yard-hero-words">
          <h1 className="type-page-title">{offline.heading}</h1>
          <p className="type-lead text-ink-2">{offline.text}</p>
          <div className="action-row">
            <Phone label={phones.emergency} phone={company.emergencyPhone} size="lg" />
            <Phone label={phones.office} phone={company.phone} size="lg" variant="outline" />
            {/* An empty `href` reloads the requested address, because this page is shown at that address. */}
            <ButtonLink size="lg" variant="outline" href="">
              {offline.again}
            </ButtonLink>
          </div>
          {children}
        </div>
        <YardScene drawing="emergency" className="yard" />
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
  ...buttonProps
}: { label: string; phone: Company['phone'] } & Pick<
  Parameters<typeof ButtonLink>[0],
  'size' | 'variant'
>) {
  return (
    <ButtonLink href={`tel:${phone.number}`} {...buttonProps}>
      <Icon name="phone" />
      {/* Neither part wraps, so that in narrow buttons the number is on a separate line. */}
      <span className="phone-lines">
        <span className="whitespace-nowrap">{label}:</span>{' '}
        <span className="whitespace-nowrap">{phone.display}</span>
      </span>
    </ButtonLink>
  );
}
