import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { Tooltip } from '#ui/controls/tooltip.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';
import './header.css';
import './mobile-menu.css';

interface HeaderProps extends MobileMenuProps {
  /** Whether it lies on a dark panel. */
  deep?: boolean;
}

/** Stays at the top of every page: name, links, the number that is always answered, theme, menu. */
export function Header({ company, navigation, path, deep = false }: HeaderProps) {
  const { emergencyPhone } = company;
  return (
    <header className={deep ? 'site-header dusk text-ink' : 'site-header'}>
      <div className="wrap header-row">
        <Wordmark name={company.name} />
        <nav className="header-links" aria-label="Main">
          <ul>
            <PageLinks links={navigation.header} path={path} />
          </ul>
        </nav>
        <div className="header-tools tooltip-group">
          <a
            className="header-phone tooltip-owner"
            href={`tel:${emergencyPhone.number}`}
            aria-label={`${navigation.emergencyLabel} ${emergencyPhone.display}`}
          >
            <Icon name="phone" />
            <span className="header-phone-text">
              <span className="live-dot" />
              {navigation.emergencyLabel}
              <strong>{emergencyPhone.display}</strong>
            </span>
            <Tooltip>{`${navigation.emergencyLabel} ${emergencyPhone.display}`}</Tooltip>
          </a>
          <ButtonLink
            variant="outline"
            className={path === routes.home ? 'header-action header-action-home' : 'header-action'}
            href={routes[navigation.action.page]}
          >
            {navigation.action.label}
          </ButtonLink>
          <ThemeSwitch />
          <button
            type="button"
            className="button button-outline button-icon menu-button tooltip-owner"
            popoverTarget="menu"
            aria-label="Menu"
          >
            <Icon name="menu" className="menu-shut" />
            <Icon name="close" className="menu-open" />
            <Tooltip>Menu</Tooltip>
          </button>
        </div>
      </div>
      <MobileMenu company={company} navigation={navigation} path={path} />
    </header>
  );
}

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

/** The header's links as the entries of a list; the one to the page at `path` says so. */
export function PageLinks({ links, path }: { links: Navigation['header']; path: string }) {
  return links.map(({ label, page }) => (
    <li key={page}>
      <a href={routes[page]} aria-current={routes[page] === path ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ));
}
