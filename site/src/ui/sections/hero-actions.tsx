import { ButtonLink } from '../controls/button.tsx';
import { Icon } from '../controls/icon.tsx';

export interface HeroButton {
  label: string;
  /** Phone number, shown after the label. A page can enlarge its class `button-number`. */
  number?: string;
  href: string;
}

/** Buttons of a hero. The first button is the primary action; phone links have a phone icon. */
export function HeroActions({ buttons }: { buttons: readonly HeroButton[] }) {
  return (
    <>
      {buttons.map(({ label, number, href }, index) => (
        <ButtonLink key={label} size="lg" variant={index === 0 ? 'default' : 'outline'} href={href}>
          {href.startsWith('tel:') ? <Icon name="phone" /> : null}
          {number ? (
            <span>
              {label}: <span className="button-number">{number}</span>
            </span>
          ) : (
            label
          )}
          {index === 0 && !href.startsWith('tel:') ? <Icon name="arrow" className="arrow" /> : null}
        </ButtonLink>
      ))}
    </>
  );
}
