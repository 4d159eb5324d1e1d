import { beginForm, type FilledForm } from './filled-form.ts';
import type { KeepStatus } from './form-session.ts';
import { findForm, listForms } from './form-store.ts';
import { readFilledForm } from './read-copy.ts';

/** A form that was opened or begun, and whether the browser keeps it. */
export interface OpenedForm {
  filled: FilledForm;
  status: KeepStatus | 'missing';
  /** The form as the store has it, if a later release of the site kept it and this release cannot read it. */
  unread?: unknown;
}

/** Opens the kept form with this id; begins a new form if there is no id or no such form. */
export async function openForm(
  id: string | undefined,
  form: { formId: string; title: string },
): Promise<OpenedForm> {
  const begun = beginForm(form);
  try {
    if (id === undefined) {
      // Find out before the first word whether the browser keeps anything.
      await listForms();
      return { filled: begun, status: 'empty' };
    }
    const kept = await findForm(id);
    if (kept === undefined) return { filled: begun, status: 'missing' };
    const opened = readFilledForm(kept);
    if ('fault' in opened) return { filled: begun, status: 'newer', unread: kept };
    return { filled: opened.form, status: 'kept' };
  } catch {
    return { filled: begun, status: 'unavailable' };
  }
}
