import type { ReactNode } from 'react';
import { routes, sampleSheetRoute, spreadsheetRoute } from '#contract/routes.ts';
import type { SamplesWords } from '#schemas/samples-page.ts';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Breadcrumb } from '#ui/sections/breadcrumb.tsx';
import type { FieldForm } from './field-form.ts';
import './sheet-page.css';

/** Page of a field form to fill in on the page or on paper. Without scripts, visitors use the browser's print command. */
export function BlankPage({
  form,
  words,
  children,
}: {
  form: Pick<FieldForm, 'id' | 'title'>;
  words: SamplesWords;
  /** The form. */
  children: ReactNode;
}) {
  const { heading, blank, links } = words;
  return (
    <div className="wrap rhythm sheet-page">
      <Breadcrumb pages={breadcrumbs.sample(heading, form.title)} />
      <div className="grid gap-4 screen-only">
        <p className="text-ink-2">{blank.note}</p>
        <div className="action-row blank-actions">
          <ButtonLink variant="link" href={sampleSheetRoute(form.id)}>
            {links.filled}
          </ButtonLink>
          <ButtonLink variant="link" href={spreadsheetRoute(form.id)} download>
            {links.spreadsheet}
          </ButtonLink>
          <ButtonLink variant="link" href={routes.fieldForms}>
            {words.offer.link}
          </ButtonLink>
        </div>
      </div>
      {children}
    </div>
  );
}
