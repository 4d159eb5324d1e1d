import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import { joinViewBox } from '#drawings/index.ts';
import type { Navigation } from '#schemas/navigation.ts';
import { Drawing } from '#site/drawings/drawing.tsx';
import { HeroActions, type HeroButton } from '#ui/blocks/hero-actions.tsx';
import { SectionTag } from '#ui/blocks/section-tag.tsx';
import { TextWithLink } from '#ui/blocks/text-with-link.tsx';
import '#ui/pictures/scene.css';
import './join-band.css';

/** What the band at a page's end says, and where it leads beside the telephone. */
export interface PageBand {
  label: string;
  heading: string;
  text: string;
  /** How to send drawings, where the text asks for them. */
  drawings?: string;
  buttons: readonly HeroButton[];
}

/** Ends most pages: what one can do next, and the telephone. */
export function JoinBand({
  band: { label, heading, text, drawings, buttons },
  company: { phone, email },
}: {
  band: PageBand;
  company: Pick<Company, 'phone' | 'email'>;
}) {
  const actions = [...buttons, { label: phone.display, href: `tel:${phone.number}` }];
  const row = actions.length === 4 ? 'action-row join-actions-four' : 'action-row';
  return (
    <section className="join-band dusk scene wrap" aria-labelledby="join-heading">
      <Drawing
        sprite="join"
        name="landscape"
        viewBox={joinViewBox}
        className="landscape join-landscape"
      />
      <div className="join-words">
        <SectionTag device="25">{label}</SectionTag>
        <h2 id="join-heading" className="type-section-title">
          {heading}
        </h2>
        <p className="type-lead text-ink-2">{text}</p>
        {drawings ? (
          <p className="text-ink-2">
            <TextWithLink text={drawings} mark="{email}" href={`mailto:${email}`} label={email} />
          </p>
        ) : null}
        <div className={`${row} rail-end`}>
          <HeroActions buttons={actions} />
        </div>
      </div>
    </section>
  );
}

/** The band of pages without one of their own: who we look for, and how to apply. */
export const careersBand = ({ action, ...words }: Navigation['joinBand']): PageBand => ({
  ...words,
  buttons: [{ label: action, href: routes.contactForm }],
});
