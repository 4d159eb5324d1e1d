import { routes } from '#contract/routes.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { Tooltip } from '#ui/controls/tooltip.tsx';
import { MobileMenu, type MobileMenuProps } from './mobile-menu.tsx';
import { PageLinks } from './page-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';
import './header.css';

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
          <ButtonLink className="header-action" href={routes[navigation.action.page]}>
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
