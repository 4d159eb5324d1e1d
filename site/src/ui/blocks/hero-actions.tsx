import { ButtonLink } from '../controls/button.tsx';
import { Icon } from '../controls/icon.tsx';

export interface HeroButton {
  label: string;
  href: string;
}

/** Buttons of a hero. The first button is the primary action; phone links have a phone icon. */
export function HeroActions({ buttons }: { buttons: readonly HeroButton[] }) {
  return (
    <>
      {buttons.map(({ label, href }, index) => (
        <ButtonLink key={label} size="lg" variant={index === 0 ? 'default' : 'outline'} href={href}>
          {href.startsWith('tel:') ? <Icon name="phone" /> : null}
          {label}
          {index === 0 && !href.startsWith('tel:') ? <Icon name="arrow" className="arrow" /> : null}
        </ButtonLink>
      ))}
    </>
  );
}
