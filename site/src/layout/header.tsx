import type { Company } from '#contract/company.ts';
import { routes, safetyRoute, serviceRoute } from '#contract/routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { Tooltip } from '#ui/controls/tooltip.tsx';
import { HeroActions } from '#ui/sections/hero-actions.tsx';
import { ThemeChoices, ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';
import './header.css';
import './mobile-menu.css';

interface MobileMenuProps {
  company: Company;
  navigation: Navigation;
  services: readonly { id: string; title: string; alwaysOn: boolean }[];
  /** Label of the link to the safety numbers; undefined if there are no safety numbers. */
  safety: string | undefined;
  /** Address of the current page. Example: /services/maintenance */
  path: string;
}

interface HeaderProps extends MobileMenuProps {
  /** Whether the header is dark, because the page starts with a dark panel. */
  deep?: boolean;
}

/** Sticky header of every page: company name, links, emergency number, theme switch and menu button. */
export function Header({ company, navigation, services, safety, path, deep = false }: HeaderProps) {
  const { emergencyPhone } = company;
  return (
    <header
      className={deep ? 'site-header always-dark text-ink screen-only' : 'site-header screen-only'}
    >
      <div className="wrap header-row flex items-center">
        <Wordmark name={company.name} />
        <nav className="header-links" aria-label="Main">
          <ul>
            <PageLinks links={navigation.header} path={path} />
          </ul>
        </nav>
        <div className="header-tools tooltip-group flex items-center">
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
          {navigation.action ? (
            <ButtonLink
              variant="outline"
              className={
                path === routes.home ? 'header-action header-action-home' : 'header-action'
              }
              href={routes[navigation.action.page]}
            >
              {navigation.action.label}
            </ButtonLink>
          ) : null}
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
      <MobileMenu
        company={company}
        navigation={navigation}
        services={services}
        safety={safety}
        path={path}
      />
    </header>
  );
}

/** Menu for narrow screens. Links are drawn as feeders on a bus; the breaker of the current page is closed. */
function MobileMenu({ company, navigation, services, safety, path }: MobileMenuProps) {
  const { emergencyPhone } = company;
  const { action } = navigation;
  const urgent = services.filter(({ alwaysOn }) => alwaysOn);
  return (
    <div id="menu" popover="auto" className="mobile-menu">
      <div className="menu-emergency grid gap-2">
        <p className="type-mono text-ink-2">{navigation.emergencyLabel}</p>
        <HeroActions
          buttons={[{ label: emergencyPhone.display, href: `tel:${emergencyPhone.number}` }]}
        />
        <ul role="list" className="menu-more flex flex-wrap">
          {urgent.map(({ id, title }) => (
            <PageLink key={id} href={serviceRoute(id)} path={path}>
              {title}
            </PageLink>
          ))}
        </ul>
      </div>
      <nav aria-label="Menu">
        <ul className="menu-bus">
          <PageLinks links={navigation.header} path={path} />
        </ul>
        {navigation.menu.length > 0 || safety ? (
          <ul className="menu-more flex flex-wrap">
            {safety ? (
              <PageLink href={safetyRoute} path={path}>
                {safety}
              </PageLink>
            ) : null}
            <PageLinks links={navigation.menu} path={path} />
          </ul>
        ) : null}
      </nav>
      <div className="menu-calls grid gap-3">
        {action ? (
          <ButtonLink
            size="lg"
            variant="outline"
            className="menu-action"
            href={routes[action.page]}
          >
            {action.label}
          </ButtonLink>
        ) : null}
        <ThemeChoices />
      </div>
    </div>
  );
}

/** List items with links. The link to the current page, or to the section that contains it, has `aria-current`. */
function PageLinks({ links, path }: { links: Navigation['header']; path: string }) {
  return links.map(({ label, page }) => (
    <PageLink key={page} href={routes[page]} path={path}>
      {label}
    </PageLink>
  ));
}

function PageLink({ href, path, children }: { href: string; path: string; children: string }) {
  return (
    <li>
      <a href={href} aria-current={findCurrent(href, path)}>
        {children}
      </a>
    </li>
  );
}

/** Returns the value of `aria-current`: `true` means that the link leads to the section with the current page. */
function findCurrent(href: string, path: string): 'page' | true | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? true : undefined;
}
