import { blankFormRoute } from '#contract/routes.ts';
import { removeStored, writeStored } from '#site/browser/local-storage.ts';
import type { FormName } from '../field-form.ts';
import { describeForm } from './describe-form.ts';
import type { FilledForm } from './filled-form.ts';

/** Key of the note in local storage. `continue-form.astro` reads it. */
const noteKey = 'last-form';

/** Note about the form that the visitor changed last. Other pages show it in their first paint, without the database. */
interface LastForm {
  id: string;
  /** Address at which the form opens. */
  address: string;
  title: string;
  /** What the form is for. Example: Booster 3, feeder relay */
  about: string;
  /** Time of the last change, in milliseconds since 1970. */
  changedAt: number;
}

/** Writes the note about the first of the kept forms that the site still has; removes the note if there is none. */
export function noteLastForm(kept: readonly FilledForm[], forms: readonly FormName[]): void {
  for (const filled of kept) {
    const page = forms.find(({ formId }) => formId === filled.form);
    if (!page) continue;
    const { id, title, changedAt } = filled;
    const about = describeForm(filled).join(', ');
    const address = `${blankFormRoute(page.id)}#${id}`;
    const note: LastForm = { id, address, title, about, changedAt };
    writeStored(noteKey, JSON.stringify(note));
    return;
  }
  removeStored(noteKey);
}
