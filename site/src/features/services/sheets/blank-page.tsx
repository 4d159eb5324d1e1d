import { sampleSheetRoute, samplesRoute, spreadsheetRoute } from '#contract/routes.ts';
import type { SamplesWords } from '#schemas/samples-page.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import type { FieldForm } from '#site/data/field-form.ts';
import { Breadcrumb } from '#ui/blocks/breadcrumb.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { BlankForm } from './blank-form.tsx';
import './sheet-page.css';

/** Page of a blank form with a print button. Without scripts, visitors use the browser's print command. */
export function BlankPage({
  form,
  words,
  company,
}: {
  form: FieldForm;
  words: SamplesWords;
  company: { name: string; numbers: readonly string[] };
}) {
  const { heading, blank, links } = words;
  return (
    <div className="wrap rhythm sheet-page">
      <Breadcrumb pages={breadcrumbs.sample(heading, form.title)} />
      <div className="grid gap-4 screen-only">
        <p className="text-ink-2">{blank.note}</p>
        <div className="action-row blank-actions">
          <Button className="scripted-only" data-print="page">
            {blank.print}
          </Button>
          <ButtonLink variant="link" href={sampleSheetRoute(form.id)}>
            {links.filled}
          </ButtonLink>
          <ButtonLink variant="link" href={spreadsheetRoute(form.id)} download>
            {links.spreadsheet}
          </ButtonLink>
          <ButtonLink variant="link" href={samplesRoute}>
            {words.offer.link}
          </ButtonLink>
        </div>
      </div>
      <BlankForm form={form} words={blank} company={company} />
    </div>
  );
}
