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
          <ButtonLabel label={label} />
          {index === 0 && !href.startsWith('tel:') ? <Icon name="arrow" className="arrow" /> : null}
        </ButtonLink>
      ))}
    </>
  );
}

/** Label of a button. A phone number after a colon is an element of its own, so that a page can enlarge it. */
function ButtonLabel({ label }: { label: string }) {
  const [text, number] = label.split(': ');
  if (!number) return label;
  return (
    <span>
      {text}: <span className="button-number">{number}</span>
    </span>
  );
}
