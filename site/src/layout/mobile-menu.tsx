import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { PageLinks } from './page-links.tsx';
import './mobile-menu.css';

export interface MobileMenuProps {
  company: Company;
  navigation: Navigation;
  /** The address of the page that shows it. */
  path: string;
}

/** The links of the header on narrow screens: feeders on a bus, the breaker of this page closed. */
export function MobileMenu({ company, navigation, path }: MobileMenuProps) {
  const { emergencyPhone } = company;
  return (
    <div id="menu" popover="auto" className="mobile-menu">
      <nav aria-label="Menu">
        <ul className="menu-bus">
          <PageLinks links={navigation.header} path={path} />
        </ul>
      </nav>
      <div className="grid gap-3">
        <p className="type-mono text-ink-2">{navigation.emergencyLabel}</p>
        <ButtonLink size="lg" href={`tel:${emergencyPhone.number}`}>
          <Icon name="phone" />
          {emergencyPhone.display}
        </ButtonLink>
        <ButtonLink size="lg" variant="outline" href={routes[navigation.action.page]}>
          {navigation.action.label}
        </ButtonLink>
      </div>
    </div>
  );
}
