import { routes, sampleSheetRoute } from '#contract/routes.ts';
import { ButtonLink } from '#ui/controls/button.tsx';

/** One sentence about the field forms, with links to the given sheets and to the page of all forms. */
export function FieldFormsLine({
  line: { text, link },
  sheets = [],
}: {
  line: { text: string; link: string };
  sheets?: readonly { id: string; title: string }[];
}) {
  return (
    <div className="grid gap-2 screen-only">
      <p>{text}</p>
      <div className="action-row">
        {sheets.map(({ id, title }) => (
          <ButtonLink key={id} variant="link" href={sampleSheetRoute(id)}>
            {title}
          </ButtonLink>
        ))}
        <ButtonLink variant="link" href={routes.fieldForms}>
          {link}
        </ButtonLink>
      </div>
    </div>
  );
}
