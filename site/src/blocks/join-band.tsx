import type { Company } from '#contract/company.ts';
import { routes } from '#contract/routes.ts';
import { type ForelandName, forelands } from '#drawings/forelands/forelands.ts';
import crewOnLine from '#drawings/landscapes/join.svg?raw';
import { SvgFile } from '#drawings/svg-file.tsx';
import type { Navigation } from '#schemas/navigation.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { HeroActions, type HeroButton } from '#ui/sections/hero-actions.tsx';
import { SectionTag } from '#ui/sections/section.tsx';
import { emailLink, TextWithLinks } from '#ui/sections/text-with-links.tsx';
import '#ui/pictures/scene.css';
import './join-band.css';

/** Text and buttons for clients in the band at the end of a page. */
export interface PageBand {
  label: string;
  heading: string;
  text: string;
  /** Sentence on how to send drawings, for pages that ask for them. The email address in it becomes a link. */
  drawings?: string | undefined;
  /** Landscape behind the text. Default: a crew that builds a line. */
  landscape?: ForelandName | undefined;
  /** Emergency number, shown at the size of a heading. */
  number?: Company['phone'] | undefined;
  buttons: readonly HeroButton[];
  /** Address of the job button. Default: the contact form. `null` on pages whose first button is already about jobs. */
  join?: string | null;
}

/**
 * Band at the end of most pages with two calls to action: one for clients, and one for job applicants. The job part is
 * omitted if the site has no careers page.
 */
export function JoinBand({
  band: { label, heading, text, drawings, landscape, number, buttons, join = routes.workForm },
  navigation: { joinBand, action },
  company: { phone, email },
}: {
  band: PageBand;
  navigation: Pick<Navigation, 'joinBand' | 'action'>;
  company: Pick<Company, 'phone' | 'email'>;
}) {
  const actions = [...buttons, { label: phone.display, href: `tel:${phone.number}` }];
  return (
    <section
      className="join-band always-dark scene wrap screen-only"
      aria-labelledby="join-heading"
    >
      {landscape ? (
        <SvgFile svg={forelands[landscape]} className="landscape join-landscape join-foreland" />
      ) : (
        <SvgFile svg={crewOnLine} className="landscape join-landscape" />
      )}
      <div className="join-doors">
        <div className="join-words">
          <SectionTag>{label}</SectionTag>
          <h2 id="join-heading" className="type-section-title">
            {heading}
          </h2>
          {number ? (
            <a className="type-closing-title join-number" href={`tel:${number.number}`}>
              {number.display}
            </a>
          ) : null}
          <p className="type-lead text-ink-2">{text}</p>
          {drawings ? (
            <p className="text-ink-2">
              <TextWithLinks text={drawings} links={[emailLink(email)]} />
            </p>
          ) : null}
          <div className="action-row rail-end">
            <HeroActions buttons={number ? buttons : actions} />
          </div>
        </div>
        {join !== null && joinBand && action ? (
          <div className="join-crew">
            {number ? null : <JobInvitation joinBand={joinBand} />}
            <ButtonLink size="lg" variant="outline" href={join}>
              {action.label}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** Invitation to apply for a job; omitted on urgent pages, which show only the job button. */
function JobInvitation({ joinBand }: { joinBand: NonNullable<Navigation['joinBand']> }) {
  return (
    <>
      <SectionTag>{joinBand.label}</SectionTag>
      <h3 className="type-card-title">{joinBand.heading}</h3>
      <p className="type-small text-ink-2">
        <TextWithLinks
          text={joinBand.text}
          links={[{ label: joinBand.careers, href: routes.careers }]}
        />
      </p>
    </>
  );
}

/** Returns the general band, for pages without their own band. */
export const composeQuoteBand = ({ action, ...words }: Navigation['quoteBand']): PageBand => ({
  ...words,
  buttons: [{ label: action, href: routes.contactForm }],
});
