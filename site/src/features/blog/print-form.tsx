import type { Article } from '#site/read/read-articles.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Panel } from '#ui/sections/panel.tsx';
import './note.css';
import './print-form.css';

/**
 * Printable form with the checklists of an article. The button prints only this form. Without scripts, the button links
 * to the form's anchor, and then the browser's print command also prints only the form.
 */
export function PrintForm({
  title,
  company,
  form: { heading, text, button, fields },
}: {
  title: string;
  company: string;
  form: NonNullable<Article['form']>;
}) {
  return (
    <section id="form" className="print-form" aria-labelledby="form-heading">
      <Panel small className="note print-form-offer screen-only">
        <h3 id="form-heading" className="type-card-title">
          {heading}
        </h3>
        <p>{text}</p>
        <ButtonLink variant="outline" href="#form" data-print="form">
          {button}
        </ButtonLink>
      </Panel>
      <div className="paper-only" aria-hidden="true">
        <p className="type-card-title">{title}</p>
        <p className="type-mono">{company}</p>
        <ul role="list" className="print-form-fields">
          {fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
