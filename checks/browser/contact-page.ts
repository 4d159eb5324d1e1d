import type { Locator, Page } from '@playwright/test';
import { fields, formWords } from './visitor.ts';

/* Parts of the contact page. */

/** The region that contains the notices. */
export const notices = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications', exact: true });

/** The permanent message about a sent or failed inquiry, in place of the form or beside its button. */
export const outcome = (page: Page): Locator => page.locator('[data-send-outcome]');

export const errorSummary = (page: Page): Locator => page.locator('[data-error-summary]');

export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: formWords.submit });

/** The input of a field. Only `phone` must match exactly, because other labels contain the same word. */
export const field = (page: Page, name: keyof typeof fields): Locator =>
  page.getByLabel(fields[name].label, { exact: name === 'phone' });

/** The radio button for an inquiry about a job, or for an application for work. */
export const kindChoice = (page: Page, kind: 'job' | 'work'): Locator =>
  page.getByRole('radio', { name: fields.kind.choices?.[kind] ?? '' });
